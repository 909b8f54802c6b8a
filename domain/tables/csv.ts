/** A cell of a table for spreadsheets: UTF-8 with a byte order mark and semicolons, as Russian spreadsheets expect. */
export type CsvCell = string | number

/** Texts that a spreadsheet would execute as a formula. */
const LOOKS_LIKE_FORMULA = /^[\s]*[=+\-@]|^[\t\r\n]/

/**
 * Writes CSV. Numbers have a decimal comma; a text that looks like a formula gets an apostrophe before it, so that a
 * user-supplied name cannot run on the reader's computer.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`

function cellOf(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  // non-breaking spaces are for screens: a search in a spreadsheet would not match them
  const plain = cell.replaceAll('\u00A0', ' ')
  const text = LOOKS_LIKE_FORMULA.test(plain) ? `'${plain}` : plain
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
