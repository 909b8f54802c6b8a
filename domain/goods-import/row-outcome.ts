import type { AttributeKey } from '../catalog/attributes.ts'
import {
  type ProductFields,
  priceMistakes,
  productMistakes,
  specialPricesMistakes,
  stockMistakes,
  type VAT_PERCENTS,
} from '../catalog/product-fields.ts'
import { PIECE } from '../catalog/unit.ts'
import { unitsTyped } from '../goods/typed-amount.ts'
import { kopecks, MAX_KOPECKS } from '../money/money.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'
import { attributeOfColumn, attributesOfCells, cellsOfAttributes } from './attribute-columns.ts'
import { GOODS_COLUMNS, type GoodsColumn, type GoodsRecord, RECORD_COLUMNS, type RecordColumn } from './columns.ts'
import { isPriceFar, weighedAs } from './entered-prices.ts'
import { type ImportMistake, isBelowZero, type TypedUnit } from './read-row.ts'
import type { ResolvedRow } from './resolve-rows.ts'

/** An existing product with facts that limit its change. */
export interface KnownGoods {
  readonly record: GoodsRecord
  /** Base units reserved by orders and checkouts. */
  readonly promised: number
  /** Current and future special prices. */
  readonly specials: number
}

export type RecordValue = GoodsRecord[RecordColumn]
/** Changes of a row; `before` is null for a new product. */
export type RowChanges = {
  readonly [K in RecordColumn]?: { readonly before: RecordValue; readonly after: RecordValue }
}

export interface RowOutcome {
  readonly fate: 'new' | 'changed' | 'same' | 'wrong'
  readonly title: string
  readonly changes: RowChanges
  /** True = the price of an existing product more than doubles or falls below a half. */
  readonly isPriceFar: boolean
  readonly mistakes: readonly ImportMistake[]
}

/** Defaults of a new product: a piece, out of stock, off sale until its seller has checked it. */
export const BLANK_RECORD: GoodsRecord = {
  sku: '',
  title: '',
  category: 0,
  price: 0,
  specialPrice: null,
  stock: 0,
  unit: PIECE,
  measure: 1,
  isWeight: false,
  maxSaleQuantity: null,
  isOnSale: false,
  description: '',
  composition: '',
  shelfLife: '',
  storage: '',
  allergens: [],
  vat: null,
  kcal: null,
  protein: null,
  fat: null,
  carbs: null,
  madeOn: null,
  orderedBy: null,
  daysBefore: null,
  ...cellsOfAttributes({}),
}
/** Errors of rows without a valid product. */
const UNRESOLVED: ReadonlySet<ImportMistake['code']> = new Set(['notYours', 'repeated', 'severalSuch', 'titleTwice'])
const REQUIRED = ['title', 'category', 'price'] as const
const NUTRITION = ['kcal', 'protein', 'fat', 'carbs'] as const
const SCHEDULE = ['madeOn', 'orderedBy', 'daysBefore'] as const
/** Fields that never change, because orders, carts and stock use these units. */
const FIXED = ['unit', 'isWeight'] as const

const plainValue = (value: RecordValue): string =>
  JSON.stringify(typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value)
/** True = equal values, ignoring spaces around and kinds of line breaks. */
export const isSameValue = (one: RecordValue, other: RecordValue): boolean => plainValue(one) === plainValue(other)

/**
 * Computes the result of a row. @param known its product; null = a new one @param attributesOf attributes of a category
 * @param categoryOf finds a category by title or path; null = unknown or ambiguous
 * @param forbiddenCategories categories in which the tax of the seller does not allow goods on sale
 */
export function rowResultOf(
  { values, mistakes: read, productId }: ResolvedRow,
  known: KnownGoods | null,
  categoryOf: (title: string) => number | null,
  attributesOf: (categoryId: number) => ReadonlySet<AttributeKey>,
  forbiddenCategories: ReadonlySet<number> = new Set(),
): RowOutcome {
  const mistakes: ImportMistake[] = [...read]
  const before = known?.record ?? BLANK_RECORD
  const { number: _key, categoryTitle, stockText, stockUnit, ...given } = values
  const after: { -readonly [K in keyof GoodsRecord]: GoodsRecord[K] } = { ...before, ...given }
  if (after.isWeight) Object.assign(after, weighedAs(given, known?.record ?? null, after))
  const note = (column: GoodsColumn, code: ImportMistake['code'], detail?: number) => {
    if (!mistakes.some((one) => one.column === column)) {
      mistakes.push({ column, code, ...(detail !== undefined && { detail }) })
    }
  }
  if (categoryTitle !== undefined) {
    const category = categoryOf(categoryTitle)
    if (category === null) note('category', 'unknownCategory')
    else after.category = category
  }
  if (stockText !== undefined) {
    const stock = stockText === null ? null : stockTyped(stockText, stockUnit, after)
    if (stockText !== null && stock === null) {
      const isBelow = isBelowZero(stockText, (positive) => stockTyped(positive, stockUnit, after) !== null)
      note('stock', isBelow ? 'belowZero' : 'notANumber')
    } else after.stock = stock
  }
  const title = after.title || before.title
  // a comparison requires a valid product
  if (mistakes.some(({ code }) => UNRESOLVED.has(code))) {
    return { fate: 'wrong', title, changes: {}, isPriceFar: false, mistakes: inOrder(mistakes) }
  }
  if (known) for (const column of FIXED) if (after[column] !== before[column]) note(column, 'fixed')
  const changed = RECORD_COLUMNS.filter(
    // a new product also lists its default values
    (column) => (!known && before[column] !== null) || !isSameValue(before[column], after[column]),
  )
  for (const column of changed) {
    const key = attributeOfColumn(column)
    // an attribute of another category may stay or be removed
    if (key && after[column] !== null && !attributesOf(after.category).has(key)) note(column, 'notOfCategory')
  }
  if (after.isOnSale && (changed.includes('category') || changed.includes('isOnSale')))
    if (forbiddenCategories.has(after.category)) note('category', 'npdMarked')
  for (const { column, code, detail } of recordMistakes(after, known, changed)) note(column, code, detail)
  if (mistakes.length > 0) {
    return { fate: 'wrong', title, changes: {}, isPriceFar: false, mistakes: inOrder(mistakes) }
  }
  const changes = Object.fromEntries(
    changed.map((column) => [column, { before: known ? before[column] : null, after: after[column] }]),
  ) as RowChanges
  return {
    fate: productId === null ? 'new' : changed.length > 0 ? 'changed' : 'same',
    title,
    changes,
    isPriceFar: known !== null && isPriceFar(before, after),
    mistakes: [],
  }
}

