import type { ReactNode } from 'react'
import css from './error-state.module.css'
import { ReadingOnly } from './reading-only.ts'

/** An error state: landscape, message, action. `page` is the whole screen, `block` a part of it. */
export function ErrorState({
  picture,
  title,
  text,
  action,
  scope = 'page',
}: {
  /** URL of a decorative landscape; absent where it cannot be fetched: without a network. */
  picture?: string
  title: string
  text?: ReactNode
  action?: ReactNode
  scope?: 'page' | 'block' | undefined
}) {
  const Heading = scope === 'page' ? 'h1' : 'h2'
  return (
    <div className={`${css.error} ${css[scope]}`}>
      {picture && (
        <img src={picture} alt="" width={800} height={500} onError={(event) => event.currentTarget.remove()} />
      )}
      <div className={css.text}>
        <Heading className="h3">{title}</Heading>
        {text && <p className="muted">{text}</p>}
        {action && (
          // reading again changes nothing
          <ReadingOnly value={null}>
            <div className={css.action}>{action}</div>
          </ReadingOnly>
        )}
      </div>
    </div>
  )
}
