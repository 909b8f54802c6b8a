/** A table as programs for tables open it: UTF-8 with its mark, cells apart by semicolons, as a Russian computer expects. */
export type CsvCell = string | number

/** Text that a program for tables would take for a formula and carry out. */
const LOOKS_LIKE_FORMULA = /^[\s]*[=+\-@]|^[\t\r\n]/

/**
 * Rows → the text of a CSV file. Numbers are written with a decimal comma; text that looks like a formula gets an
 * apostrophe before it, so that a name somebody chose can not be run on the computer of whoever opens the file.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`

function cellOf(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  // gaps that do not break are for screens: a search in a table would not find them
  const plain = cell.replaceAll('\u00A0', ' ')
  const text = LOOKS_LIKE_FORMULA.test(plain) ? `'${plain}` : plain
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
