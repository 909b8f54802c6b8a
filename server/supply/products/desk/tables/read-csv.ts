import { CsvError, parse } from 'csv-parse/sync'

/** Of two that fit equally well the first one: a comma may be a decimal mark. */
const DELIMITERS = [';', '\t', ',', '|'] as const

/** Rows by which the delimiter is chosen, and characters of the text in which they are looked for. */
const SAMPLE_ROWS = 30
const SAMPLE_LENGTH = 65_536

/** A line in front of the headings that names the delimiter to a spreadsheet, which shows all but this line. */
const SEPARATOR_LINE = /^"?sep=(.)"?\1*(?:\r\n?|\n|$)/i

type Row = readonly string[]
/** Takes a row and its number from one; null leaves it out. It may throw to end the reading. */
type KeepRow<Kept> = (cells: Row, row: number) => Kept | null

const isBlank = (row: Row) => row.every((cell) => cell.trim() === '')

/** Part of the rows that are as wide as most of them; 0 = they are not divided. */
function evenness(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  counts.delete(1)
  return Math.max(0, ...counts.values()) / Math.max(1, rows.length)
}

/** The delimiter by which the first rows name most columns; of several the one by which they are of one width. */
function delimiterOf(text: string, named: (rows: readonly Row[]) => number): string {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const [first, ...others] = DELIMITERS.map((delimiter) => {
    const rows = divide(sample, delimiter, () => (cells) => cells)
      .filter((row) => !isBlank(row))
      .slice(0, SAMPLE_ROWS)
    return { delimiter, columns: named(rows), evenness: evenness(rows) }
  })
  let best = first
  for (const one of others) {
    const more = one.columns - (best?.columns ?? 0)
    if (more > 0 || (more === 0 && one.evenness > (best?.evenness ?? 0))) best = one
  }
  return best?.delimiter ?? ';'
}

/**
 * Divides a text into rows, and forgives what people save: an unclosed quote lasts until the end of the text, spaces
 * around a quoted cell are no part of it, and a quote that nothing pairs with is a sign like any other.
 */
function divide<Kept>(text: string, delimiter: string, begin: () => KeepRow<Kept>): Kept[] {
  let [source, trim] = [text, true]
  for (;;) {
    const keep = begin()
    const kept: Kept[] = []
    let records = 0
    try {
      parse(source, {
        delimiter,
        trim,
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_quotes: true,
        relax_column_count: true,
        skip_empty_lines: true,
        // records are kept here: those that are left out would fill the memory otherwise
        on_record: (cells: string[], { empty_lines: emptyLines }) => {
          records += 1
          const one = keep(cells, records + emptyLines)
          if (one !== null) kept.push(one)
          return null
        },
      })
      return kept
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      if (error.code === 'CSV_QUOTE_NOT_CLOSED' && source === text) source = `${text}"`
      else if (error.code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE' && trim) trim = false
      else throw error
    }
  }
}

/**
 * Rows of a CSV text (RFC 4180, any of four delimiters or the one that the text names, any line ends). Empty lines are
 * left out, but counted.
 * @param named how many columns rows name that are divided by one of the delimiters
 * @param begin begins a reading; a text with broken quotes is read anew from its first row
 */
export function readCsv<Kept>(
  text: string,
  named: (rows: readonly Row[]) => number,
  begin: () => KeepRow<Kept>,
): Kept[] {
  const [line = '', delimiter] = SEPARATOR_LINE.exec(text) ?? []
  const rest = text.slice(line.length)
  return divide(rest, delimiter ?? delimiterOf(rest, named), begin)
}
