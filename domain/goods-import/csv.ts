/** A cell with edge spaces is quoted, too: readers of CSV may trim cells that are not. */
const quoted = (cell: string) => (/[";,\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A CSV text as Russian spreadsheets read it: a byte order mark, semicolons, CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')}`
