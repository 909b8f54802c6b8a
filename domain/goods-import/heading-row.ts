import { type FileHeadings, headingsOf, plainHeading, type ReadingWords } from './columns.ts'

/** Rows from the top among which the headings are looked for: a title and a date may stand above them. */
export const MAX_ROWS_ABOVE = 20

/** Columns that say which product is meant. */
const KEYS = ['number', 'sku', 'title'] as const

type Words = Pick<ReadingWords, 'headings'>

export interface FoundHeadings extends FileHeadings {
  /** The place of their row. */
  readonly index: number
}

/** The row that names most columns, the first one of several; null = none names a column that says which product is meant. */
export function findHeadings(rows: readonly (readonly string[])[], words: Words): FoundHeadings | null {
  let found: FoundHeadings | null = null
  for (const [index, row] of rows.slice(0, MAX_ROWS_ABOVE).entries()) {
    const headings = headingsOf(row, words)
    const isKeyed = KEYS.some((key) => headings.places.has(key))
    if (isKeyed && headings.places.size > (found?.places.size ?? 0)) found = { ...headings, index }
  }
  return found
}

/** True for headings that stand once more among the goods: on the next printed page, or on a second line. */
export const isHeadingsAgain = (row: readonly string[], { places }: FileHeadings, { headings }: Words): boolean => {
  const named = KEYS.flatMap((key) => {
    const heading = plainHeading(row[places.get(key) ?? -1] ?? '')
    return heading === '' ? [] : [headings.get(heading) === key]
  })
  return named.length > 0 && named.every(Boolean)
}
