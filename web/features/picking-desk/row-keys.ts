import type { KeyboardEvent } from 'react'

/** Digits after this pause start a new number, ms. */
const TYPING_PAUSE = 1_500
const MAX_DIGITS = 4

let typed = { row: '', digits: '', at: 0 }

/** Actions of keys in a row. */
export interface RowKeys {
  /** Sets the available amount. */
  readonly onTotal?: ((total: number) => void) | undefined
  /** Marks the row as complete. */
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
    focusBeside(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
  } else if (event.key === 'Enter') {
    event.preventDefault()
    onAll()
    focusBeside(event.currentTarget, 1)
  } else if (onTotal && /^\d$/.test(event.key)) {
    event.preventDefault()
    const goesOn = typed.row === row && event.timeStamp - typed.at < TYPING_PAUSE
    const digits = ((goesOn ? typed.digits : '') + event.key).slice(-MAX_DIGITS)
    typed = { row, digits, at: event.timeStamp }
    onTotal(Number(digits))
  }
}

function focusBeside(row: HTMLInputElement, step: number): void {
  const rows = [...(row.closest('[data-rows]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  rows[rows.indexOf(row) + step]?.focus()
}
