import { cutText } from '../text/cut-text.ts'

/** Headings by which the columns of a sheet are recognized. */
export interface SheetWords<Column extends string> {
  /** Column by the heading normalized by `plainHeading`. */
  readonly headings: ReadonlyMap<string, Column>
  /** Columns of which the row of headings has at least one. */
  readonly keys: readonly Column[]
}

/** Normalizes a heading: removes case, units after a comma or in brackets, dots and spaces. */
export const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('\u0451', '\u0435')
    .replace(/[,(:].*$/s, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export interface FileHeadings<Column extends string> {
  /** Index of each column in the file; of repeated headings the first one applies. */
  readonly places: ReadonlyMap<Column, number>
  /** Unknown or repeated headings. */
  readonly unknown: readonly string[]
}

/** Identifies the columns of a file by its first row. */
export function headingsOf<Column extends string>(
  row: readonly string[],
  words: Pick<SheetWords<Column>, 'headings'>,
): FileHeadings<Column> {
  const places = new Map<Column, number>()
  const unknown: string[] = []
  for (const [index, heading] of row.entries()) {
    if (heading.trim() === '') continue
    // a lone sign numbers the rows of a printed list, not the products
    const column = words.headings.get(plainHeading(heading) || heading)
    if (column === undefined || places.has(column)) unknown.push(cutText(heading.trim(), 100))
    else places.set(column, index)
  }
  return { places, unknown }
}

/** Maximum rows from the top that may contain the headings, below a title and a date. */
export const MAX_ROWS_ABOVE = 20

export interface FoundHeadings<Column extends string> extends FileHeadings<Column> {
  /** Index of the row. */
  readonly index: number
}

/** Finds the row with the most known columns, the first of several; null = no row has an identifying column. */
export function findHeadings<Column extends string>(
  rows: readonly (readonly string[])[],
  words: SheetWords<Column>,
): FoundHeadings<Column> | null {
  let found: FoundHeadings<Column> | null = null
  for (const [index, row] of rows.slice(0, MAX_ROWS_ABOVE).entries()) {
    const headings = headingsOf(row, words)
    const isKeyed = words.keys.some((key) => headings.places.has(key))
    if (isKeyed && headings.places.size > (found?.places.size ?? 0)) found = { ...headings, index }
  }
  return found
}

/** True = the headings repeated among the products, on the next printed page or on a second line. */
export const isHeadingsAgain = <Column extends string>(
  row: readonly string[],
  { places }: FileHeadings<Column>,
  { headings, keys }: SheetWords<Column>,
): boolean => {
  const named = keys.flatMap((key) => {
    const heading = plainHeading(row[places.get(key) ?? -1] ?? '')
    return heading === '' ? [] : [headings.get(heading) === key]
  })
  return named.length > 0 && named.every(Boolean)
}
