import type { GoodsProduct, ProductForm } from '@okolitsa/contracts/products/goods-product.ts'
import {
  type AttributeKey,
  attributeOf,
  attributesMistakes,
  isAttributeKey,
} from '@okolitsa/domain/catalog/attributes.ts'
import type { MadeHow } from '@okolitsa/domain/catalog/made.ts'
import { productionScheduleRule } from '@okolitsa/domain/catalog/production-schedule.ts'
import { minuteOf, timeOfMinute } from '@okolitsa/domain/delivery/promise.ts'
import { enteredPrice, steppedPrice } from '@okolitsa/domain/goods/kilogram-price.ts'
import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { kopecksOf, roublesOf } from '@okolitsa/domain/money/roubles.ts'
import type { FieldMistake } from '@okolitsa/domain/validation/field-rules.ts'
import { productsDesk as text } from '@okolitsa/strings/ru/products-desk.ts'
import { type DishDraft, dishDraftMistakes, dishDraftOf, dishFormOf } from './dish-draft.ts'

/** Fields of a product: numbers as typed. */
export interface ProductDraft
  extends Pick<
    ProductForm,
    | 'title'
    | 'sku'
    | 'description'
    | 'composition'
    | 'shelfLife'
    | 'storage'
    | 'categoryId'
    | 'furtherCategoryIds'
    | 'isOnSale'
  > {
  readonly nutrition: Readonly<Record<keyof NonNullable<ProductForm['nutrition']>, string>>
  /** Allergens, separated by commas. */
  readonly allergens: string
  /** VAT rate; empty = without VAT. */
  readonly vat: string
  readonly measure: string
  readonly maxSaleQuantity: string
  readonly productionSchedule: {
    /** Whether availability is limited; false = the product is always available. */
    readonly isOn: boolean
    readonly weekdays: readonly number[]
    /** Latest time of an order, `HH:MM`. */
    readonly cutoff: string
    readonly daysBefore: string
  }
  /** Attributes by key; an empty value is omitted. */
  readonly attributes: Readonly<Record<string, string>>
  /** Price per kilogram or litre for weighed goods, per sale step for all others; the same for discounts. */
  readonly price: string
  readonly specialPrices: readonly { readonly price: string; readonly from: string; readonly to: string }[]
  readonly made: { readonly how: MadeHow | ''; readonly on: string }
  readonly stock: {
    readonly kind: ProductForm['stock']['kind']
    /** Stock; kilograms or litres for weighed goods. */
    readonly onHand: string
    readonly readyOn: string
  }
  /** Fields of a dish; null = not a dish. */
  readonly dish: DishDraft | null
}
export type DraftField = keyof ProductDraft
/** Edited fields; the others keep the loaded values. */
export type ProductEdits = { readonly [K in DraftField]?: ProductDraft[K] }

type Counted = Pick<GoodsProduct, 'isWeight'>
type Measured = Counted & Pick<GoodsProduct, 'form'> & { readonly measure: number }
const perOf = ({ isWeight }: Counted) => (isWeight ? 1_000 : 1)
const typed = (value: number | null): string => (value === null ? '' : text.number(value))

/** Default hour until which orders are accepted, minutes after midnight. */
const EVENING = 18 * 60

/** Text of the price field: the price of a sale step, converted to a kilogram or a litre for weighed goods. */
const shownPrice = (roubles: number, { measure }: Pick<ProductForm, 'measure'>, isWeight: boolean): string =>
  typed(roublesOf(enteredPrice({ price: kopecksOf(roubles), measure }, isWeight)))

