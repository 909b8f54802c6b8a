/**
 * The active cell of the suggestions. The focus stays in the search box, so the cell is identified by its id alone. A
 * line is a row of the grid, its cells are its links and buttons.
 */

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const PARTS = 'a[href], button'
/** Counter for unique ids. */
let named = 0

/** The cell that an arrow key moves to; null = back to the search box. Cells get an id on first use. */
export function nextCell(listId: string, active: string | null, arrow: Arrow): string | null {
  const rows = [...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].map(
    (row) => [...row.querySelectorAll<HTMLElement>(PARTS)],
  )
  const at = rows.findIndex((parts) => parts.some(({ id }) => id !== '' && id === active))
  const within = rows[at]?.findIndex(({ id }) => id === active) ?? 0
  const chosen = (() => {
    switch (arrow) {
      case 'ArrowDown':
        return rows[at + 1]?.[0]
      case 'ArrowUp':
        return rows.at(at === -1 ? -1 : at - 1 < 0 ? rows.length : at - 1)?.[0]
      case 'ArrowRight':
        return rows[at]?.[within + 1] ?? rows[at]?.[within]
      case 'ArrowLeft':
        return rows[at]?.[Math.max(0, within - 1)]
    }
  })()
  if (!chosen) return null
  chosen.id ||= `${listId}-${++named}`
  chosen.scrollIntoView({ block: 'nearest' })
  return chosen.id
}

/** The first cell of the row: the active cell itself may be about to disappear. */
export const lineOf = (active: string | null): string | null =>
  (active && document.getElementById(active)?.closest('[role="row"]')?.querySelector(PARTS)?.id) || null

export function markActive(listId: string, active: string | null): void {
  const list = document.getElementById(listId)
  for (const cell of list?.querySelectorAll('[role="gridcell"][aria-selected="true"]') ?? [])
    cell.setAttribute('aria-selected', 'false')
  for (const part of list?.querySelectorAll('[data-active]') ?? []) part.removeAttribute('data-active')
  const part = active === null ? null : document.getElementById(active)
  part?.setAttribute('data-active', '')
  part?.closest('[role="gridcell"]')?.setAttribute('aria-selected', 'true')
}
