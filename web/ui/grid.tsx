import type { ReactNode } from 'react'
import css from './grid.module.css'
import { InTurn } from './in-turn.tsx'

/** Cards of a phone's first screen. */
const FIRST = 4

/** A grid of cards: `shelf` 2, 3, 3, 4, 5 in a row, `shelf-with-filter` at most 4, `media` 1, 2, 3. Children become list items yourself. */
export function Grid({
  kind = 'shelf',
  children,
}: {
  kind?: 'shelf' | 'shelf-with-filter' | 'media' | undefined
  children: ReactNode
}) {
  return (
    <div className={`${css.grid} ${css[kind]}`}>
      <InTurn first={FIRST}>{children}</InTurn>
    </div>
  )
}