/** Parses stock into base units; a unit after it must be the product's own. Null = invalid. */
function stockTyped(text: string, named: TypedUnit | undefined, { isWeight, unit }: GoodsRecord): number | null {
  if (!named) return unitsTyped(text, isWeight ? 1_000 : 1)
  if (named.unit !== (isWeight ? unit : PIECE)) return null
  return unitsTyped(text, named.times === 1_000 ? 1_000 : 1)
}

const inOrder = (mistakes: readonly ImportMistake[]) =>
  mistakes.toSorted((one, other) => GOODS_COLUMNS.indexOf(one.column) - GOODS_COLUMNS.indexOf(other.column))

function recordMistakes(
  after: GoodsRecord,
  known: KnownGoods | null,
  changed: readonly RecordColumn[],
): readonly ImportMistake[] {
  const found: ImportMistake[] = []
  if (!known) {
    for (const column of REQUIRED) if (!after[column]) found.push({ column, code: 'required' })
  }
  const partly = (columns: readonly RecordColumn[], code: ImportMistake['code']) => {
    const missing = columns.find((column) => after[column] === null)
    if (missing && columns.some((column) => after[column] !== null)) found.push({ column: missing, code })
  }
  partly(NUTRITION, 'partOfNutrition')
  partly(SCHEDULE, 'partOfSchedule')
  const add = (mistakes: FieldMistakes, columnFor: (field: string) => RecordColumn) => {
    for (const [field, code] of Object.entries(mistakes)) {
      const column = columnFor(field)
      // existing mistakes in unchanged columns are not reported
      if (changed.includes(column)) found.push({ column, code: code as ImportMistake['code'] })
    }
  }
  add(productMistakes(fieldsOf(after)), (field) => {
    if (field === 'nutrition') return nutritionColumn(after)
    if (field === 'productionSchedule') return scheduleColumn(after)
    return (field.startsWith('attributes.') ? field.replace('attributes.', 'attribute:') : field) as RecordColumn
  })
  add(priceMistakes(after.price), () => 'price')
  if (after.price > MAX_KOPECKS) return found
  if (changed.includes('specialPrice')) {
    if (known && known.specials > 1) found.push({ column: 'specialPrice', code: 'severalSpecials' })
    const specials = after.specialPrice === null ? [] : [{ price: kopecks(after.specialPrice), from: null, to: null }]
    add(specialPricesMistakes(specials, after.price), () => 'specialPrice')
  }
  if (after.stock !== null) {
    add(stockMistakes({ kind: 'counted', onHand: after.stock }), () => 'stock')
    const promised = known?.promised ?? 0
    if (changed.includes('stock') && after.stock < promised) {
      found.push({ column: 'stock', code: 'promised', detail: after.isWeight ? promised / 1_000 : promised })
    }
  }
  return found
}

/** The nutrition column out of range. */
const nutritionColumn = (record: GoodsRecord) =>
  NUTRITION.find((column) => {
    const value = record[column] ?? 0
    return value < 0 || value > (column === 'kcal' ? 1_000 : 100)
  }) ?? 'kcal'

/** Days are already parsed, so the mistake is in the time or in the number of days. */
const scheduleColumn = ({ orderedBy }: GoodsRecord) =>
  orderedBy !== null && orderedBy > 0 ? 'daysBefore' : 'orderedBy'

/** Product fields with placeholders for slug and picture, which files do not contain. */
export function fieldsOf(record: GoodsRecord): ProductFields {
  const { kcal, protein, fat, carbs, madeOn, orderedBy, daysBefore } = record
  return {
    slug: 'x',
    sku: record.sku || 'x',
    title: record.title,
    description: record.description,
    composition: record.composition,
    shelfLife: record.shelfLife,
    storage: record.storage,
    nutrition:
      kcal === null || protein === null || fat === null || carbs === null ? null : { kcal, protein, fat, carbs },
    allergens: record.allergens,
    // other values are refused by the field rule
    vat: record.vat as (typeof VAT_PERCENTS)[number] | null,
    unit: record.unit,
    measure: record.measure,
    isWeight: record.isWeight,
    maxSaleQuantity: record.maxSaleQuantity,
    productionSchedule:
      madeOn === null || orderedBy === null || daysBefore === null
        ? null
        : { weekdays: madeOn, cutoffMinute: orderedBy, daysBefore },
    attributes: attributesOfCells(record),
    image: 'x',
    hue: null,
  }
}
