import { isTrait, TRAITS, type Trait, traitBit } from '@okolitsa/domain/catalog/traits.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { bearsWay, type WayByte, waysValue } from '../../../fulfilment/delivery/public.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import {
  attributesCondition,
  type ListingFilters,
  type SellerFilter,
  sellerCondition,
  sellerValue,
} from './product-list.store.ts'

/** Filters that may each exclude a product. */
export const FACETS = ['price', 'farmer', 'inStock', 'isNew', 'discount', 'madeToday', 'attributes', ...TRAITS] as const
export type FacetCode = (typeof FACETS)[number]
type FacetFlag = 'inStock' | 'isNew' | 'discount' | 'madeToday'

export interface FacetQuestion {
  readonly categoryId: number
  /** Sellers that reach the place on the chosen days, regardless of the chosen farmers. */
  readonly sellers: SellerFilter
  readonly organizationIds: readonly number[]
  readonly filters: ListingFilters
  /** First days of new products and of products made today, for counts of unused filters. */
  readonly newSince: IsoDate
  readonly madeSince: IsoDate
  readonly mostFarmers: number
}

export interface FacetCounts {
  readonly total: number
  /** Number of products that match this flag or trait and all filters. */
  of(facet: FacetFlag | Trait): number
  /** Number of products that match all filters but this one. */
  without(facet: FacetCode): number
  /** Products of each farmer, within the other filters. */
  readonly farmers: readonly { readonly id: number; readonly products: number }[]
  /** Attribute values within all other filters, by frequency for each key. */
  readonly said: readonly { readonly key: string; readonly value: string; readonly products: number }[]
  /** Price bounds in kopecks, within the other filters; null = no products. */
  readonly bounds: { readonly min: number; readonly max: number } | null
}

/** Maximum of distinct values over all keys. */
export const MAX_VALUES = 200

const bitOf = (facet: FacetCode): number => 1 << FACETS.indexOf(facet)
/** Position of the first trait bit, after the facet bits. */
const FIRST_TRAIT = FACETS.length - TRAITS.length

const isInStock = `coalesce(k.kind = 'unlimited' or k.on_hand - k.allocated - k.held >= l.step_amount, false)`

/** A product's facets as bits; the parameters are the first days of new products and of products made today. */
const hasOf = (newSince: string, madeSince: string) => {
  const has = (facet: FacetFlag, condition: string) => `case when ${condition} then ${bitOf(facet)} else 0 end`
  return `${has('inStock', isInStock)}
    | ${has('isNew', `l.listed_on >= ${newSince}::date`)}
    | ${has('discount', 'l.discount_percent > 0')}
    | ${has('madeToday', `coalesce(l.made_on >= ${madeSince}::date, false)`)}
    | (l.traits << ${FIRST_TRAIT})`
}

export const HAD = (['inStock', 'isNew', 'discount', 'madeToday', ...TRAITS] as const).map((facet) => ({
  facet,
  bit: bitOf(facet),
}))

export interface SellerFacetRow {
  readonly id: number
  readonly products: number
  /** Lowest price, kopecks. */
  readonly min: number
  readonly max: number
  readonly groups: readonly (readonly [has: number, products: number])[]
  readonly said: readonly (readonly [key: string, value: string, products: number])[]
}

/** Counts of unfiltered lists of the category by seller, without sellers that have none. */
export async function countFacetsOfSellers(
  executor: Executor,
  question: Pick<FacetQuestion, 'categoryId' | 'newSince' | 'madeSince'> & {
    readonly organizationIds: readonly number[]
    /** Delivery methods of the sellers, in their order. */
    readonly ways: readonly WayByte[]
  },
): Promise<readonly SellerFacetRow[]> {
  const [row] = await run<{ sellers: SellerFacetRow[] }>(
    executor,
    `with base as materialized (
       select l.organization_id as id, l.final_price, l.attributes, ${hasOf('$3', '$4')} as has
       from unnest((select $2::int[]), (select $5::int[])) as seller (id, way)
       join category_listing l on l.organization_id = seller.id and l.category_id = $1::int
         and ${bearsWay('l.way_days', 'seller.way')}
       left join stock_level k on k.product_id = l.product_id
     ), counted as (
       select id, sum(products)::int as products, min(min) as min, max(max) as max,
         json_agg(json_build_array(has, products)) as groups
       from (
         select id, has, count(*)::int as products, min(final_price) as min, max(final_price) as max
         from base group by id, has
       ) as grouped group by id
     ), said as (
       select id, json_agg(json_build_array(key, value, products)) as said from (
         select base.id, one.key, one.value, count(*)::int as products
         from base cross join lateral jsonb_each_text(base.attributes) as one group by base.id, one.key, one.value
       ) as of_attributes group by id
     )
     select coalesce(json_agg(json_build_object('id', c.id, 'products', c.products, 'min', c.min, 'max', c.max,
       'groups', c.groups, 'said', coalesce(s.said, '[]'))), '[]') as sellers
     from counted c left join said s on s.id = c.id`,
    [question.categoryId, question.organizationIds, question.newSince, question.madeSince, question.ways],
  )
  return row?.sellers ?? []
}

