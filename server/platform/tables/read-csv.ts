import { CsvError, parse } from 'csv-parse/sync'

/** Delimiters; on a tie the first one is used, since a comma may be a decimal mark. */
const DELIMITERS = [';', '\t', ',', '|'] as const

/** Rows and characters examined to choose the delimiter. */
const SAMPLE_ROWS = 30
const SAMPLE_LENGTH = 65_536

/** Pattern of a line before the headings that names the delimiter, which spreadsheets hide. */
const SEPARATOR_LINE = /^"?sep=(.)"?\1*(?:\r\n?|\n|$)/i

type Row = readonly string[]
/** Maps a row and its number (from one); null omits the row. May throw to stop reading. */
type KeepRow<Kept> = (cells: Row, row: number) => Kept | null

const isBlank = (row: Row) => row.every((cell) => cell.trim() === '')

/** Share of rows with the most frequent width; 0 = not split. */
function evenness(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  counts.delete(1)
  return Math.max(0, ...counts.values()) / Math.max(1, rows.length)
}

/** The delimiter that gives the most known columns; on a tie, the most equal row widths. */
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
 * Splits a text into rows, tolerantly: an unclosed quote extends to the end of the text, spaces around a quoted cell
 * are removed, and an unpaired quote is an ordinary character.
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
        // rows are collected here, because omitted ones would fill the memory
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
 * Reads rows of a CSV text (RFC 4180, any of four delimiters or the one named in the text, any line breaks). Empty
 * lines are omitted, but counted.
 * @param named counts known columns of rows split by a delimiter
 * @param begin starts a reading; a text with broken quotes is read again from its first row
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
