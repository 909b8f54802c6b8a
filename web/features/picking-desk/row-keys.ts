import type { KeyboardEvent } from 'react'

/** Pause after which digits start a new number, ms. */
const TYPING_PAUSE = 1_500
const MAX_DIGITS = 4

let typed = { row: '', digits: '', at: 0 }

export interface RowKeys {
  /** Sets the available amount. */
  readonly onTotal?: ((total: number) => void) | undefined
  readonly onAll: () => void
}

/**
 * Keyboard control of rows: arrows move between rows, digits set the amount, Enter marks the row as complete and moves
 * on.
 */
export function pressInRow(event: KeyboardEvent<HTMLInputElement>, row: string, { onTotal, onAll }: RowKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    focusAdjacent(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
  } else if (event.key === 'Enter') {
    event.preventDefault()
    onAll()
    focusAdjacent(event.currentTarget, 1)
  } else if (onTotal && /^\d$/.test(event.key)) {
    event.preventDefault()
    const goesOn = typed.row === row && event.timeStamp - typed.at < TYPING_PAUSE
    const digits = ((goesOn ? typed.digits : '') + event.key).slice(-MAX_DIGITS)
    typed = { row, digits, at: event.timeStamp }
    onTotal(Number(digits))
  }
}

function focusAdjacent(row: HTMLInputElement, step: number): void {
  const rows = [...(row.closest('[data-rows]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  rows[rows.indexOf(row) + step]?.focus()
}
