import { type FileHeadings, headingsOf, plainHeading, type ReadingWords } from './columns.ts'

/** Maximum rows from the top that may contain the headings, below a title and a date. */
export const MAX_ROWS_ABOVE = 20

/** Columns that identify a product. */
const KEYS = ['number', 'sku', 'title'] as const

type Words = Pick<ReadingWords, 'headings'>

export interface FoundHeadings extends FileHeadings {
  /** Index of the row. */
  readonly index: number
}

/** Finds the row with the most known columns, the first of several; null = no row has an identifying column. */
export function findHeadings(rows: readonly (readonly string[])[], words: Words): FoundHeadings | null {
  let found: FoundHeadings | null = null
  for (const [index, row] of rows.slice(0, MAX_ROWS_ABOVE).entries()) {
    const headings = headingsOf(row, words)
    const isKeyed = KEYS.some((key) => headings.places.has(key))
    if (isKeyed && headings.places.size > (found?.places.size ?? 0)) found = { ...headings, index }
  }
  return found
}

/** True = the headings repeated among the products, on the next printed page or on a second line. */
export const isHeadingsAgain = (row: readonly string[], { places }: FileHeadings, { headings }: Words): boolean => {
  const named = KEYS.flatMap((key) => {
    const heading = plainHeading(row[places.get(key) ?? -1] ?? '')
    return heading === '' ? [] : [headings.get(heading) === key]
  })
  return named.length > 0 && named.every(Boolean)
}
