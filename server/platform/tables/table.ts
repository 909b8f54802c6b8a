import type { Cell } from '@okolitsa/domain/goods-import/record-cells.ts'
import type { SheetWords } from '@okolitsa/domain/tables/heading-row.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'

export interface TableRow {
  /** Number of the row in the file, from one. */
  readonly row: number
  readonly cells: readonly string[]
}

export type TableFailure = 'unreadable' | 'tooLong'

/** The file is too long; any other error while reading means that it is broken. */
export class TooLong extends Error {}

export const MAX_COLUMNS = 100
/** Maximum characters of a cell: more than any product field accepts, so the field refuses a longer cell. */
export const MAX_CELL = 10_000
const MAX_TEXT = 20_000_000
/** Minimum length of a substring that keeps the whole text in memory; V8 copies shorter ones. */
const OWN_LENGTH = 13

const ownText = (text: string) => (text.length < OWN_LENGTH ? text : Buffer.from(text, 'utf16le').toString('utf16le'))

/**
 * Limits the text of one table while it is read: a few cells of a workbook may share one text of megabytes, which is
 * copied for each cell when it leaves the process.
 * @returns a function that truncates a cell to its limit and throws TooLong when the table has too much text
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

export type TableTask =
  | {
      readonly kind: 'read'
      readonly bytes: Uint8Array
      readonly mostRows: number
      /** Headings by which the sheet and the separator of a CSV are recognized. */
      readonly headings: SheetWords<string>['headings']
      readonly keys: readonly string[]
    }
  | {
      readonly kind: 'write'
      readonly format: 'xlsx' | 'csv'
      readonly rows: readonly (readonly Cell[])[]
      readonly sheet: string
      readonly decimalMark: string
    }
