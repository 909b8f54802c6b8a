import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import css from './gallery.module.css'
import type { PictureSource } from './picture.tsx'
import type { ViewerWords } from './picture-viewer.tsx'
import { SoftPicture } from './soft-picture.tsx'
import { Thumb } from './thumb.tsx'

const PictureViewer = lazy(() => import('./picture-viewer.tsx'))

/** One picture in its three sizes; only the viewer loads the largest. */
export interface GalleryItem {
  readonly picture: PictureSource
  readonly thumb: PictureSource
  readonly large: PictureSource
}

/** Texts of a gallery. */
export interface GalleryWords extends ViewerWords {
  /** Accessible name of a picture that opens when pressed. */
  readonly open: (what: string, number: number, total: number) => string
}

/**
 * Pictures of a product or a farm: swiped on a phone (with dots and a count), chosen by thumbnails on a desktop, turned
 * by arrow keys. A press opens the viewer, which is loaded on demand.
 */
export function Gallery({
  items,
  hue,
  ratio = 'gallery',
  faded,
  words,
  children,
}: {
  /** Pictures, at least one. */
  items: readonly GalleryItem[]
  /** Hue of the backdrop, degrees of OKLCH. */
  hue: number
  ratio?: 'gallery' | 'wide' | undefined
  faded?: boolean | undefined
  words: GalleryWords
  /** Overlay of the pictures: a badge, a heart. */
  children?: ReactNode
}) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const total = items.length

  const slideAt = (index: number) => track.current?.children[index] as HTMLElement | undefined
  const onScroll = () => {
    const element = track.current
    if (element) setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
  }
  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const element = track.current
    if (!element || index < 0 || index >= total) return
    element.scrollTo({ left: index * element.clientWidth, behavior })
    setCurrent(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = current + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0)
    if (to === current || to < 0 || to >= total) return
    event.preventDefault()
    show(to)
    slideAt(to)?.focus({ preventScroll: true })
  }
  const onClose = () => {
    setOpen(false)
    show(current, 'instant')
    slideAt(current)?.focus({ preventScroll: true })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pictures, not of fields
    <div className={css.gallery} role="group" aria-label={words.title}>
      <div className={css.frame}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work with the focus on any picture */}
        <div ref={track} className={css.track} onScroll={onScroll} onKeyDown={onKeyDown}>
          {items.map(({ picture }, index) => (
            <button
              key={picture.src}
              type="button"
              className={css.slide}
              tabIndex={index === current ? 0 : -1}
              aria-label={words.open(picture.alt, index + 1, total)}
              onClick={() => {
                setCurrent(index)
                setOpen(true)
              }}
            >
              <SoftPicture as="span" picture={picture} hue={hue} ratio={ratio} priority={index === 0} faded={faded} />
            </button>
          ))}
        </div>
        {total > 1 && (
          <div className={css.place} aria-hidden="true">
            <span className={css.dots}>
              {items.map(({ picture }, index) => (
                <i key={picture.src} className={classNames(index === current && css.now)} />
              ))}
            </span>
            <span className={css.count}>
              {current + 1}/{total}
            </span>
          </div>
        )}
        {children}
      </div>
      {total > 1 && (
        <div className={css.thumbs}>
          {items.map(({ picture, thumb }, index) => (
            <button
              key={picture.src}
              type="button"
              className={css.thumb}
              aria-pressed={index === current}
              aria-label={words.count(index + 1, total)}
              onClick={() => show(index)}
            >
              <Thumb picture={thumb} hue={hue} size={72} />
            </button>
          ))}
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PictureViewer
            pictures={items.map(({ large }) => large)}
            index={current}
            onTurn={setCurrent}
            onClose={onClose}
            words={words}
          />
        </Suspense>
      )}
    </div>
  )
}
