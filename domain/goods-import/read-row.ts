import { attributeOf } from '../catalog/attributes.ts'
import type { Unit } from '../catalog/unit.ts'
import { unitsTyped } from '../goods/typed-amount.ts'
import type { FieldMistake, MarketMistake, RequisitesMistake } from '../validation/field-rules.ts'
import { attributeOfColumn } from './attribute-columns.ts'
import type { GoodsColumn, GoodsRecord, ReadingWords } from './columns.ts'
import { unguardedCell } from './guarded-cell.ts'
import { weekdaysTyped } from './weekdays-typed.ts'

/** Replaces a failed formula (`#N/A`) or an undecodable byte; a cell that contains it is refused. */
export const BROKEN_CELL = '\uFFFD'

export type ImportMistakeCode =
  | Exclude<FieldMistake, MarketMistake | RequisitesMistake>
  | 'notANumber'
  | 'yesOrNo'
  | 'brokenCell'
  | 'notYours'
  | 'severalSuch'
  | 'titleTwice'
  | 'belowZero'
  | 'repeated'
  | 'unknownCategory'
  | 'fixed'
  | 'promised'
  | 'severalSpecials'
  | 'partOfNutrition'
  | 'partOfSchedule'
  | 'notOfCategory'
  | 'notADay'
  | 'notATime'

/** The mistake of a cell; `detail` is the number in its text. */
export interface ImportMistake {
  readonly column: GoodsColumn
  readonly code: ImportMistakeCode
  readonly detail?: number
}

/** Values of a row; absent = not stated. Stock is parsed later, when its unit is known. */
export type RowValues = { -readonly [K in Exclude<keyof GoodsRecord, 'stock' | 'category'>]?: GoodsRecord[K] } & {
  number?: number
  categoryTitle?: string
  /** Stock as text; `null` = unlimited. */
  stockText?: string | null
  /** Unit after the stock amount. */
  stockUnit?: TypedUnit
}

/** A unit of the shop and the factor of the typed one. */
export interface TypedUnit {
  readonly unit: Unit
  readonly times: number
}

export interface ReadRow {
  /** Row number in the file. */
  readonly row: number
  readonly values: RowValues
  readonly mistakes: readonly ImportMistake[]
}

/** A cell with a single dash, which removes the value. */
const DASH = /^[-\u2013\u2014]$/
const plain = (text: string) => text.trim().toLowerCase()
const inLine = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
const inLines = (text: string) => text.replace(/\r\n?/g, '\n').trim()

type Read<Value> = { readonly value: Value } | { readonly code: ImportMistakeCode }
const value = <Value>(of: Value): Read<Value> => ({ value: of })
const orCode = <Value>(of: Value | null, code: ImportMistakeCode): Read<Value> =>
  of === null ? { code } : { value: of }

/** Parses an amount of money; a currency sign may precede or follow the amount. */
function money(text: string, { currency }: ReadingWords): number | null {
  const [, before = '', amount = '', after = ''] = /^([^\d\s.,]*)\s*([\d\s.,]*\d)\s*(.*)$/s.exec(text) ?? []
  const signs = [before, after].filter((sign) => sign !== '')
  return signs.length < 2 && signs.every((sign) => currency.has(plain(sign))) ? unitsTyped(amount, 100) : null
}
function flag(text: string, { yes, no }: ReadingWords): boolean | null {
  const word = plain(text)
  return yes.has(word) ? true : no.has(word) ? false : null
}
/** Digits, optionally in groups of three, as a spreadsheet shows them. */
const DECIMAL = /^-?(?:\d{1,15}|\d{1,3}(?:\s\d{3}){1,4})(?:[.,]\d{1,15})?$/
function decimal(text: string): number | null {
  const typed = text.trim()
  return DECIMAL.test(typed) ? Number(typed.replace(/\s/g, '').replace(',', '.')) : null
}
/** Parses a percentage, with or without its sign. */
const percent = (text: string) => decimal(text.replace(/%$/, ''))
/** A fraction of a day, as spreadsheets store times. */
const PART_OF_DAY = /^0[.,]\d+$/
const minuteOf = (minute: number) => (minute > 0 && minute < 24 * 60 ? minute : null)
/** Parses a time into the minute of the day: `18:00`, `9.30`, `6:00 PM`. */
function minuteTyped(text: string): number | null {
  if (PART_OF_DAY.test(text)) return minuteOf(Math.round((decimal(text) ?? 0) * 24 * 60))
  const [, hours, minutes = '0', half] = /^(\d{1,2})(?:[:.](\d{2})(?::00)?)?\s*([ap]m)?$/i.exec(text) ?? []
  const hour = half === undefined ? Number(hours) : hourOf(Number(hours), plain(half) === 'pm')
  return hour < 24 && Number(minutes) < 60 ? hour * 60 + Number(minutes) : null
}
/** Converts an hour of a 12-hour clock; other hours become infinite and are then refused. */
const hourOf = (hour: number, isAfternoon: boolean) =>
  hour < 1 || hour > 12 ? Number.POSITIVE_INFINITY : (hour % 12) + (isAfternoon ? 12 : 0)
