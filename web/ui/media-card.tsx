import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import lifted from './lifted-card.module.css'
import css from './media-card.module.css'
import { Picture, type PictureSource } from './picture.tsx'

/** A card with a full-width picture: a place, a dish, a trip, an article. */
export function MediaCard({
  href,
  title,
  picture,
  ratio = 'wide',
  priority,
  badges,
  corner,
  seal,
  before,
  aside,
  children,
  headingLevel = 3,
}: {
  href: string
  title: string
  picture: PictureSource | null
  /** Aspect ratio: `wide` 1.62, `tall` 1.28. */
  ratio?: 'wide' | 'tall' | undefined
  priority?: boolean | undefined
  badges?: ReactNode
  /** Top right: an `IconButton look="white"`. */
  corner?: ReactNode
  /** A disc over the lower edge of the picture: an `Avatar size={64} onEdge`. */
  seal?: ReactNode
  /** Between the picture and the title: a rating, facts. */
  before?: ReactNode
  /** On the title's line, at its end: a rating. */
  aside?: ReactNode
  /**
   * Content under the title. Controls in it stay above the link that covers the card when they are buttons or links.
   */
  children?: ReactNode
  headingLevel?: 2 | 3 | 4 | undefined
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(lifted.card, css.card)}>
      <div className={classNames(css.picture, css[ratio])}>
        {picture && <Picture picture={picture} priority={priority} />}
        {badges && <div className={css.badges}>{badges}</div>}
      </div>
      {corner && <div className={css.corner}>{corner}</div>}
      <div className={css.text}>
        {seal && <div className={css.seal}>{seal}</div>}
        {before}
        <div className={css.head}>
          <Heading className={classNames(lifted.title, css.title)}>
            <a href={href}>{title}</a>
          </Heading>
          {aside}
        </div>
        {children}
      </div>
    </article>
  )
}
