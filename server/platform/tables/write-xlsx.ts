import type { CellObject } from 'write-excel-file/node'

/** A text or a number; an empty text is an empty cell. */
type Cell = string | number

const cleaned = (text: string) => text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')

/** Width of a column from its first rows, characters. */
const widthOf = (rows: readonly (readonly Cell[])[], index: number) =>
  Math.min(48, 2 + Math.max(8, ...rows.slice(0, 100).map((row) => String(row[index] ?? '').length)))

/** Cells have explicit types, so a text that begins with `=` is no formula. */
const cellOf = (cell: Cell): CellObject | null => {
  if (cell === '') return null
  return typeof cell === 'number' ? { type: Number, value: cell } : { type: String, value: cleaned(cell) }
}

/** A workbook with one sheet; its first row is bold and frozen. Texts are never formulas. */
export async function writeXlsx(rows: readonly (readonly Cell[])[], sheet: string): Promise<Uint8Array> {
  const { default: write } = await import('write-excel-file/node')
  const [headings = [], ...others] = rows
  const data = [
    headings.map((heading) => ({ ...cellOf(heading), fontWeight: 'bold' as const })),
    ...others.map((row) => row.map(cellOf)),
  ]
  const columns = headings.map((_, index) => ({ width: widthOf(rows, index) }))
  return write(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer()
}
