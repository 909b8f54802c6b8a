import type { ContentBlock } from '@okolitsa/contracts/content/content.ts'
import { homeText } from '@okolitsa/strings/ru/home.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import css from './home.module.css'

const PICTURE_PX = 150

/** Banners next to the hero; on a phone they scroll horizontally. Server-rendered, so they cause no layout shift. */
export function Banners({ banners }: { banners: readonly ContentBlock[] }) {
  if (banners.length === 0) return null
  return (
    <section className={css.banners} aria-label={homeText.banners}>
      {banners.map(({ code, title, body, action, href, imageUrl, look }) => (
        <div key={code} className={`${css.banner} ${css[look]}`}>
          <h2>{title}</h2>
          <p>{body.map((node) => node.kind === 'paragraph' && node.spans.map(({ text }) => text).join(''))}</p>
          {href && (
            <Button look={look === 'dark' ? 'banner' : 'black'} size="medium" shape="round" href={href}>
              {action}
            </Button>
          )}
          {imageUrl && <Picture picture={pictureOf(imageUrl, '', { width: PICTURE_PX, height: PICTURE_PX })} />}
        </div>
      ))}
    </section>
  )
}
