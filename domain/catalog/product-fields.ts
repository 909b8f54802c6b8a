import { MAX_KOPECKS } from '../money/money.ts'
import { DOCUMENT_KINDS } from '../sellers/seller-fields.ts'
import {
  day,
  type FieldMistakes,
  type FieldRule,
  listOf,
  mistakesOf,
  oneOf,
  orNone,
  slug,
  text,
  whole,
  within,
} from '../validation/field-rules.ts'
import { ATTRIBUTE_KEYS, type AttributeKey, type Attributes, attributesMistakes, MAX_ATTRIBUTES } from './attributes.ts'
import { type CategoryDuties, MARKING_GROUPS } from './category-duties.ts'
import type { SpecialPrice } from './price.ts'
import { type ProductionSchedule, productionScheduleRule } from './production-schedule.ts'
import { PIECE, UNITS, type Unit } from './unit.ts'

/** Nutrition per 100 g. */
export interface Nutrition {
  readonly kcal: number
  readonly protein: number
  readonly fat: number
  readonly carbs: number
}
/** Energy in kilojoules; the law requires it in addition to kilocalories. */
export const kilojoules = (kcal: number): number => Math.round(kcal * 4.184)

/** VAT rates of products, per cent. */
export const VAT_PERCENTS = [0, 5, 7, 10, 22] as const
/** Maximum stock or sum: a PostgreSQL integer. */
const MOST = 2_147_483_647
const MAX_FURTHER_CATEGORIES = 20
export const MAX_SPECIAL_PRICES = 100
export const MAX_SYNONYMS = 40

export interface ProductFields {
  readonly slug: string
  /** The seller's article number, unique within the seller. */
  readonly sku: string
  readonly title: string
  readonly description: string
  readonly composition: string
  readonly shelfLife: string
  readonly storage: string
  readonly nutrition: Nutrition | null
  readonly allergens: readonly string[]
  /** VAT rate, per cent; null = without VAT. */
  readonly vat: (typeof VAT_PERCENTS)[number] | null
  readonly unit: Unit
  /** Units per sale step. */
  readonly measure: number
  /** True = the product is weighed at picking, and the weight may differ from the ordered one. */
  readonly isWeight: boolean
  /** Maximum sale steps of one cart line; null = no limit. */
  readonly maxSaleQuantity: number | null
  /** Days on which the product is made; null = it is sold from stock or by harvest. */
  readonly productionSchedule: ProductionSchedule | null
  readonly attributes: Attributes
  /** Source key for `imageUrl()`: the first picture. */
  readonly image: string
  /** Hue of the backdrop; null = the hue of the category. */
  readonly hue: number | null
}

/** Fields that never change, because orders, carts and stock use these units. */
export type CountedIn = 'unit' | 'isWeight'

/** Stock of a product. Amounts are grams or millilitres for weighed goods, sale steps for all others. */
export type StockSetting =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'counted'; readonly onHand: number }
  /** Pre-order by harvest: an amount to sell and the first delivery day. */
  | { readonly kind: 'harvest'; readonly onHand: number; readonly readyOn: string }

export interface CategoryFields extends CategoryDuties {
  readonly parentId: number | null
  readonly urlKey: string
  readonly title: string
  readonly description: string
  readonly image: string
  readonly hue: number
  /** Position among the categories of one parent. */
  readonly position: number
  /** Attributes of its products and of the products of its subcategories. */
  readonly attributes: readonly AttributeKey[]
  /** Words and phrases by which its products are found, in addition to its title. */
  readonly synonyms: readonly string[]
  /** True = its goods and those of its subcategories are checked by the rule for risky goods. */
  readonly isRisky: boolean
}

const gram = within(0, 100)
const nutrition: FieldRule<Nutrition> = (value) =>
  within(0, 1_000)(value.kcal) ?? gram(value.protein) ?? gram(value.fat) ?? gram(value.carbs)
const price = whole(1, MAX_KOPECKS)

