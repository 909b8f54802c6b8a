import type { ReactNode } from 'react'
import css from './empty-state.module.css'

/** An empty state: picture, explanation, one action. Put it into a `Card` or on the page. */
export function EmptyState({
  picture,
  title,
  text,
  action,
  level = 2,
}: {
  /** URL of a drawing about 132 px wide. */
  picture: string
  title: string
  text?: ReactNode
  /** A `Button size="medium" shape="round"`. */
  action?: ReactNode
  level?: 1 | 2 | 3 | undefined
}) {
  const Heading = `h${level}` as const
  return (
    <div className={css.empty}>
      <img src={picture} alt="" width={132} height={132} />
      <Heading className="h4">{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
