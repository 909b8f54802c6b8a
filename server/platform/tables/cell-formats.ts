import { dateToSerial, format, getFormatFromId, getFormatInfo } from 'numfmt'
import { walk } from './workbook-parts.ts'

const LOCALE = 'ru'
/** Days between the two possible epochs of a workbook. */
const DAYS_TO_1904 = 1_462
/** First id of a workbook's own formats. */
const FIRST_OWN_FORMAT = 164
/** Maximum characters of a format, and of a text to be formatted. */
const LONGEST = 255
const MAX_STYLES = 65_536
/** Types of formats that display fewer digits than were typed, so that a barcode would be truncated. */
const SHORTENING = new Set(['scientific', 'fraction', 'error'])
/** Formats that display a number as typed, except for its last digits. */
const PLAIN = /^(general|@)$/i
/** A decimal mark without digits after it. */
const MARK_ALONE = /^(-?[\d\s]+),$/
const DAY = 'dd.mm.yyyy'
const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?/

export interface CellFormats {
  /** Formats a number as displayed. */
  number(text: string, style: number): string
  /** Formats a text as displayed. */
  text(text: string, style: number): string
  /** Formats a date stored as ISO 8601. */
  date(text: string, style: number): string
  yesOrNo(isTrue: boolean): string
}

interface Format {
  readonly code: string
  readonly isAsTyped: boolean
  readonly isDate: boolean
}

/** Restores a number as typed: workbooks store 8.4 as 8.4000000000000004. */
function plainNumber(text: string): string {
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text
}

const AS_IT_IS: Format = { code: 'General', isAsTyped: true, isDate: false }

function formatOf(code: string): Format {
  if (code.length > LONGEST) return AS_IT_IS
  try {
    // a language in a format determines the names of months; separators belong to the whole sheet
    const { isDate, type } = getFormatInfo(code)
    const own = isDate ? code : code.replace(/\[\$([^\]-]*)-[^\]]*\]/g, (_, sign: string) => (sign ? `[$${sign}]` : ''))
    return { code: own, isDate, isAsTyped: PLAIN.test(code) || SHORTENING.has(type) }
  } catch {
    return AS_IT_IS
  }
}

/** Format codes by style number. */
function codesOf(styles: Uint8Array): string[] {
  const own = new Map<number, string>()
  const codes: string[] = []
  let isOfCells = false
  walk(styles, {
    open: (name, attribute) => {
      if (name === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode'))
      if (name === 'cellXfs') isOfCells = true
      if (name !== 'xf' || !isOfCells || codes.length === MAX_STYLES) return
      const id = Number(attribute('numFmtId'))
      codes.push(own.get(id) ?? (id < FIRST_OWN_FORMAT ? getFormatFromId(id, LOCALE) : undefined) ?? 'General')
    },
    close: (name) => name === 'cellXfs',
  })
  return codes
}

/** Reads the formats of a workbook. @param styles the formats part; null = none */
export function cellFormats(styles: Uint8Array | null, isFrom1904: boolean): CellFormats {
  const codes = styles ? codesOf(styles) : []
  const known = new Map<number, Format>()
  const of = (style: number): Format => {
    const format = known.get(style) ?? formatOf(codes[style] ?? 'General')
    known.set(style, format)
    return format
  }
  const shown = (code: string, value: number | string | boolean, otherwise: string): string => {
    try {
      return format(code, value, { locale: LOCALE })
    } catch {
      return otherwise
    }
  }
  return {
    number(text, style) {
      const { code, isAsTyped, isDate } = of(style)
      const plain = plainNumber(text)
      const number = Number(plain)
      if (isAsTyped || text.trim() === '' || !Number.isFinite(number)) return plain
      const seen = shown(code, isDate && isFrom1904 ? number + DAYS_TO_1904 : number, plain).trim()
      return seen.replace(MARK_ALONE, '$1')
    },
    text(text, style) {
      const { code } = of(style)
      return code.includes('@') && code !== '@' && text.length <= LONGEST ? shown(code, text, text) : text
    },
    date(text, style) {
      const [, ...parts] = DATE.exec(text.trim()) ?? []
      const serial = parts.length > 0 ? dateToSerial(parts.map((part) => Number(part ?? 0))) : undefined
      if (serial === undefined) return text
      const { code, isDate } = of(style)
      return shown(isDate ? code : DAY, serial, text)
    },
    yesOrNo: (isTrue) => shown('General', isTrue, String(isTrue)),
  }
}