const orNothing = <Value>(text: string, read: (text: string) => Read<Value>): Read<Value | null> =>
  DASH.test(text) ? value(null) : read(text)
const words = (text: string) => (DASH.test(text) ? '' : inLines(unguardedCell(text)))

/** Readers by column; the text is trimmed and not empty. */
const READERS = {
  number: (text: string) => orCode(unitsTyped(text, 1), 'notANumber'),
  sku: (text: string) => value(inLine(unguardedCell(text))),
  title: (text: string) => value(inLine(unguardedCell(text))),
  price: (text: string, vocabulary: ReadingWords) => orCode(money(text, vocabulary), 'notANumber'),
  specialPrice: (text: string, vocabulary: ReadingWords) =>
    orNothing(text, (number) => orCode(money(number, vocabulary), 'notANumber')),
  isWeight: (text: string, vocabulary: ReadingWords) => orCode(flag(text, vocabulary), 'yesOrNo'),
  isOnSale: (text: string, vocabulary: ReadingWords) => orCode(flag(text, vocabulary), 'yesOrNo'),
  description: (text: string) => value(words(text)),
  composition: (text: string) => value(words(text)),
  shelfLife: (text: string) => value(words(text)),
  storage: (text: string) => value(words(text)),
  allergens: (text: string) =>
    value(
      words(text)
        .split(/[,;\n]/)
        .map(inLine)
        .filter((one) => one !== ''),
    ),
  vat: (text: string, { noVat }: ReadingWords) =>
    DASH.test(text) || noVat.has(plain(text)) ? value(null) : orCode<number | null>(percent(text), 'notANumber'),
  kcal: (text: string) => orNothing(text, (number) => orCode(decimal(number), 'notANumber')),
  protein: (text: string) => orNothing(text, (number) => orCode(percent(number), 'notANumber')),
  fat: (text: string) => orNothing(text, (number) => orCode(percent(number), 'notANumber')),
  carbs: (text: string) => orNothing(text, (number) => orCode(percent(number), 'notANumber')),
  maxSaleQuantity: (text: string) => orNothing(text, (number) => orCode(unitsTyped(number, 1), 'wholeNumber')),
  madeOn: (text: string, vocabulary: ReadingWords) =>
    orNothing(text, (days) => orCode(weekdaysTyped(days, vocabulary), 'notADay')),
  orderedBy: (text: string) => orNothing(text, (time) => orCode(minuteTyped(time), 'notATime')),
  daysBefore: (text: string) => orNothing(text, (number) => orCode(unitsTyped(number, 1), 'wholeNumber')),
} as const satisfies {
  readonly [K in keyof RowValues]?: (text: string, vocabulary: ReadingWords) => Read<RowValues[K]>
}

/** A minus sign in any of its usual characters. */
const MINUS = /^[-\u2212\u2013]\s*(?=\d)/
/** True = a valid number with a minus sign; such a cell has a separate error. */
export const isBelowZero = (text: string, isNumber: (positive: string) => boolean): boolean =>
  MINUS.test(text) && isNumber(text.replace(MINUS, ''))

/** Columns of free text; the field rules limit their length. */
const FREE_TEXTS: ReadonlySet<GoodsColumn> = new Set<GoodsColumn>([
  'title',
  'sku',
  'description',
  'composition',
  'shelfLife',
  'storage',
  'allergens',
])
/** Maximum length of a cell with a number, day, hour or word of a list. */
const LONGEST_SHORT_CELL = 200

