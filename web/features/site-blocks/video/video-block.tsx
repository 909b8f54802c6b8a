import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { ExternalLinkIcon, PlayIcon } from '../../../ui/icons.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { BlockAt } from '../block-at.ts'
import { blockPicture } from '../block-picture.ts'
import css from './video.module.css'

const WIDE = { width: 1_280, height: 720 }

/** A card that links to a video on another site. No third-party content is loaded. */
export function VideoBlock({ block }: BlockAt<'video'>) {
  const { title, text: words, picture, layout, href } = block.props
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : ''
  return (
    <section className="section">
      <a className={`${css.video} ${css[layout]}`} href={href} target="_blank" rel="external noopener noreferrer">
        <span className={css.screen}>
          {picture !== null && <Picture picture={blockPicture(picture, WIDE)} />}
          <span className={css.play} aria-hidden="true">
            <PlayIcon size={32} />
          </span>
        </span>
        <span className={css.words}>
          <b className="h3">{title || text.video}</b>
          {words && <span>{words}</span>}
          <span className={css.where}>
            <ExternalLinkIcon size={16} />
            {text.opensAt(host)}
          </span>
        </span>
      </a>
    </section>
  )
}
