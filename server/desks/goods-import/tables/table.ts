import type { Cell } from '@okolitsa/domain/goods-import/record-cells.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'

export interface TableRow {
  /** Its number in the file, from one. */
  readonly row: number
  readonly cells: readonly string[]
}

/** Why a file is no table of ours. */
export type TableFailure = 'unreadable' | 'tooLong'

/** What can be wrong with a file; anything else that is thrown while it is read means that it is broken. */
export class TooLong extends Error {}

/** Characters of one cell that are read: more than any field of goods takes, so a longer cell is refused by its field. */
const MAX_CELL = 10_000
/** Characters of a whole table. */
const MAX_TEXT = 20_000_000

/**
 * Bounds the text of one table while it is read: a few cells of a workbook may lean on one text of megabytes, and each
 * of them is a text of its own once it leaves the thread.
 * @returns keeps a cell, cut to its bound. Throws TooLong when the table holds too much text
 */
export function createTextBound(): (cell: string) => string {
  let kept = 0
  return (cell) => {
    const text = cell.length > MAX_CELL ? cutText(cell, MAX_CELL) : cell
    kept += text.length
    if (kept > MAX_TEXT) throw new TooLong()
    return text
  }
}

/** What is asked of whoever reads and writes tables. */
export type TableTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly mostRows: number }
  | {
      readonly kind: 'write'
      readonly format: 'xlsx' | 'csv'
      readonly rows: readonly (readonly Cell[])[]
      readonly sheet: string
      readonly decimalMark: string
    }
export type TableAnswer =
  | { readonly rows: readonly TableRow[] }
  | { readonly bytes: Uint8Array }
  | { readonly failure: TableFailure }