/**
 * Counts all facets of a category's list in one pass: two masks per product say which filters exclude it and which
 * facets it has. Only products excluded by at most one filter matter.
 */
export async function countFacets(executor: Executor, question: FacetQuestion): Promise<FacetCounts> {
  const { filters, organizationIds } = question
  const keptOutBy = (facet: FacetCode, condition: string) => `case when ${condition} then 0 else ${bitOf(facet)} end`
  const [row] = await run<{
    groups: { failed: number; has: number; products: number }[]
    farmers: { id: number; products: number }[]
    said: { key: string; value: string; products: number }[]
    min: number | null
    max: number | null
  }>(
    executor,
    `with base as materialized (
       select l.organization_id, l.final_price, l.attributes,
         ${keptOutBy('price', '($3::int is null or l.final_price >= $3::int) and ($4::int is null or l.final_price <= $4::int)')}
         | ${keptOutBy('farmer', 'cardinality($5::int[]) = 0 or l.organization_id = any($5::int[])')}
         | ${keptOutBy('inStock', `not $6::boolean or ${isInStock}`)}
         | ${keptOutBy('isNew', 'not $7::boolean or l.listed_on >= $8::date')}
         | ${keptOutBy('discount', 'not $9::boolean or l.discount_percent > 0')}
         | ${keptOutBy('madeToday', 'not $10::boolean or coalesce(l.made_on >= $11::date, false)')}
         | ${keptOutBy('attributes', attributesCondition('l', '$15'))}
         | (($12::int & ~l.traits) << ${FIRST_TRAIT}) as failed,
         ${hasOf('$8', '$11')} as has
       from category_listing l left join stock_level k on k.product_id = l.product_id
       where l.category_id = $1::int and ${sellerCondition('l', question.sellers, '$2', '$16')}
         and ($13::date is null or l.ready_on is null or l.ready_on <= $13::date)
     )
     select coalesce((select json_agg(json_build_object('failed', failed, 'has', has, 'products', products)) from (
         select failed, has, count(*)::int as products from base where failed & (failed - 1) = 0 group by failed, has
       ) as counted), '[]') as groups,
       coalesce((select json_agg(json_build_object('id', organization_id, 'products', products)) from (
         select organization_id, count(*)::int as products from base where failed & ~${bitOf('farmer')} = 0
         group by organization_id
         order by organization_id = any($5::int[]) desc, products desc, organization_id limit $14::int
       ) as of_farmers), '[]') as farmers,
       coalesce((select json_agg(json_build_object('key', key, 'value', value, 'products', products)) from (
         select one.key, one.value, count(*)::int as products from base cross join lateral jsonb_each_text(base.attributes) as one
          where failed & ~${bitOf('attributes')} = 0 group by one.key, one.value
          order by products desc, one.key, one.value limit ${MAX_VALUES}
       ) as of_attributes), '[]') as said,
       (select min(final_price) from base where failed & ~${bitOf('price')} = 0) as min,
       (select max(final_price) from base where failed & ~${bitOf('price')} = 0) as max`,
    [
      question.categoryId,
      sellerValue(question.sellers),
      filters.priceFrom,
      filters.priceTo,
      organizationIds,
      filters.isInStock,
      filters.newSince !== null,
      question.newSince,
      filters.hasDiscount,
      filters.madeSince !== null,
      question.madeSince,
      filters.traits,
      filters.readyBy,
      question.mostFarmers,
      filters.attributes && JSON.stringify(filters.attributes),
      waysValue(question.sellers),
    ],
  )
  const { groups = [], farmers = [], said = [], min = null, max = null } = row ?? {}
  const sum = (isCounted: (group: { failed: number; has: number }) => boolean) =>
    groups.reduce((total, group) => total + (isCounted(group) ? group.products : 0), 0)
  const total = sum(({ failed }) => failed === 0)
  return {
    total,
    of: (facet) => sum((group) => group.failed === 0 && (group.has & bitOf(facet)) !== 0),
    without: (facet) => total + sum(({ failed }) => failed === bitOf(facet)),
    farmers,
    said,
    bounds: min === null || max === null ? null : { min, max },
  }
}

export function facetsOn({
  filters,
  organizationIds,
}: Pick<FacetQuestion, 'filters' | 'organizationIds'>): FacetCode[] {
  const isOn: Record<Exclude<FacetCode, Trait>, boolean> = {
    price: filters.priceFrom !== null || filters.priceTo !== null,
    farmer: organizationIds.length > 0,
    inStock: filters.isInStock,
    isNew: filters.newSince !== null,
    discount: filters.hasDiscount,
    madeToday: filters.madeSince !== null,
    attributes: filters.attributes !== null,
  }
  return FACETS.filter((facet) => (isTrait(facet) ? (filters.traits & traitBit(facet)) !== 0 : isOn[facet]))
}
