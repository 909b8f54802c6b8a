import { BROKEN_CELL } from '@okolitsa/domain/goods-import/read-row.ts'
import { findHeadings, MAX_ROWS_ABOVE, type SheetWords } from '@okolitsa/domain/tables/heading-row.ts'
import { cleanText } from '@okolitsa/domain/text/clean-text.ts'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { openXlsx, type Sheet } from './read-xlsx.ts'
import { createTextBound, MAX_COLUMNS, type TableRow, TooLong } from './table.ts'

const ZIP = [0x50, 0x4b, 0x03, 0x04]

type Words = SheetWords<string>

/** Cleans a cell like the fields of a call, since a file bypasses the validation of calls. */
const cleaned = (cell: string) => cleanText(cell.toWellFormed().replaceAll('\0', BROKEN_CELL))

const columnsIn = (rows: readonly (readonly string[])[], words: Words) => findHeadings(rows, words)?.places.size ?? 0

/** The sheet whose first rows contain the most known columns; on a tie the first sheet. */
function bestSheet(sheets: readonly Sheet[], words: Words): Sheet | undefined {
  if (sheets.length < 2) return sheets[0]
  const named = sheets.map((sheet) => {
    const rows = sheet.rows(MAX_ROWS_ABOVE, true)
    const count = columnsIn(
      rows.map(({ cells }) => cells),
      words,
    )
    return { sheet, count, isEmpty: rows.length === 0 }
  })
  const best = Math.max(...named.map(({ count }) => count))
  return (named.find(({ count, isEmpty }) => count === best && !isEmpty) ?? named[0])?.sheet
}

function rowsOfText(bytes: Uint8Array, mostRows: number, words: Words): TableRow[] {
  const text = decodeText(bytes)
  if (text === null) throw new Error('neither a spreadsheet nor a text')
  const named = (rows: readonly (readonly string[])[]) => columnsIn(rows, words)
  return readCsv<TableRow>(text, named, () => {
    const bounded = createTextBound()
    let filled = 0
    return (all, row) => {
      const cells = all.slice(0, MAX_COLUMNS)
      if (cells.every((cell) => cell.trim() === '')) return null
      filled += 1
      if (filled > mostRows) throw new TooLong()
      return { row, cells: cells.map(bounded) }
    }
  })
}

/**
 * Reads non-empty rows of a spreadsheet or a CSV, which is detected by content, not by file name.
 * @throws TooLong; any other error means an unreadable file
 */
export function* readTable(bytes: Uint8Array, mostRows: number, words: Words): Generator<TableRow> {
  const isZip = ZIP.every((byte, index) => bytes[index] === byte)
  const rows = isZip ? (bestSheet(openXlsx(bytes), words)?.rows(mostRows) ?? []) : rowsOfText(bytes, mostRows, words)
  for (const { row, cells } of rows) {
    const clean = cells.map(cleaned)
    if (clean.some((cell) => cell.trim() !== '')) yield { row, cells: clean }
  }
}
