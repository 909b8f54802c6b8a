import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import lifted from './lifted-card.module.css'
import { Marked } from './marked.tsx'
import type { PictureSource } from './picture.tsx'
import css from './shelf-card.module.css'
import { SoftPicture } from './soft-picture.tsx'

/** The card of a shelf: a big picture, seller and rating, two lines of title, a note, the strip at the bottom. */
export function ShelfCard({
  href,
  title,
  picture,
  hue,
  fit,
  priority,
  badges,
  corner,
  overline,
  note,
  bar,
  faded,
  headingLevel = 3,
  typed,
  className,
}: {
  /** Link of the title and the whole picture. */
  href: string
  title: string
  picture: PictureSource | null
  /** Hue of the backdrop, degrees of OKLCH. */
  hue: number
  fit?: 'contain' | 'cover' | undefined
  priority?: boolean | undefined
  /** Content at the top left of the picture: one badge, two at most. */
  badges?: ReactNode
  /** Content at the top right: an `IconButton look="picture"`. */
  corner?: ReactNode
  /** The small line over the title: text first, a `Rating size="small"` after it. */
  overline?: ReactNode
  note?: ReactNode
  /** Bottom strip: a `BuyBar`. */
  bar?: ReactNode
  faded?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
  /** Search text; matching beginnings of words in the title are highlighted. */
  typed?: string | undefined
  className?: string | undefined
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(lifted.card, css.card, faded && css.faded, className)}>
      <SoftPicture picture={picture} hue={hue} fit={fit} priority={priority} faded={faded} className={css.picture}>
        {badges && <div className={css.badges}>{badges}</div>}
      </SoftPicture>
      <div className={css.text}>
        {overline && <div className={css.overline}>{overline}</div>}
        <Heading className={classNames(lifted.title, css.title)}>
          <a href={href}>{typed ? <Marked text={title} typed={typed} /> : title}</a>
        </Heading>
        <div className={css.note}>{note}</div>
      </div>
      {corner && <div className={css.corner}>{corner}</div>}
      {bar}
    </article>
  )
}
