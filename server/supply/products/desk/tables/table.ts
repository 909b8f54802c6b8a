import type { GoodsColumn } from '@okolitsa/domain/goods-import/columns.ts'
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

/** Columns of a table that are looked at. */
export const MAX_COLUMNS = 100
/** Characters of one cell that are read: more than any field of goods takes, so a longer cell is refused by its field. */
export const MAX_CELL = 10_000
/** Characters of a whole table. */
const MAX_TEXT = 20_000_000
/** Shorter pieces of a text are texts of their own; a longer one keeps the whole text in memory. */
const OWN_LENGTH = 13

const ownText = (text: string) => (text.length < OWN_LENGTH ? text : Buffer.from(text, 'utf16le').toString('utf16le'))

/**
 * Bounds the text of one table while it is read: a few cells of a workbook may lean on one text of megabytes, and each
 * of them is a text of its own once it leaves the process.
 * @returns keeps a cell, cut to its bound. Throws TooLong when the table holds too much text
 */
export function createTextBound(): (cell: string) => string {
  let kept = 0
  return (cell) => {
    const text = ownText(cell.length > MAX_CELL ? cutText(cell, MAX_CELL) : cell)
    kept += text.length
    if (kept > MAX_TEXT) throw new TooLong()
    return text
  }
}

/** What is asked of the process that reads and writes tables. */
export type TableTask =
  | {
      readonly kind: 'read'
      readonly bytes: Uint8Array
      readonly mostRows: number
      /** By them the sheet of goods is told. */
      readonly headings: ReadonlyMap<string, GoodsColumn>
    }
  | {
      readonly kind: 'write'
      readonly format: 'xlsx' | 'csv'
      readonly rows: readonly (readonly Cell[])[]
      readonly sheet: string
      readonly decimalMark: string
    }