/** Values of the fields for a product as the server returned it. */
export function draftOf({ form, isWeight }: Pick<GoodsProduct, 'form' | 'isWeight'>): ProductDraft {
  const { nutrition, stock, made, dish } = form
  return {
    ...form,
    nutrition: {
      kcal: typed(nutrition?.kcal ?? null),
      protein: typed(nutrition?.protein ?? null),
      fat: typed(nutrition?.fat ?? null),
      carbs: typed(nutrition?.carbs ?? null),
    },
    allergens: form.allergens.join(', '),
    vat: form.vat === null ? '' : String(form.vat),
    measure: String(form.measure),
    maxSaleQuantity: form.maxSaleQuantity === null ? '' : String(form.maxSaleQuantity),
    productionSchedule: {
      isOn: form.productionSchedule !== null,
      weekdays: form.productionSchedule?.weekdays ?? [],
      cutoff: timeOfMinute(form.productionSchedule?.cutoffMinute ?? EVENING),
      daysBefore: String(form.productionSchedule?.daysBefore ?? 1),
    },
    attributes: Object.fromEntries(
      Object.entries(form.attributes).map(([key, value]) => [key, typeof value === 'number' ? typed(value) : value]),
    ),
    price: shownPrice(form.price, form, isWeight),
    specialPrices: form.specialPrices.map(({ price, from, to }) => ({
      price: shownPrice(price, form, isWeight),
      from: from ?? '',
      to: to ?? '',
    })),
    made: { how: made?.how ?? '', on: made?.on ?? '' },
    stock: {
      kind: stock.kind,
      onHand: stock.kind === 'unlimited' ? '' : typed(stock.onHand / perOf({ isWeight })),
      readyOn: stock.kind === 'harvest' ? stock.readyOn : '',
    },
    dish: dish && dishDraftOf(dish),
  }
}

type Read<V> = { readonly value: V } | { readonly mistake: FieldMistake }
const whole = (value: string): number | null => unitsTyped(value, 1)
const wrong = { mistake: 'wrongValue' } as const

/**
 * Price of a sale step in roubles, from the typed text; null = the text is not a price. `before` is the previous price
 * of the step.
 */
const stepPriceTyped = (
  value: string,
  { form, isWeight, measure }: Measured,
  before: number | undefined,
): number | null => {
  const kopecks = unitsTyped(value, 100)
  if (!kopecks) return null
  const known = before === undefined ? undefined : { price: kopecksOf(before), measure: form.measure }
  return roublesOf(steppedPrice(kopecks, measure, isWeight, known))
}

/** The typed value of an attribute; null = not a valid number. */
function attributeTyped(key: AttributeKey, words: string): number | string | null {
  if (attributeOf(key).kind !== 'number') return words
  const thousandths = unitsTyped(words, 1_000)
  return thousandths === null ? null : thousandths / 1_000
}