export function productMistakes(fields: ProductFields): FieldMistakes {
  return {
    ...mistakesOf<ProductFields>(
      {
        slug,
        sku: text({ most: 60, isRequired: true }),
        title: text({ most: 200, isRequired: true }),
        description: text({ most: 5_000 }),
        composition: text({ most: 2_000 }),
        shelfLife: text({ most: 200 }),
        storage: text({ most: 300 }),
        nutrition: orNone(nutrition),
        allergens: listOf(text({ most: 60, isRequired: true }), { most: 30 }),
        vat: orNone(oneOf(VAT_PERCENTS)),
        unit: oneOf(UNITS),
        measure: whole(1, 1_000_000),
        maxSaleQuantity: orNone(whole(1, MOST)),
        productionSchedule: orNone(productionScheduleRule),
        image: text({ most: 200, isRequired: true }),
        hue: orNone(whole(0, 360)),
      },
      fields,
    ),
    ...attributesMistakes(fields.attributes),
    ...(fields.isWeight && fields.unit === PIECE && { isWeight: 'wrongValue' }),
  }
}

/** Mistakes of a price of one sale step, kopecks. */
export const priceMistakes = (kopecks: number): FieldMistakes => mistakesOf({ price }, { price: kopecks })

/** Mistakes of special prices: each must be lower than `usual` and end after it begins, without overlaps. */
export function specialPricesMistakes(specials: readonly SpecialPrice[], usual: number): FieldMistakes {
  if (specials.length > MAX_SPECIAL_PRICES) return { specialPrices: 'tooLong' }
  const mistakes = specials.map((special, index) => {
    const own = mistakesOf<SpecialPrice>({ price, from: orNone(day), to: orNone(day) }, special)
    const isUpsideDown = special.from !== null && special.to !== null && special.to < special.from
    return Object.entries({
      ...own,
      ...(!own.price && special.price >= usual && { price: 'tooBig' as const }),
      ...(isUpsideDown && { to: 'tooSmall' as const }),
      ...(specials.slice(0, index).some((earlier) => overlap(earlier, special)) && { from: 'taken' as const }),
    }).map(([field, mistake]) => [`specialPrices.${index}.${field}`, mistake] as const)
  })
  return Object.fromEntries(mistakes.flat())
}

const overlap = (a: SpecialPrice, b: SpecialPrice): boolean =>
  (a.from === null || b.to === null || a.from <= b.to) && (b.from === null || a.to === null || b.from <= a.to)

export function stockMistakes(stock: StockSetting): FieldMistakes {
  if (stock.kind === 'unlimited') return {}
  return {
    ...mistakesOf({ onHand: whole(0, MOST) }, stock),
    ...(stock.kind === 'harvest' && mistakesOf({ readyOn: day }, stock)),
  }
}

/** Mistakes of the main and the additional categories: each may be given once. */
export function categoriesMistakes(categoryId: number, further: readonly number[]): FieldMistakes {
  const mistake = listOf<number>((id) => (id === categoryId ? 'wrongValue' : null), { most: MAX_FURTHER_CATEGORIES })(
    further,
  )
  return mistake ? { furtherCategoryIds: mistake } : {}
}

export const categoryMistakes = (fields: CategoryFields): FieldMistakes =>
  mistakesOf<CategoryFields>(
    {
      urlKey: slug,
      title: text({ most: 120, isRequired: true }),
      description: text({ most: 1_000 }),
      image: text({ most: 200, isRequired: true }),
      hue: whole(0, 360),
      position: whole(0, MOST),
      attributes: listOf(oneOf(ATTRIBUTE_KEYS), { most: MAX_ATTRIBUTES }),
      synonyms: listOf(text({ most: 60, isRequired: true }), { most: MAX_SYNONYMS }),
      requiredPapers: listOf(oneOf(DOCUMENT_KINDS), { most: DOCUMENT_KINDS.length }),
      markingGroup: orNone(oneOf(MARKING_GROUPS)),
    },
    fields,
  )

/** Returns true when `id` is `of` or one of its ancestors; making it a child would then close a cycle. */
export function isAbove(id: number, of: number, parentOf: ReadonlyMap<number, number | null>): boolean {
  for (let at: number | null = of, steps = 0; at !== null && steps <= parentOf.size; steps += 1) {
    if (at === id) return true
    at = parentOf.get(at) ?? null
  }
  return false
}
