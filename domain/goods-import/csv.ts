/** Of two that stand equally often the first one: a comma may be a decimal mark. */
const DELIMITERS = [';', '\t', ','] as const

/** The delimiter that stands most often in the first line, quoted text apart. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted
    else if (char === '\n' && !isQuoted) break
    else if (!isQuoted) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  return DELIMITERS.reduce<string>((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best), ';')
}

/**
 * Rows of a CSV text (RFC 4180, any of three delimiters, any line ends). An unclosed quote lasts until the end.
 * Stops after `mostRows` rows; empty lines are rows of one empty cell.
 */
export function readCsv(text: string, mostRows: number): string[][] {
  const delimiter = delimiterOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length < mostRows) {
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
    row.push(cell + text.slice(from, at))
    if (text[at] === delimiter) {
      at += 1
      // a delimiter at the very end is followed by an empty cell
      if (at < text.length) continue
      row.push('')
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    rows.push(row)
    row = []
  }
  return rows
}

const quoted = (cell: string) => (/[";,\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A CSV text as Russian spreadsheets read it: a byte order mark, semicolons, CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')}`
