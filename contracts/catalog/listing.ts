import { readAttributeFilter } from '@okolitsa/domain/catalog/attribute-filter.ts'
import { ATTRIBUTE_KEYS } from '@okolitsa/domain/catalog/attributes.ts'
import { TRAITS } from '@okolitsa/domain/catalog/traits.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { id } from '../kernel/id.ts'
import { listOf } from '../kernel/paging.ts'
import { isoDate } from './price.ts'

export const PRODUCT_SORTINGS = ['popularity', 'cheaper', 'expensive', 'rating', 'novelty', 'unitPrice'] as const
export const FARMER_SORTINGS = ['popularity', 'rating', 'novelty', 'distance'] as const
export type ProductSorting = (typeof PRODUCT_SORTINGS)[number]
export type FarmerSorting = (typeof FARMER_SORTINGS)[number]

/**
 * A filter of the `filters` parameter (a comma-separated list or a repeated key): `price:100-500` (roubles, either end
 * may be empty), `inStock`, `isNew`, `discount`, `madeToday` (as stated by the seller), `farmer:101` (repeatable),
 * `attribute:milk=goat` (repeatable, OR within a key, URL-encoded value), and traits: diets and “free of” by declared
 * composition, documents of sellers.
 */
const plainFilter = z
  .string()
  .regex(
    new RegExp(`^(price:\\d{0,7}-\\d{0,7}|inStock|isNew|discount|madeToday|farmer:\\d{1,9}|${TRAITS.join('|')})$`),
    'wrongValue',
  )
const productFilter = z
  .string()
  .max(500, 'tooLong')
  .refine((filter) => readAttributeFilter(filter) !== null || plainFilter.safeParse(filter).success, 'wrongValue')
/**
 * `pickup` and `courier`: the method reaches the place; `subscription`: free deliveries by subscription; `discount`:
 * has special prices now; `certified`: has a valid certificate; `urozhaj`: accepts cards of the bank's loyalty
 * programme.
 */
const farmerFilter = z.string().regex(/^(pickup|courier|subscription|discount|certified|urozhaj)$/, 'wrongValue')

/** Boolean filters of product and farmer lists, without traits. */
const LIST_FLAGS = [
  ...(['inStock', 'isNew', 'discount', 'madeToday'] as const),
  ...(['certified', 'pickup', 'courier', 'subscription', 'urozhaj'] as const),
] as const

export const idList = listOf(id)

export const productFilters = listOf(productFilter)
export const farmerFilters = listOf(farmerFilter)
/**
 * Optional parts of a product list, requested by `with`, because they cost counting and as many bytes as four cards.
 */
export const LIST_PARTS = ['filters', 'deliveryDates'] as const
export const listParts = listOf(z.enum(LIST_PARTS))
/** Days of delivery, combined by OR. */
export const deliveryDatesQuery = listOf(day)
/** Search text; typing errors are corrected. PostgreSQL has no NUL in texts. */
export const substringQuery = z
  .string()
  .trim()
  .max(100, 'tooLong')
  .refine((text) => !text.includes('\0'), 'wrongValue')
  .optional()

/**
 * A filter with its state; `selected` repeats the request. A count is the number of products (of farmers in their list)
 * with this option in addition to the other selected ones; null = not counted, since there are too many.
 */
export const facetSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('range'),
    code: z.literal('price'),
    /** Range of prices that match the other filters, whole roubles; null = unknown. */
    min: z.number().nullable(),
    max: z.number().nullable(),
    selected: z.object({ from: z.number().nullable(), to: z.number().nullable() }).nullable(),
  }),
  z.object({
    kind: z.literal('flag'),
    code: z.enum(LIST_FLAGS),
    count: z.number().int().nullable(),
    selected: z.boolean(),
  }),
  z.object({
    kind: z.literal('options'),
    code: z.literal('farmer'),
    options: z.array(
      z.object({ value: z.string(), title: z.string(), count: z.number().int(), selected: z.boolean() }),
    ),
  }),
  z.object({
    kind: z.literal('attribute'),
    code: z.enum(ATTRIBUTE_KEYS),
    title: z.string(),
    options: z.array(
      z.object({
        /** Value for the `filters` parameter. */
        value: z.string(),
        title: z.string(),
        /** Number of matching products; null = not counted, because another attribute is selected. */
        count: z.number().int().nullable(),
        selected: z.boolean(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('traits'),
    code: z.enum(['diet', 'absence', 'papers']),
    options: z.array(
      z.object({
        value: z.enum(TRAITS),
        count: z.number().int().nullable(),
        selected: z.boolean(),
      }),
    ),
  }),
])
export type Facet = z.output<typeof facetSchema>

/** A filter whose removal gives results, with their number. `date` = all selected days. */
export const releaseSchema = z.object({ filter: z.string(), count: z.number().int() })
export type Release = z.output<typeof releaseSchema>

/**
 * How the search deviated from the visitor's words. `part` = all of these words; the others are unknown or match no
 * absence or size. `any` = at least one of them. `intent` = an intent answered by product declarations (“lactose-free”,
 * “for breakfast”), named by `words`. Null = the exact words.
 */
export const searchedForSchema = z
  .object({ kind: z.enum(['part', 'any', 'intent']), words: z.array(z.string()) })
  .nullable()
export type SearchedFor = z.output<typeof searchedForSchema>

/** A near day and whether it is selected; `count` = sellers of the list (of its categories) who deliver on it. */
export const deliveryDateFacetSchema = z.object({ date: isoDate, count: z.number().int(), selected: z.boolean() })

export const sortingSchema = <const T extends readonly [string, ...string[]]>(codes: T) =>
  z.object({ selected: z.enum(codes), options: z.array(z.enum(codes)) })
