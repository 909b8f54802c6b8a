import { attributeOf } from '../catalog/attributes.ts'
import type { Unit } from '../catalog/unit.ts'
import { unitsTyped } from '../goods/typed-amount.ts'
import type { FieldMistake } from '../validation/field-rules.ts'
import { attributeOfColumn } from './attribute-columns.ts'
import type { GoodsColumn, GoodsRecord, ReadingWords } from './columns.ts'
import { unguardedCell } from './guarded-cell.ts'

/** A cell whose formula came to nothing (`#N/A`). */
export const BROKEN_CELL = '\u0001'

export type ImportMistakeCode =
  | FieldMistake
  | 'notANumber'
  | 'yesOrNo'
  | 'brokenCell'
  | 'notYours'
  | 'severalSuch'
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

/** What is wrong with a cell; `detail` is the number the words name. */
export interface ImportMistake {
  readonly column: GoodsColumn
  readonly code: ImportMistakeCode
  readonly detail?: number
}

/** What a row asks for: absent = nothing is said of it. Stock waits until it is known what it is counted in. */
export type RowValues = { -readonly [K in Exclude<keyof GoodsRecord, 'stock' | 'category'>]?: GoodsRecord[K] } & {
  number?: number
  categoryTitle?: string
  /** `null` = unlimited. */
  stockText?: string | null
}

export interface ReadRow {
  /** Its number in the file. */
  readonly row: number
  readonly values: RowValues
  readonly mistakes: readonly ImportMistake[]
}

/** A cell with nothing but a dash takes away what is there. */
const DASH = /^[-\u2013\u2014]$/
const plain = (text: string) => text.trim().toLowerCase()
/** One line: titles and the like. */
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

function money(text: string, { currency }: ReadingWords): number | null {
  const [, amount = '', unit = ''] = /^([\d\s.,]*\d)\s*(.*)$/s.exec(text) ?? []
  return unit === '' || currency.has(plain(unit)) ? unitsTyped(amount, 100) : null
}
function flag(text: string, { yes, no }: ReadingWords): boolean | null {
  const word = plain(text)
  return yes.has(word) ? true : no.has(word) ? false : null
}
function decimal(text: string): number | null {
  const number = Number(text.replace(',', '.').trim())
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
/** Days of the week in any order, each once: «вт, пт», «Tue and Fri». */
function weekdaysTyped(text: string, { weekdays, joining }: ReadingWords): readonly number[] | null {
  const whole = weekdays.get(plain(text))
  if (whole) return whole
  const days = plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !joining.has(word))
    .map((word) => weekdays.get(word))
  if (days.length === 0 || days.includes(undefined)) return null
  return [...new Set(days.flatMap((day) => day ?? []))].toSorted((one, other) => one - other)
}
/** The minute of the day: `18:00`, `9.30`; a spreadsheet keeps an hour as its part of a day. */
function minuteTyped(text: string): number | null {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.](\d{2})(?::00)?)?$/.exec(text) ?? []
  if (hours !== undefined && Number(hours) < 24 && Number(minutes) < 60) return Number(hours) * 60 + Number(minutes)
  const part = decimal(text)
  return part !== null && part > 0 && part < 1 ? Math.round(part * 24 * 60) : null
}
const orNothing = <Value>(text: string, read: (text: string) => Read<Value>): Read<Value | null> =>
  DASH.test(text) ? value(null) : read(text)
const words = (text: string) => (DASH.test(text) ? '' : inLines(unguardedCell(text)))

/** How each column is read; the text is trimmed and not empty. */
const READERS = {
  number: (text: string) => orCode(unitsTyped(text, 1), 'notANumber'),
  sku: (text: string) => value(inLine(unguardedCell(text))),
  title: (text: string) => value(inLine(unguardedCell(text))),
  price: (text: string, said: ReadingWords) => orCode(money(text, said), 'notANumber'),
  specialPrice: (text: string, said: ReadingWords) =>
    orNothing(text, (number) => orCode(money(number, said), 'notANumber')),
  isWeight: (text: string, said: ReadingWords) => orCode(flag(text, said), 'yesOrNo'),
  isOnSale: (text: string, said: ReadingWords) => orCode(flag(text, said), 'yesOrNo'),
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
    DASH.test(text) || noVat.has(plain(text))
      ? value(null)
      : orCode<number | null>(decimal(text.replace(/\s*%$/, '')), 'notANumber'),
  kcal: (text: string) => orNothing(text, (number) => orCode(decimal(number), 'notANumber')),
  protein: (text: string) => orNothing(text, (number) => orCode(decimal(number), 'notANumber')),
  fat: (text: string) => orNothing(text, (number) => orCode(decimal(number), 'notANumber')),
  carbs: (text: string) => orNothing(text, (number) => orCode(decimal(number), 'notANumber')),
  maxSaleQuantity: (text: string) => orNothing(text, (number) => orCode(unitsTyped(number, 1), 'wholeNumber')),
  madeOn: (text: string, said: ReadingWords) => orNothing(text, (days) => orCode(weekdaysTyped(days, said), 'notADay')),
  orderedBy: (text: string) => orNothing(text, (time) => orCode(minuteTyped(time), 'notATime')),
  daysBefore: (text: string) => orNothing(text, (number) => orCode(unitsTyped(number, 1), 'wholeNumber')),
} as const satisfies { readonly [K in keyof RowValues]?: (text: string, said: ReadingWords) => Read<RowValues[K]> }

