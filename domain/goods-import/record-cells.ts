import type { AttributeKey } from '../catalog/attributes.ts'
import { enteredPrice } from '../goods/kilogram-price.ts'
import { attributeOfColumn } from './attribute-columns.ts'
import { type FileWords, GOODS_COLUMNS, type GoodsColumn, type GoodsRecord, type RecordColumn } from './columns.ts'
import { guardedCell } from './guarded-cell.ts'
import type { RecordValue } from './row-outcome.ts'

/** A cell of a file; numbers stay numbers in formats with types. */
export type Cell = string | number

const MONEY: ReadonlySet<RecordColumn> = new Set(['price', 'specialPrice'])

/** Fields that determine the units of amounts and prices; `measure` is the size of the sale step. */
export type CountedGoods = Pick<GoodsRecord, 'isWeight' | 'measure'>

/** Time of a minute of the day: `18:00`. */
const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Formats a value for a file; empty = none. @param categoryTitle path of a category */
export function cellOf(
  column: RecordColumn,
  value: RecordValue,
  { isWeight, measure }: CountedGoods,
  words: Omit<FileWords, 'headings' | 'decimalMark'>,
  categoryTitle: (id: number) => string,
): Cell {
  if (column === 'category') return categoryTitle(Number(value))
  if (column === 'stock') return value === null ? words.unlimited : Number(value) / (isWeight ? 1_000 : 1)
  if (column === 'vat' && value === null) return words.noVat
  if (value === null) return ''
  if (column === 'orderedBy') return timeOf(Number(value))
  if (column === 'madeOn' && Array.isArray(value)) return value.map((day) => words.weekdays[day - 1]).join(', ')
  const key = attributeOfColumn(column)
  if (key !== null) return typeof value === 'string' ? words.option(key, value) : Number(value)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number')
    return MONEY.has(column) ? enteredPrice({ price: value, measure }, isWeight) / 100 : value
  return typeof value === 'string' ? value : value.join(', ')
}

/** A row of a file by its columns, guarded against formulas. */
export const rowOfRecord = (
  id: number,
  record: GoodsRecord,
  words: FileWords,
  categoryTitle: (id: number) => string,
  columns: readonly GoodsColumn[],
): Cell[] =>
  columns.map((column) => {
    if (column === 'number') return id
    const cell = cellOf(column, record[column], record, words, categoryTitle)
    return typeof cell === 'string' ? guardedCell(cell) : cell
  })

/** Columns of a file; attribute columns only of the products' categories or with a value. */
export const columnsOf = (
  records: readonly GoodsRecord[],
  attributesOf: (categoryId: number) => ReadonlySet<AttributeKey>,
): readonly GoodsColumn[] => {
  const categories = [...new Set(records.map(({ category }) => category))].map(attributesOf)
  return GOODS_COLUMNS.filter((column) => {
    const key = attributeOfColumn(column)
    if (key === null) return true
    return (
      categories.some((keys) => keys.has(key)) || records.some((record) => record[column as keyof GoodsRecord] !== null)
    )
  })
}

export const headingRow = ({ headings }: FileWords, columns: readonly GoodsColumn[]): string[] =>
  columns.map((column) => headings[column])

export const cellText = (cell: Cell, { decimalMark }: Pick<FileWords, 'decimalMark'>): string =>
  typeof cell === 'number' ? String(cell).replace('.', decimalMark) : cell
