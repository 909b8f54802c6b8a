/** Of two that fit equally well the first one: a comma may be a decimal mark. */
const DELIMITERS = [';', '\t', ',', '|'] as const

/** Rows by which the delimiter is chosen, and characters of the text in which they are looked for. */
const SAMPLE_ROWS = 30
const SAMPLE_LENGTH = 65_536

/** A line in front of the headings that names the delimiter to a spreadsheet, which shows all but this line. */
const SEPARATOR_LINE = /^"?sep=(.)"?\1*(?:\r\n?|\n|$)/i

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '')

/** Part of the rows that are as wide as most of them; 0 = they are not divided. */
function evenness(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  counts.delete(1)
  return Math.max(0, ...counts.values()) / Math.max(1, rows.length)
}

/** The delimiter by which the first rows name most columns; of several the one by which they are of one width. */
function delimiterOf(text: string, named: (rows: readonly (readonly string[])[]) => number): string {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const [first, ...others] = DELIMITERS.map((delimiter) => {
    const rows: string[][] = []
    for (const row of rowsDividedBy(sample, delimiter, Number.POSITIVE_INFINITY)) {
      if (!isBlank(row)) rows.push(row)
      if (rows.length === SAMPLE_ROWS) break
    }
    return { delimiter, columns: named(rows), evenness: evenness(rows) }
  })
  let best = first
  for (const one of others) {
    const more = one.columns - (best?.columns ?? 0)
    if (more > 0 || (more === 0 && one.evenness > (best?.evenness ?? 0))) best = one
  }
  return best?.delimiter ?? ';'
}

function* rowsDividedBy(text: string, delimiter: string, mostColumns: number): Generator<string[]> {
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      at += 1
      for (;;) {
        const end = text.indexOf('"', at)
        cell += text.slice(at, end === -1 ? text.length : end)
        at = end === -1 ? text.length : end + 1
        if (end === -1 || text[at] !== '"') break
        cell += '"'
        at += 1
      }
    }
    const from = at
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
    if (row.length < mostColumns) row.push(cell + text.slice(from, at))
    if (text[at] === delimiter) {
      at += 1
      // a delimiter at the very end is followed by an empty cell
      if (at < text.length) continue
      if (row.length < mostColumns) row.push('')
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    yield row
    row = []
  }
}

/**
 * Rows of a CSV text (RFC 4180, any of four delimiters or the one that it names, any line ends). An unclosed quote lasts
 * until the end. Empty lines are rows of one empty cell.
 * @param mostColumns cells of a row after these are left out
 * @param named how many columns rows name that are divided by one of the delimiters
 */
export function csvRows(
  text: string,
  mostColumns: number,
  named: (rows: readonly (readonly string[])[]) => number = () => 0,
): Generator<string[]> {
  const [line = '', delimiter] = SEPARATOR_LINE.exec(text) ?? []
  const rest = text.slice(line.length)
  return rowsDividedBy(rest, delimiter ?? delimiterOf(rest, named), mostColumns)
}

const quoted = (cell: string) => (/[";,\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A CSV text as Russian spreadsheets read it: a byte order mark, semicolons, CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')}`
