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
 * One filter of the `filters` parameter, which is a comma list or a repeated key:
 * `price:100-500` (roubles, either end may be empty), `inStock`, `isNew`, `discount`, `madeToday` (by its seller's word),
 * `farmer:101` (repeatable), `attribute:milk=goat` (repeatable, any of one key is enough; the value as in an address), and traits: diets and absences by the composition that sellers declare, papers of sellers.
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
 * `pickup` and `courier`: the method reaches the place; `subscription`: free deliveries by subscription; `discount`: has
 * special prices now; `certified`: has a valid certificate;
 * `urozhaj`: takes cards of the bank's loyalty programme.
 */
const farmerFilter = z.string().regex(/^(pickup|courier|subscription|discount|certified|urozhaj)$/, 'wrongValue')

/** What is switched on and off in lists of goods and of farmers, without traits. */
const LIST_FLAGS = [
  ...(['inStock', 'isNew', 'discount', 'madeToday'] as const),
  ...(['certified', 'pickup', 'courier', 'subscription', 'urozhaj'] as const),
] as const

export const idList = listOf(id)

export const productFilters = listOf(productFilter)
export const farmerFilters = listOf(farmerFilter)
/** What a list of goods tells only when asked for by `with`: it takes counting and as many bytes as four cards. */
export const LIST_PARTS = ['filters', 'deliveryDates'] as const
export const listParts = listOf(z.enum(LIST_PARTS))
/** Days on which the goods must be deliverable; any of them is enough. */
export const deliveryDatesQuery = listOf(day)
/** Search text of the visitor; typing errors are forgiven. PostgreSQL has no NUL in texts. */
export const substringQuery = z
  .string()
  .trim()
  .max(100, 'tooLong')
  .refine((text) => !text.includes('\0'), 'wrongValue')
  .optional()

/**
 * What can be narrowed down; `selected` repeats the request. A count is of goods (of farmers in their list) that would be
 * there with this option beside all others that are chosen; null = not counted, since too many would have to be.
 */
export const facetSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('range'),
    code: z.literal('price'),
    /** Bounds within the other filters, whole roubles; null when unknown. */
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
        /** As the `filters` parameter takes it. */
        value: z.string(),
        title: z.string(),
        /** Null = not counted: another attribute is chosen, too. */
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

/** A filter that keeps an empty list empty: without it so many goods are there. `date` = all chosen days. */
export const releaseSchema = z.object({ filter: z.string(), count: z.number().int() })
export type Release = z.output<typeof releaseSchema>

/**
 * What was searched for when not all the visitor's words were: `part` = all of these words, the others are unknown or
 * ask for an absence or a size nothing has; `any` = at least one of them; `intent` = what products say of themselves answers
 * a intent («lactose-free», «for breakfast»), named by `words`. Null = the words as they stand.
 */
export const searchedForSchema = z
  .object({ kind: z.enum(['part', 'any', 'intent']), words: z.array(z.string()) })
  .nullable()
export type SearchedFor = z.output<typeof searchedForSchema>

/** A day of the near future and whether it is chosen; `count` = sellers of the list (of its categories) who deliver on it. */
export const deliveryDateFacetSchema = z.object({ date: isoDate, count: z.number().int(), selected: z.boolean() })

export const sortingSchema = <const T extends readonly [string, ...string[]]>(codes: T) =>
  z.object({ selected: z.enum(codes), options: z.array(z.enum(codes)) })
