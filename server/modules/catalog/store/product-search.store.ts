import type { ProductSorting } from '@okolitsa/contracts/catalog/listing.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { CARD_COLUMNS, type CardRow } from './card-row.ts'
import {
  filterCondition,
  filterValues,
  type ListingFilters,
  ORDERS,
  type SellerFilter,
  sellerCondition,
  sellerValue,
} from './product-list.store.ts'

export interface SearchQuestion {
  readonly phrase: string
  /** Empty = everything. */
  readonly categoryIds: readonly number[]
  readonly sellers: SellerFilter
  readonly filters: ListingFilters
  readonly sorting: ProductSorting
  readonly from: number
  readonly size: number
  /** With this many matches a phrase counts as frequent. */
  readonly mostHits: number
}

export interface SearchPage {
  readonly rows: CardRow[]
  /** Exact below `mostHits`. */
  readonly total: number
  /** The phrase that was searched for instead; null = the shopper's own. */
  readonly corrected: string | null
}

type SearchRow = CardRow & { total: number; corrected: string | null; product_id: number | null }

/**
 * One page of a search. A rare phrase is found through the word index and its matches are sorted; a frequent one is
 * found by walking the list in its order until the page is full. Either way the work has a bound that does not grow
 * with the catalogue.
 */
export async function searchPage(executor: Executor, question: SearchQuestion): Promise<SearchPage> {
  const { phrase, categoryIds, sellers, filters, sorting, from, size, mostHits } = question
  const { key, order } = ORDERS[sorting]
  const bySense = sorting === 'popularity' ? 'm.in_title desc, ' : ''
  const conditions = `(cardinality($2::int[]) = 0 or exists (
      select from category_listing x where x.product_id = l.product_id and x.category_id = any($2::int[])))
    ${filterCondition('l', 7)}`
  const rows = await run<SearchRow>(
    executor,
    `with phrase as materialized (select query, title_query, corrected from read_search($1)),
     hits as materialized (
       select f.product_id, f.vector @@ phrase.title_query as in_title
       from phrase join product_search f on f.vector @@ phrase.query
       where ${sellerCondition('f.organization_id', sellers, '$3')}
       limit $6::int
     ),
     frequency as materialized (select count(*) >= $6::int as is_frequent from hits),
     rare as materialized (
       select l.product_id, l.${key}, hits.in_title
       from hits join category_listing l on l.category_id = 0 and l.product_id = hits.product_id
       where not (select is_frequent from frequency) and ${conditions}
     ),
     frequent as materialized (
       select l.product_id, l.${key}, true as in_title
       from category_listing l
       where (select is_frequent from frequency) and l.category_id = 0
         and ${sellerCondition('l.organization_id', sellers, '$3')}
         and ${conditions}
         and (select f.vector @@ phrase.query from phrase, product_search f where f.product_id = l.product_id)
       order by ${order('l')} limit $4::int + $5::int
     ),
     page as materialized (
       select m.* from (select * from rare union all select * from frequent) as m
       order by ${bySense}${order('m')} limit $4::int offset $5::int
     )
     select case when frequency.is_frequent then $6::int else (select count(*)::int from rare) end as total,
       phrase.corrected, page.product_id, ${CARD_COLUMNS}
     from phrase cross join frequency
     left join page on true
     left join product_card c on c.product_id = page.product_id
     left join stock s on s.product_id = page.product_id
     order by ${sorting === 'popularity' ? 'page.in_title desc, ' : ''}${order('page')}`,
    [phrase, categoryIds, sellerValue(sellers), size, from, mostHits, ...filterValues(filters)],
  )
  return {
    rows: rows.filter((row) => row.product_id !== null),
    total: rows[0]?.total ?? 0,
    corrected: rows[0]?.corrected ?? null,
  }
}