function readCell(column: GoodsColumn, text: string, vocabulary: ReadingWords): Read<unknown> | null {
  const key = attributeOfColumn(column)
  const isFreeText = key === null ? FREE_TEXTS.has(column) || !(column in READERS) : attributeOf(key).kind === 'text'
  // a pattern anchored at the end of a number takes quadratic time
  if (!isFreeText && text.length > LONGEST_SHORT_CELL) return { code: 'wrongValue' }
  if (key === null) return column in READERS ? READERS[column as keyof typeof READERS](text, vocabulary) : null
  const definition = attributeOf(key)
  return orNothing<number | string>(text, (typed) => {
    // a percent sign or a unit may follow the number
    if (definition.kind === 'number') return orCode(decimal(typed.replace(/[\s%\p{L}.]+$/u, '')), 'notANumber')
    if (definition.kind === 'text') return value(inLine(unguardedCell(typed)))
    return orCode(vocabulary.options.get(key)?.get(plain(typed)) ?? null, 'wrongValue')
  })
}

/** Reads a row by its columns. An empty cell leaves the value unchanged. */
export function readRow(
  row: number,
  cells: readonly string[],
  places: ReadonlyMap<GoodsColumn, number>,
  vocabulary: ReadingWords,
): ReadRow {
  const mistakes: ImportMistake[] = []
  const values: Record<string, unknown> = {}
  const texts = new Map<GoodsColumn, string>()
  for (const [column, place] of places) {
    const text = (cells[place] ?? '').trim()
    if (text.includes(BROKEN_CELL)) mistakes.push({ column, code: 'brokenCell' })
    else if (text !== '') texts.set(column, text)
  }
  for (const [column, text] of texts) {
    const read = readCell(column, text, vocabulary)
    if (!read) continue
    if ('code' in read) {
      const isBelow = isBelowZero(text, (positive) => 'value' in (readCell(column, positive, vocabulary) ?? {}))
      mistakes.push({ column, code: isBelow ? 'belowZero' : read.code })
    } else values[column] = read.value
  }
  const category = texts.get('category')
  if (category !== undefined) values.categoryTitle = inLine(unguardedCell(category))
  const stock = texts.get('stock')
  if (stock !== undefined) {
    const { amount, own } = amountTyped(stock, vocabulary)
    values.stockText = vocabulary.unlimited.has(plain(stock)) ? null : amount
    if (own) values.stockUnit = own
  }
  const size = readSize(texts.get('unit'), texts.get('measure'), vocabulary)
  mistakes.push(...size.mistakes)
  return { row, values: { ...values, ...size.values }, mistakes }
}

const unitOf = (word: string, { units }: ReadingWords): TypedUnit | undefined =>
  units.get(plain(word).replace(/\.$/, ''))

/** Splits `1,5 kg` into amount and unit when the unit is known; otherwise the full text is the amount. */
function amountTyped(text: string, vocabulary: ReadingWords): { readonly amount: string; readonly own?: TypedUnit } {
  const [, amount = '', word = ''] =
    text.length > LONGEST_SHORT_CELL ? [] : (/^(.*\d)\s*(\p{L}+\.?)$/u.exec(text) ?? [])
  const own = unitOf(word, vocabulary)
  return own ? { amount, own } : { amount: text }
}

/** A kilogram is a thousand grams, so unit and measure are read together. */
function readSize(unitText: string | undefined, measureText: string | undefined, vocabulary: ReadingWords) {
  const mistakes: ImportMistake[] = []
  const values: { unit?: Unit; measure?: number } = {}
  const named = unitText === undefined ? undefined : unitOf(unitText, vocabulary)
  if (unitText !== undefined && !named) mistakes.push({ column: 'unit', code: 'wrongValue' })
  const { amount, own } = measureText === undefined ? { amount: undefined } : amountTyped(measureText, vocabulary)
  if (named && own && named.unit !== own.unit) mistakes.push({ column: 'measure', code: 'wrongValue' })
  const unit = own ?? named
  if (unit) values.unit = unit.unit
  if (amount !== undefined) {
    const measure = unitsTyped(amount, unit?.times === 1_000 ? 1_000 : 1)
    if (measure === null) {
      const isBelow = isBelowZero(amount, (positive) => unitsTyped(positive, 1_000) !== null)
      mistakes.push({ column: 'measure', code: isBelow ? 'belowZero' : 'notANumber' })
    } else values.measure = measure
  } else if (unit && unit.times > 1) values.measure = unit.times
  return { values, mistakes }
}