/** Columns whose cells are texts of any length; the rule of the field bounds them. */
const FREE_TEXTS: ReadonlySet<GoodsColumn> = new Set<GoodsColumn>([
  'title',
  'sku',
  'description',
  'composition',
  'shelfLife',
  'storage',
  'allergens',
])
/** Longest cell that may be a number, a day, an hour or one of a list of words. */
const LONGEST_SHORT_CELL = 200

function readCell(column: GoodsColumn, text: string, said: ReadingWords): Read<unknown> | null {
  const key = attributeOfColumn(column)
  const isFreeText = key === null ? FREE_TEXTS.has(column) || !(column in READERS) : attributeOf(key).kind === 'text'
  // a pattern that looks for the end of a number takes time by the square of the length
  if (!isFreeText && text.length > LONGEST_SHORT_CELL) return { code: 'wrongValue' }
  if (key === null) return column in READERS ? READERS[column as keyof typeof READERS](text, said) : null
  const definition = attributeOf(key)
  return orNothing<number | string>(text, (typed) => {
    // a sign of per cent or a unit after a number is how people write it
    if (definition.kind === 'number') return orCode(decimal(typed.replace(/[\s%\p{L}.]+$/u, '')), 'notANumber')
    if (definition.kind === 'text') return value(inLine(unguardedCell(typed)))
    return orCode(said.options.get(key)?.get(plain(typed)) ?? null, 'wrongValue')
  })
}

/** Reads a row by the places of its columns. An empty cell says nothing: what is there stays. */
export function readRow(
  row: number,
  cells: readonly string[],
  places: ReadonlyMap<GoodsColumn, number>,
  said: ReadingWords,
): ReadRow {
  const mistakes: ImportMistake[] = []
  const values: Record<string, unknown> = {}
  const texts = new Map<GoodsColumn, string>()
  for (const [column, place] of places) {
    const text = (cells[place] ?? '').trim()
    if (text === BROKEN_CELL) mistakes.push({ column, code: 'brokenCell' })
    else if (text !== '') texts.set(column, text)
  }
  for (const [column, text] of texts) {
    const read = readCell(column, text, said)
    if (!read) continue
    if ('code' in read) mistakes.push({ column, code: read.code })
    else values[column] = read.value
  }
  const category = texts.get('category')
  if (category !== undefined) values.categoryTitle = inLine(unguardedCell(category))
  const stock = texts.get('stock')
  if (stock !== undefined) values.stockText = said.unlimited.has(plain(stock)) ? null : stock
  const size = readSize(texts.get('unit'), texts.get('measure'), said)
  mistakes.push(...size.mistakes)
  return { row, values: { ...values, ...size.values }, mistakes }
}

/** A kilogram is a thousand grams, so its unit and its size are read together. */
function readSize(unitText: string | undefined, measureText: string | undefined, { units }: ReadingWords) {
  const mistakes: ImportMistake[] = []
  const values: { unit?: Unit; measure?: number } = {}
  const unit = unitText === undefined ? undefined : units.get(plain(unitText).replace(/\.$/, ''))
  if (unitText !== undefined && !unit) mistakes.push({ column: 'unit', code: 'wrongValue' })
  if (unit) values.unit = unit.unit
  if (measureText !== undefined) {
    const measure = unitsTyped(measureText, unit?.times === 1_000 ? 1_000 : 1)
    if (measure === null) mistakes.push({ column: 'measure', code: 'notANumber' })
    else values.measure = measure
  } else if (unit && unit.times > 1) values.measure = unit.times
  return { values, mistakes }
}