const READERS: { readonly [K in DraftField]: (value: ProductDraft[K], product: Measured) => Read<ProductForm[K]> } = {
  title: (value) => (value.trim() === '' ? { mistake: 'required' } : { value }),
  sku: (value) => (value.trim() === '' ? { mistake: 'required' } : { value }),
  description: (value) => ({ value }),
  composition: (value) => ({ value }),
  shelfLife: (value) => ({ value }),
  storage: (value) => ({ value }),
  categoryId: (value) => ({ value }),
  furtherCategoryIds: (value) => ({ value }),
  isOnSale: (value) => ({ value }),
  nutrition: (value) => {
    const { kcal, protein, fat, carbs } = value
    if ([kcal, protein, fat, carbs].every((one) => one.trim() === '')) return { value: null }
    const read = [kcal, protein, fat, carbs].map((one) => unitsTyped(one.trim() === '' ? '0' : one, 1_000))
    const [k, p, f, c] = read
    if (k == null || p == null || f == null || c == null) return wrong
    return { value: { kcal: k / 1_000, protein: p / 1_000, fat: f / 1_000, carbs: c / 1_000 } }
  },
  allergens: (value) => ({
    value: value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  }),
  vat: (value) => ({ value: value === '' ? null : (Number(value) as NonNullable<ProductForm['vat']>) }),
  measure: (value) => {
    const measure = whole(value)
    return measure === null || measure < 1 ? wrong : { value: measure }
  },
  maxSaleQuantity: (value) => {
    if (value.trim() === '') return { value: null }
    const most = whole(value)
    return most === null || most < 1 ? wrong : { value: most }
  },
  productionSchedule: ({ isOn, weekdays, cutoff, daysBefore }) => {
    if (!isOn) return { value: null }
    if (weekdays.length === 0) return { mistake: 'required' }
    const productionSchedule = {
      weekdays: weekdays.toSorted((a, b) => a - b),
      cutoffMinute: minuteOf(cutoff),
      daysBefore: whole(daysBefore) ?? -1,
    }
    return productionScheduleRule(productionSchedule) === null ? { value: productionSchedule } : wrong
  },
  attributes: (value) => {
    const filled = Object.entries(value).filter(([, words]) => words.trim() !== '')
    const read = filled.map(
      ([key, words]) => [key, isAttributeKey(key) ? attributeTyped(key, words.trim()) : words] as const,
    )
    const attributes = Object.fromEntries(read.flatMap(([key, one]) => (one === null ? [] : [[key, one]])))
    const isWrong =
      read.length > Object.keys(attributes).length || Object.keys(attributesMistakes(attributes)).length > 0
    return isWrong ? wrong : { value: attributes }
  },
  price: (value, product) => {
    const price = stepPriceTyped(value, product, product.form.price)
    return price === null ? wrong : { value: price }
  },
  specialPrices: (value, product) => {
    const read = value.map(({ price, from, to }, index) => ({
      price: stepPriceTyped(price, product, product.form.specialPrices[index]?.price),
      from: from || null,
      to: to || null,
    }))
    const known = read.flatMap(({ price, ...days }) => (price === null ? [] : [{ price, ...days }]))
    return known.length < read.length ? wrong : { value: known }
  },
  made: ({ how, on }) => {
    if (how === '') return { value: null }
    return on === '' ? { mistake: 'date' } : { value: { how, on } }
  },
  stock: ({ kind, onHand, readyOn }, product) => {
    if (kind === 'unlimited') return { value: { kind } }
    const amount = unitsTyped(onHand, perOf(product))
    if (amount === null) return wrong
    if (kind === 'counted') return { value: { kind, onHand: amount } }
    return readyOn === '' ? { mistake: 'date' } : { value: { kind, onHand: amount, readyOn } }
  },
  dish: (value) => {
    if (!value) return { value: null }
    const [first] = Object.values(dishDraftMistakes(value))
    return first ? { mistake: first } : { value: dishFormOf(value) }
  },
}

export interface ReadEdits {
  /** Fields that differ from the product, to be sent. */
  readonly change: Partial<ProductForm>
  readonly mistakes: { readonly [K in DraftField]?: FieldMistake }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Converts edits into a change that contains only the fields that differ, and into mistakes that prevent saving. When
 * the portion of weighed goods changes, prices per kilogram stay and prices of a portion are recalculated.
 */
export function readEdits(product: Pick<GoodsProduct, 'form' | 'isWeight'>, edits: ProductEdits): ReadEdits {
  const before = draftOf(product)
  const change: Record<string, unknown> = {}
  const mistakes: { [K in DraftField]?: FieldMistake } = {}
  const measure = whole(edits.measure ?? '') || product.form.measure
  const areFollowing = product.isWeight && measure !== product.form.measure
  const following = areFollowing ? { price: before.price, specialPrices: before.specialPrices } : {}
  const asked: ProductEdits = { ...following, ...edits }
  for (const field of Object.keys(asked) as DraftField[]) {
    const edited = asked[field]
    if (edited === undefined || (isSame(edited, before[field]) && !(field in following))) continue
    const read = (READERS[field] as (value: unknown, of: Measured) => Read<unknown>)(edited, { ...product, measure })
    if ('mistake' in read) mistakes[field] = read.mistake
    else if (!isSame(read.value, product.form[field])) change[field] = read.value
  }
  return { change, mistakes }
}
