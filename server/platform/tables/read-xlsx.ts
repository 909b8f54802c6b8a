import { BROKEN_CELL } from '@okolitsa/domain/goods-import/read-row.ts'
import { type CellFormats, cellFormats } from './cell-formats.ts'
import { createTextBound, MAX_CELL, MAX_COLUMNS, type TableRow, TooLong } from './table.ts'
import { type WorkbookParts, walk, workbookParts } from './workbook-parts.ts'

/** Maximum bytes of a workbook's unpacked parts. */
const MAX_UNPACKED = 96 * 1024 * 1024
const MAX_ROWS = 1_048_576
/** Maximum cells filled from a merged cell above. */
const MAX_MERGED = 1_000_000

export interface Sheet {
  /**
   * Reads non-empty rows.
   * @param mostRows throws TooLong for more rows
   * @param isSample true = further rows are omitted
   */
  rows(mostRows: number, isSample?: boolean): TableRow[]
}

/** Decodes escaped control characters of workbooks. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (whole, code: string) => {
    const char = String.fromCharCode(Number.parseInt(code, 16))
    return /[\t\n\r_]/.test(char) ? char : whole
  })

function sharedStrings(part: Uint8Array): string[] {
  const strings: string[] = []
  const bounded = createTextBound()
  let current = ''
  let isText = false
  // phonetic text (rPh) follows the text itself
  let isReading = false
  walk(part, {
    open: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    close: (name) => {
      if (name === 'rPh') isReading = false
      isText = false
      if (name === 'si') strings.push(bounded(unescaped(current)))
      return false
    },
    text: (text) => {
      if (isText && current.length <= MAX_CELL) current += text
    },
  })
  return strings
}

/** Index of a column: `C7` → 2; null = no position. */
function columnOf(reference: string): number | null {
  const [letters = ''] = /^[A-Z]{1,3}/i.exec(reference) ?? []
  if (letters === '') return null
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The first column of merged cells and their rows; null = a single row. */
function mergedRows(reference: string): { column: number; from: number; to: number } | null {
  const [, first = '', from = '', to = ''] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/i.exec(reference) ?? []
  const column = columnOf(first)
  return column === null || column >= MAX_COLUMNS || from === to ? null : { column, from: Number(from), to: Number(to) }
}

/** Number of the next row; a missing or wrong position means the row after the previous one. */
const rowAfter = (row: number, stated: number) =>
  Number.isInteger(stated) && stated > row && stated <= MAX_ROWS ? stated : row + 1

interface SheetDeps {
  readonly strings: readonly string[]
  readonly formats: CellFormats
}

function sheetRows(part: Uint8Array, { strings, formats }: SheetDeps, mostRows: number, isSample: boolean): TableRow[] {
  const rows: TableRow[] = []
  const merged: { column: number; from: number; to: number }[] = []
  const bounded = createTextBound()
  let row = 0
  let cells: string[] = []
  let column = -1
  let type = ''
  let style = 0
  let value = ''
  let isValue = false
  let isReading = false
  const cellOf = () => {
    if (type === 's') return formats.text(strings[Number(value)] ?? '', style)
    if (type === 'e') return BROKEN_CELL
    if (type === 'str' || type === 'inlineStr') return formats.text(unescaped(value), style)
    if (type === 'b') return formats.yesOrNo(value.trim() === '1')
    return type === 'd' ? formats.date(value, style) : formats.number(value, style)
  }
  walk(part, {
    open: (name, attribute) => {
      if (name === 'row') {
        row = rowAfter(row, Number(attribute('r')))
        cells = []
        column = -1
      } else if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1
        type = attribute('t')
        style = Number(attribute('s')) || 0
        value = ''
      } else if (name === 'mergeCell') {
        const cell = mergedRows(attribute('ref'))
        if (cell) merged.push(cell)
      }
      if (name === 'rPh') isReading = true
      isValue = name === 'v' || (name === 't' && !isReading)
    },
    close: (name) => {
      isValue = false
      if (name === 'rPh') isReading = false
      if (name === 'c' && column < MAX_COLUMNS && value !== '') {
        const cell = bounded(cellOf())
        if (cell !== '') cells[column] = cell
      }
      if (name !== 'row' || !cells.some((cell) => cell?.trim())) return false
      if (rows.length === mostRows) {
        if (isSample) return true
        throw new TooLong()
      }
      rows.push({ row, cells: Array.from(cells, (cell) => cell ?? '') })
      return false
    },
    text: (text) => {
      if (isValue && value.length <= MAX_CELL) value += text
    },
  })
  return withMerged(rows, merged, bounded)
}

/** Repeats the value of vertically merged cells in each of their rows. */
function withMerged(
  rows: readonly TableRow[],
  merged: readonly { column: number; from: number; to: number }[],
  bounded: (cell: string) => string,
): TableRow[] {
  const byNumber = new Map(rows.map(({ row, cells }) => [row, [...cells]]))
  const last = rows.at(-1)?.row ?? 0
  let filled = 0
  for (const { column, from, to } of merged) {
    const value = byNumber.get(from)?.[column] ?? ''
    for (let row = from + 1; row <= Math.min(to, last) && value !== ''; row += 1) {
      filled += 1
      if (filled > MAX_MERGED) throw new TooLong()
      const cells = byNumber.get(row)
      if (!cells || (cells[column] ?? '') !== '') continue
      while (cells.length < column) cells.push('')
      cells[column] = bounded(value)
    }
  }
  return rows.map(({ row, cells }) => ({ row, cells: byNumber.get(row) ?? cells }))
}

interface SheetPlace {
  readonly id: string
  readonly isHidden: boolean
}

function partsOfSheets(parts: WorkbookParts): { readonly names: readonly string[]; readonly isFrom1904: boolean } {
  const places: SheetPlace[] = []
  const targets = new Map<string, string>()
  let isFrom1904 = false
  const empty = new Uint8Array()
  walk(parts.get('xl/workbook.xml') ?? empty, {
    open: (name, attribute) => {
      if (name === 'sheet') places.push({ id: attribute('id'), isHidden: attribute('state').includes('idden') })
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attribute('date1904'))
    },
  })
  walk(parts.get('xl/_rels/workbook.xml.rels') ?? empty, {
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id'), attribute('Target'))
    },
  })
  const seen = places.filter(({ isHidden }) => !isHidden)
  const names = (seen.length > 0 ? seen : places.slice(0, 1)).map(({ id }) => {
    const target = targets.get(id) ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  })
  return { names, isFrom1904 }
}

/**
 * Opens the visible sheets of a workbook, in their order.
 * @throws TooLong; any other error means a broken file
 */
export function openXlsx(bytes: Uint8Array, mostUnpacked = MAX_UNPACKED): Sheet[] {
  const parts = workbookParts(bytes, mostUnpacked)
  const { names, isFrom1904 } = partsOfSheets(parts)
  const strings = parts.get('xl/sharedStrings.xml')
  const deps = {
    strings: strings ? sharedStrings(strings) : [],
    formats: cellFormats(parts.get('xl/styles.xml'), isFrom1904),
  }
  const sheets = names.flatMap((name) => {
    const part = parts.get(name)
    return part ? [{ rows: (most: number, isSample = false) => sheetRows(part, deps, most, isSample) }] : []
  })
  if (sheets.length === 0) throw new Error('a workbook without its sheet')
  return sheets
}
