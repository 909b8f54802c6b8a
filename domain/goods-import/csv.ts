/** Cells with edge spaces are quoted, too: CSV readers may trim unquoted cells. */
const quoted = (cell: string) => (/[";,\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Writes CSV for Russian spreadsheets: a byte order mark, semicolons, CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')}`
