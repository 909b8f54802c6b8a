import { type FileWords, GOODS_COLUMNS, type GoodsRecord, RECORD_COLUMNS, type RecordColumn } from './columns.ts'
import { guardedCell } from './guarded-cell.ts'
import type { RecordValue } from './row-fate.ts'

/** A cell of a file: numbers stay numbers where the file can tell them. */
export type Cell = string | number

const MONEY: ReadonlySet<RecordColumn> = new Set(['price', 'specialPrice'])

/**
 * A value of a product as a file says it. Empty = there is none.
 * @param categoryTitle the path of titles of a category
 */
export function cellOf(
  column: RecordColumn,
  value: RecordValue,
  isWeight: boolean,
  words: Pick<FileWords, 'yes' | 'no' | 'unlimited' | 'noVat'>,
  categoryTitle: (id: number) => string,
): Cell {
  if (column === 'category') return categoryTitle(Number(value))
  if (column === 'stock') return value === null ? words.unlimited : Number(value) / (isWeight ? 1_000 : 1)
  if (column === 'vat' && value === null) return words.noVat
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return MONEY.has(column) ? value / 100 : value
  return typeof value === 'string' ? value : value.join(', ')
}

/** A row of a file; texts that a spreadsheet would take for formulas are guarded. */
export const rowOfRecord = (
  id: number,
  record: GoodsRecord,
  words: FileWords,
  categoryTitle: (id: number) => string,
): Cell[] => [
  id,
  ...RECORD_COLUMNS.map((column) => {
    const cell = cellOf(column, record[column], record.isWeight, words, categoryTitle)
    return typeof cell === 'string' ? guardedCell(cell) : cell
  }),
]

export const headingRow = ({ headings }: FileWords): string[] => GOODS_COLUMNS.map((column) => headings[column])

/** A number as it is written in a text, with the mark of the language. */
export const cellText = (cell: Cell, { decimalMark }: Pick<FileWords, 'decimalMark'>): string =>
  typeof cell === 'number' ? String(cell).replace('.', decimalMark) : cell
