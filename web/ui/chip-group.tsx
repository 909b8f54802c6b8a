import type { ReactNode } from 'react'
import css from './chip-group.module.css'
import { classNames } from './class-names.ts'

/** A row of chips. `scroll` keeps one line and scrolls to the screen's edges on a phone. */
export function ChipGroup({
  label,
  scroll,
  children,
}: {
  label?: string | undefined
  scroll?: boolean | undefined
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own box and cannot scroll sideways
    <div role="group" aria-label={label} className={classNames(css.chips, scroll && css.scroll)}>
      {children}
    </div>
  )
}
