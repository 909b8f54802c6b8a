import type { ProductSorting } from '@okolitsa/contracts/catalog/listing.ts'
import type { AskedAttributes } from '@okolitsa/domain/catalog/attribute-filter.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { bearsWay, bitsValue, comesTo, type PlaceBytes, waysValue } from '../../../fulfilment/delivery/public.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { CARD_COLUMNS, type CardRow } from './card-row.ts'

export interface ListingFilters {
  /** Lowest price, kopecks. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  readonly isInStock: boolean
  /** First listing day of new products; null = no filter. */
  readonly newSince: IsoDate | null
  readonly hasDiscount: boolean
  /** Last day by which a harvest is ready; null = no filter. */
  readonly readyBy: IsoDate | null
  /** Bits of the required traits. */
  readonly traits: number
  /** First production day stated by the seller; null = no filter. */
  readonly madeSince: IsoDate | null
  /** Alternative values by attribute key; null = no filter. */
  readonly attributes: AskedAttributes | null
}

/**
 * Sellers of the list: `bits` when they are many (the list is scanned in order and rows of other sellers are skipped),
 * `ids` when they are few (their rows are fetched and sorted). Their products are restricted to those that stay fresh
 * for the transport days in `ways`.
 */
export type SellerFilter =
  | (PlaceBytes & { readonly ids?: undefined })
  | (Pick<PlaceBytes, 'ways'> & { readonly ids: readonly number[]; readonly bits?: undefined })

export interface ListingQuestion {
  /** Ids of the categories; 0 = all. */
  readonly categoryIds: readonly number[]
  readonly sellers: SellerFilter
  readonly filters: ListingFilters | null
  readonly sorting: ProductSorting
  readonly from: number
  readonly size: number
}

/** Sort key and order of each sorting; each has its index on `category_listing`. */
export const ORDERS: Record<ProductSorting, { readonly key: string; readonly order: (t: string) => string }> = {
  popularity: { key: 'popularity', order: (t) => `${t}.popularity desc, ${t}.product_id` },
  cheaper: { key: 'final_price', order: (t) => `${t}.final_price, ${t}.product_id` },
  expensive: { key: 'final_price', order: (t) => `${t}.final_price desc, ${t}.product_id desc` },
  rating: { key: 'rating_rank', order: (t) => `${t}.rating_rank desc, ${t}.product_id` },
  // grouped by unit: `unit_price` is sorted within each unit
  unitPrice: { key: 'unit_price', order: (t) => `${t}.unit_price, ${t}.product_id` },
  novelty: { key: 'listed_on', order: (t) => `${t}.listed_on desc, ${t}.product_id desc` },
}

/** Condition for visible products; `sellers` and `ways` are parameters with `sellerValue` and `waysValue`. */
export const sellerCondition = (row: string, filter: SellerFilter, sellers: string, ways: string) =>
  filter.bits
    ? comesTo(row, `${sellers}::bytea`, `${ways}::bytea`)
    : `${row}.organization_id = any(${sellers}::int[]) and ${bearsIts(row, `${ways}::bytea`)}`
export const sellerValue = (filter: SellerFilter) => (filter.bits ? bitsValue(filter) : filter.ids)
const bearsIts = (row: string, ways: string) =>
  `case when ${row}.organization_id < length(${ways})
    then ${bearsWay(`${row}.way_days`, `get_byte(${ways}, ${row}.organization_id)`)} else false end`

/** Products with one of the requested values of each requested key; `asked` is a parameter, null = all. */
export const attributesCondition = (t: string, asked: string) =>
  `(${asked}::jsonb is null or ${t}.attributes is not null and not exists (
    select from jsonb_each(${asked}::jsonb) as one where not coalesce(one.value ? (${t}.attributes ->> one.key), false)))`

/**
 * Conditions of all filters in one text. Each is off when its value is null or false, so few distinct statements are
 * prepared.
 */
export const filterCondition = (t: string, first: number) => `
  and ($${first}::int is null or ${t}.final_price >= $${first}::int)
  and ($${first + 1}::int is null or ${t}.final_price <= $${first + 1}::int)
  and (not $${first + 2}::boolean or (select k.kind = 'unlimited' or k.on_hand - k.allocated - k.held >= ${t}.step_amount
    from stock_level k where k.product_id = ${t}.product_id))
  and ($${first + 3}::date is null or ${t}.listed_on >= $${first + 3}::date)
  and (not $${first + 4}::boolean or ${t}.discount_percent > 0)
  and ($${first + 5}::date is null or ${t}.ready_on is null or ${t}.ready_on <= $${first + 5}::date)
  and ${t}.traits & $${first + 6}::int = $${first + 6}::int
  and ($${first + 7}::date is null or ${t}.made_on >= $${first + 7}::date)
  and ${attributesCondition(t, `$${first + 8}`)}`
export const filterValues = (filters: ListingFilters) => [
  filters.priceFrom,
  filters.priceTo,
  filters.isInStock,
  filters.newSince,
  filters.hasDiscount,
  filters.readyBy,
  filters.traits,
  filters.madeSince,
  filters.attributes && JSON.stringify(filters.attributes),
]

/** Minimum offset of a page whose query is batched only with equally slow queries. */
const DEEP = 500

/**
 * Queries of one kind share a statement: they differ in category (when it is one), sellers and page, and take about the
 * same time.
 */
