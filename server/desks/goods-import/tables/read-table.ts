import { readCsv } from '@okolitsa/domain/goods-import/csv.ts'
import { cleanText } from '@okolitsa/domain/text/clean-text.ts'
import { readXlsx } from './read-xlsx.ts'
import { createTextBound, type TableRow, TooLong } from './table.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** A text file as people save them: UTF-8, UTF-16 of «Unicode text», and what Russian spreadsheets call just CSV. */
function textOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** No letter, but in files that are no texts. */
const BINARY = /[^\P{Cc}\t\n\v\f\r]|\uFFFD/u

/** Rows with their texts cleaned as those of any other call: a file does not go through one. */
const cleaned = (rows: readonly TableRow[]): TableRow[] =>
  rows.map(({ row, cells }) => ({ row, cells: cells.map(cleanText) }))

/**
 * Rows of a spreadsheet or a CSV, told apart by what is in the file, whatever it is called.
 * @throws TooLong; anything else that is thrown means a file that can not be read
 */
export function readTable(bytes: Uint8Array, mostRows: number): TableRow[] {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return cleaned(readXlsx(bytes, mostRows))
  const text = textOf(bytes)
  if (text.trim() === '' || BINARY.test(text)) throw new Error('neither a spreadsheet nor a text')
  const bounded = createTextBound()
  const lines = readCsv(text, mostRows * 2 + 2).map((cells, index) => ({ row: index + 1, cells: cells.map(bounded) }))
  const rows = cleaned(lines).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (rows.length > mostRows) throw new TooLong()
  return rows
}
