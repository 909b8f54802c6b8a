import { type ReactNode, useEffect, useRef } from 'react'
import css from './chip-group.module.css'
import { classNames } from './class-names.ts'

/** A row of chips. `scroll` keeps one line, scrolls to the screen's edges on a phone and starts at the chosen link. */
export function ChipGroup({
  label,
  scroll,
  children,
}: {
  label?: string | undefined
  scroll?: boolean | undefined
  children: ReactNode
}) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!scroll || !row.current || !chosen) return
    const spare = row.current.clientWidth - chosen.offsetWidth
    row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - spare / 2
  }, [scroll])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own box and cannot scroll sideways
    <div ref={row} role="group" aria-label={label} className={classNames(css.chips, scroll && css.scroll)}>
      {children}
    </div>
  )
}