export const kindOfList = ({ categoryIds, sellers, filters, sorting, from }: ListingQuestion): string =>
  [
    sorting,
    sellers.bits ? 'bits' : 'ids',
    from > DEEP && 'deep',
    categoryIds.length > 1 && categoryIds,
    filters && JSON.stringify(filters),
  ].join('|')

/**
 * Pages of cards for queries of one kind (`kindOfList`), in their order. Each is a scan of one index, then a
 * primary-key lookup per card.
 */
export async function listPages(executor: Executor, questions: readonly ListingQuestion[]): Promise<CardRow[][]> {
  const [first] = questions
  if (!first) return []
  const { categoryIds, filters, sorting } = first
  const { key, order } = ORDERS[sorting]
  const isSingle = categoryIds.length === 1
  const fromSellers = first.sellers.bits
    ? comesTo('l', 'asked.bits', 'asked.ways')
    : `l.organization_id = any(asked.ids::int[]) and ${bearsIts('l', 'asked.ways')}`
  const conditions = `${fromSellers}${filters ? filterCondition('l', isSingle ? 7 : 8) : ''}`
  const page = isSingle
    ? `select l.product_id, l.${key} from category_listing l
       where l.category_id = asked.category_id and ${conditions}
       order by ${order('l')} limit asked.size offset asked.skipped`
    : // a product listed in several of the categories appears once
      `select m.product_id, m.${key} from (
         select distinct h.product_id, h.${key}
         from unnest($7::int[]) as wanted (id)
         cross join lateral (
           select l.product_id, l.${key} from category_listing l
           where l.category_id = wanted.id and ${conditions}
           order by ${order('l')} limit asked.size + asked.skipped
         ) as h
       ) as m order by ${order('m')} limit asked.size offset asked.skipped`
  const rows = await run<CardRow & { asked: number }>(
    executor,
    `select asked.number::int as asked, ${CARD_COLUMNS}
     from unnest((select $1::int[]), (select $2::bytea[]), (select $3::text[]), (select $4::int[]), (select $5::int[]),
         (select $6::bytea[])) with ordinality as asked (category_id, bits, ids, size, skipped, ways, number)
     cross join lateral (${page}) as page
     join product_card c on c.product_id = page.product_id
     left join stock_level s on s.product_id = page.product_id
     order by asked.number, ${order('page')}`,
    [
      questions.map((one) => one.categoryIds[0]),
      questions.map(({ sellers }) => (sellers.bits ? sellerValue(sellers) : null)),
      questions.map(({ sellers }) => (sellers.ids ? `{${sellers.ids}}` : null)),
      questions.map(({ size }) => size),
      questions.map(({ from }) => from),
      questions.map(({ sellers }) => waysValue(sellers)),
      ...(isSingle ? [] : [categoryIds]),
      ...(filters ? filterValues(filters) : []),
    ],
  )
  const pages: CardRow[][] = questions.map(() => [])
  for (const row of rows) pages[row.asked - 1]?.push(row)
  return pages
}

/** Number of products in a filtered list, counted up to `most`. */
export async function countFiltered(
  executor: Executor,
  {
    categoryIds,
    sellers,
    filters,
    most,
  }: Pick<ListingQuestion, 'categoryIds' | 'sellers'> & {
    filters: ListingFilters
    most: number
  },
): Promise<number> {
  const [only] = categoryIds
  const isSingle = categoryIds.length === 1
  const conditions = `${sellerCondition('l', sellers, '$2', '$4')} ${filterCondition('l', 5)}`
  const found = isSingle
    ? // a category lists a product once, so the count stops at `most` without removing duplicates first
      `select from category_listing l where l.category_id = $1::int and ${conditions} limit $3::int`
    : `select distinct l.product_id from category_listing l where l.category_id = any($1::int[]) and ${conditions} limit $3::int`
  const [row] = await run<{ count: number }>(executor, `select count(*)::int as count from (${found}) as found`, [
    isSingle ? only : categoryIds,
    sellerValue(sellers),
    most,
    waysValue(sellers),
    ...filterValues(filters),
  ])
  return row?.count ?? 0
}

/** The lowest and highest price of a category among the sellers, kopecks; null = no products. */
export async function priceBounds(
  executor: Executor,
  categoryId: number,
  sellers: SellerFilter,
): Promise<{ min: number; max: number } | null> {
  const condition = sellerCondition('l', sellers, '$2', '$3')
  const bound = (direction: 'asc' | 'desc') =>
    `(select l.final_price from category_listing l where l.category_id = $1 and ${condition}
      order by l.final_price ${direction}, l.product_id ${direction} limit 1)`
  const [row] = await run<{ min: number | null; max: number | null }>(
    executor,
    `select ${bound('asc')} as min, ${bound('desc')} as max`,
    [categoryId, sellerValue(sellers), waysValue(sellers)],
  )
  return row && row.min !== null && row.max !== null ? { min: row.min, max: row.max } : null
}

/** The popularity by which lists are sorted, by product. */
export async function popularityOf(
  executor: Executor,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await run<{ id: number; popularity: number }>(
    executor,
    'select product_id as id, popularity from category_listing where category_id = 0 and product_id = any($1::int[])',
    [productIds],
  )
  return new Map(rows.map(({ id, popularity }) => [id, popularity]))
}
