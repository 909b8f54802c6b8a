import { gallery as words } from '@okolitsa/strings/ru/gallery.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { lazy, Suspense, useState } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import { SectionHeader } from '../../../ui/section-header.tsx'
import type { BlockAt } from '../block-at.ts'
import { blockPicture } from '../block-picture.ts'
import css from './gallery.module.css'

const PictureViewer = lazy(() => import('../../../ui/picture-viewer.tsx'))
const FRAME = { width: 416, height: 312 }
/** Size of the first picture of a mosaic and of a single picture. */
const LARGE = { width: 832, height: 624 }
const WHOLE = { width: 1_280, height: 960 }

/** Pictures that open in a viewer, which is loaded on the first press. */
export function GalleryBlock({ block }: BlockAt<'gallery'>) {
  const { title, layout } = block.props
  const [opened, setOpened] = useState<number | null>(null)
  const items = block.props.items.flatMap(({ picture, text: alt }) => (picture === null ? [] : [{ picture, alt }]))
  if (items.length === 0) return null
  const name = title || text.gallery
  const isAlone = items.length === 1
  return (
    <section className="section">
      {title && <SectionHeader title={title} />}
      <ul className={`${css.pictures} ${isAlone ? css.alone : css[layout]}`} aria-label={name}>
        {items.map(({ picture, alt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may appear twice
          <li key={at}>
            <button
              type="button"
              className={css.open}
              aria-label={words.open(alt || name, at + 1, items.length)}
              onClick={() => setOpened(at)}
            >
              <Picture
                picture={blockPicture(picture, isAlone || (layout === 'mosaic' && at % 5 === 0) ? LARGE : FRAME)}
              />
            </button>
            {alt && <span className={css.caption}>{alt}</span>}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense fallback={null}>
          <PictureViewer
            pictures={items.map(({ picture, alt }) => blockPicture(picture, WHOLE, alt || name))}
            index={opened}
            onTurn={setOpened}
            onClose={() => setOpened(null)}
            words={{ ...words, title: name }}
          />
        </Suspense>
      )}
    </section>
  )
}
