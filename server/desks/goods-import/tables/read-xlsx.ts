import { BROKEN_CELL } from '@okolitsa/domain/goods-import/read-row.ts'
import { unzipSync } from 'fflate'
import { Parser } from 'saxen'
import { createTextBound, type TableRow, TooLong } from './table.ts'

/** Bytes of all parts of a workbook once they are unpacked. What a part says of its size is all that is unpacked of it. */
const MOST_UNPACKED = 96 * 1024 * 1024
/** Columns of a sheet that are looked at. */
const MOST_COLUMNS = 100

const PARTS = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/i
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

interface Walk {
  open?(name: string, attribute: (name: string) => string): void
  close?(name: string): void
  text?(text: string): void
}

/** Goes through an XML text. Declarations of entities are not followed: only those of XML itself mean something. */
function walk(xml: string, { open, close, text }: Walk): void {
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (name, attributes, decode) =>
    open?.(localName(name), (wanted) => {
      const all = attributes()
      const key = Object.keys(all).find((one) => one === wanted || one.endsWith(`:${wanted}`))
      return key === undefined ? '' : decode(all[key] ?? '')
    }),
  )
  parser.on('closeTag', (name) => close?.(localName(name)))
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)))
    parser.on('cdata', (value) => text(value))
  }
  parser.parse(xml)
}

/** Control characters as workbooks escape them. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (whole, code: string) => {
    const char = String.fromCharCode(Number.parseInt(code, 16))
    return /[\t\n\r_]/.test(char) ? char : whole
  })

function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  let current: string | null = null
  let isText = false
  // how a word sounds (rPh) stands beside the word
  let isReading = false
  walk(xml, {
    open: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    close: (name) => {
      if (name === 'rPh') isReading = false
      isText = false
      if (name === 'si' && current !== null) {
        strings.push(unescaped(current))
        current = null
      }
    },
    text: (text) => {
      if (isText && current !== null) current += text
    },
  })
  return strings
}

/** The part of the first sheet that is not hidden. */
function firstSheet(partOf: (name: string) => string | null): string {
  const sheets: { id: string; isHidden: boolean }[] = []
  walk(partOf('xl/workbook.xml') ?? '', {
    open: (name, attribute) => {
      if (name === 'sheet') sheets.push({ id: attribute('id'), isHidden: attribute('state').includes('idden') })
    },
  })
  const chosen = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]
  let target = ''
  walk(partOf('xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, attribute) => {
      if (name === 'Relationship' && attribute('Id') === chosen?.id) target = attribute('Target')
    },
  })
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const xml = partOf(path)
  if (xml === null) throw new Error('a workbook without its sheet')
  return xml
}

/** `C7` → 2; null = the place is not said. */
function columnOf(reference: string): number | null {
  const [letters = ''] = /^[A-Z]{1,3}/i.exec(reference) ?? []
  if (letters === '') return null
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A number as it was typed: workbooks keep 8.4 as 8.4000000000000004. */
function plainNumber(text: string): string {
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text
}

function sheetRows(xml: string, strings: readonly string[], mostRows: number): TableRow[] {
  const rows: TableRow[] = []
  const bounded = createTextBound()
  let row = 0
  let cells: string[] = []
  let column = -1
  let type = ''
  let value = ''
  let isValue = false
  const cellOf = () => {
    if (type === 's') return strings[Number(value)] ?? ''
    if (type === 'e') return BROKEN_CELL
    if (type === 'str' || type === 'inlineStr') return unescaped(value)
    return type === 'b' ? value : plainNumber(value)
  }
  walk(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        row = Number(attribute('r')) || row + 1
        cells = []
        column = -1
      } else if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1
        type = attribute('t')
        value = ''
      }
      isValue = name === 'v' || name === 't'
    },
    close: (name) => {
      isValue = false
      if (name === 'c' && column < MOST_COLUMNS) {
        const cell = bounded(cellOf())
        if (cell !== '') cells[column] = cell
      }
      if (name === 'row' && cells.some((cell) => cell?.trim())) {
        if (rows.length === mostRows) throw new TooLong()
        rows.push({ row, cells: Array.from(cells, (cell) => cell ?? '') })
      }
    },
    text: (text) => {
      if (isValue) value += text
    },
  })
  return rows
}

/**
 * Rows of the first sheet that have something in them.
 * @throws TooLong; anything else that is thrown means a broken file
 */
export function readXlsx(bytes: Uint8Array, mostRows: number, mostUnpacked = MOST_UNPACKED): TableRow[] {
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PARTS.test(name)) return false
      unpacked += originalSize
      if (unpacked > mostUnpacked) throw new TooLong()
      return true
    },
  })
  const byName = new Map(Object.entries(parts).map(([name, part]) => [name.toLowerCase(), part]))
  const partOf = (name: string) => {
    const part = byName.get(name.toLowerCase())
    return part ? new TextDecoder().decode(part) : null
  }
  const sheet = firstSheet(partOf)
  const strings = partOf('xl/sharedStrings.xml')
  return sheetRows(sheet, strings === null ? [] : sharedStrings(strings), mostRows)
}
