import type { ReactNode } from 'react'
import css from './grid.module.css'

/**
 * A grid of cards: `shelf` 2, 3, 3, 4, 5 in a row, `shelf-with-filter` at most 4, `media` 1, 2, 3. Wraps children in
 * list items.
 */
export function Grid({
  kind = 'shelf',
  children,
}: {
  kind?: 'shelf' | 'shelf-with-filter' | 'media' | undefined
  children: ReactNode
}) {
  return (
    <div className={`${css.grid} ${css[kind]}`} data-offscreen="items">
      {children}
    </div>
  )
}
