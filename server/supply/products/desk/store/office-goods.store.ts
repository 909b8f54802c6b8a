import type { GoodsMove } from '@okolitsa/contracts/products/office-goods.ts'
import type { OFFICE_GOODS_CHECKS, OFFICE_GOODS_SALES } from '@okolitsa/contracts/products/office-goods-lists.ts'
import type { CheckState } from '@okolitsa/domain/goods/goods-check.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { MAX_COUNTED } from '@okolitsa/domain/office/counted.ts'
import { folded, holding } from '@okolitsa/domain/office/search-text.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { behindKey, byKey, equalsParameter, keyValues, type ListKey } from '../../../../platform/db/keyset.ts'
import { PLANNED_EACH_TIME } from '../../../../platform/db/statement-names.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

export type GoodsOrder = 'newest' | 'oldest'

export interface OfficeGoodsFilters {
  readonly check?: (typeof OFFICE_GOODS_CHECKS)[number] | undefined
  readonly sale?: (typeof OFFICE_GOODS_SALES)[number] | undefined
  readonly category?: number | undefined
  readonly seller?: number | undefined
  readonly search?: string | undefined
}

export interface OfficeGoodsListRow {
  id: number
  title: string
  sku: string
  image: string
  hue: number
  organizationId: number
  sellerTitle: string
  category: string
  price: Kopecks
  measure: number
  unit: string
  sale: (typeof OFFICE_GOODS_SALES)[number]
  check: CheckState
}

const ORDERS = {
  newest: { column: 'product.id', type: 'integer', isDescending: true },
  oldest: { column: 'product.id', type: 'integer', isDescending: false },
} as const

export const keyOf = ({ id }: Pick<OfficeGoodsListRow, 'id'>): ListKey => ({ id, value: String(id) })

const OWNERS = { organization: 'product.organization_id', customer: 'null' }
const SALE = `case when product.archived_at is not null then 'archived' when product.enabled then 'onSale' else 'offSale' end`
/** Drafts and goods without a check count as accepted: nobody has questioned them. */
const CHECK = `coalesce(nullif(checked.state, 'draft'), 'accepted')`
const FROM = `from product_title as product
    join seller_card as seller on seller.id = product.organization_id and seller.type = 'farmer'
    left join product_check as checked on checked.product_id = product.id`

/**
 * Goods of farms that match: $1 check, $2 sale, $3 categories, $4 seller, $5 pattern of the title, $6 article number, $7
 * sellers found by their name. The texts fold to the filters in use, so that each is served by its index.
 */
const MATCHING = `where ($1::text is null or case when $1::text = 'accepted' then coalesce(checked.state, 'draft') in ('draft', 'accepted')
      else checked.state = $1::text end)
    and ($2::text is null or case $2::text when 'archived' then product.archived_at is not null
      when 'onSale' then product.archived_at is null and product.enabled
      else product.archived_at is null and not product.enabled end)
    and ($3::int[] is null or product.category_id = any ($3::int[]))
    and ${equalsParameter('product.organization_id', 4, 'integer')}
    and ($5::text is null or fold_text(product.title) like $5::text or lower(product.sku) = $6::text
      or product.organization_id = any ($7::int[]))`

type MatchingValues = readonly [
  string | null,
  string | null,
  number[] | null,
  number | null,
  string | null,
  string,
  number[],
]

/** Values of the filters. Categories and sellers are read first, so that the planner knows how many goods they have. */
async function valuesOf(
  executor: Executor,
  { check, sale, category, seller, search = '' }: OfficeGoodsFilters,
): Promise<MatchingValues> {
  const pattern = search === '' ? null : holding(folded(search))
  const [row] =
    category === undefined && pattern === null
      ? []
      : await run<{ categories: number[]; sellers: number[] }>(
          executor,
          `with recursive below (id) as (
             select $1::int where $1::int is not null
             union select category.id from category_card as category join below on category.parent_id = below.id)
           select array(select id from below) as categories,
             array(select id from seller_card where $2::text is not null and fold_text(title) like $2::text) as sellers`,
          [category ?? null, pattern],
        )
  return [
    ...([
      check ?? null,
      sale ?? null,
      category === undefined ? null : (row?.categories ?? []),
      seller ?? null,
    ] as const),
    ...([pattern, search.toLowerCase(), row?.sellers ?? []] as const),
  ]
}

/** A page of goods of all sellers, behind a key. */
export const listOfficeGoods = async (
  executor: Executor,
  scope: StaffScope,
  filters: OfficeGoodsFilters,
  { order, after, most }: { readonly order: GoodsOrder; readonly after: ListKey | null; readonly most: number },
): Promise<OfficeGoodsListRow[]> =>
  run<OfficeGoodsListRow>(
    executor,
    // one statement: with the limit in a subquery the planner walks the primary key, which costs seconds for a rare word
    `${PLANNED_EACH_TIME} select product.id, product.title, product.sku, product.image, coalesce(product.hue, category.hue) as hue, product.organization_id as "organizationId",
       seller.title as "sellerTitle", category.title as category, product.price, product.measure, product.unit,
       ${SALE} as sale, coalesce(checked.state, 'accepted') as "check"
       ${FROM} join category_card as category on category.id = product.category_id
       ${MATCHING} and ${behindKey(ORDERS[order], 'product.id', 8)} and ${within(scope, OWNERS, 10)}
      order by ${byKey(ORDERS[order], 'product.id')} limit $8`,
    [...(await valuesOf(executor, filters)), most, ...keyValues(after), ...scopeValues(scope)],
  )

/** Number of goods that match, at most one more than `MAX_COUNTED`. */
export async function countOfficeGoods(
  executor: Executor,
  scope: StaffScope,
  filters: OfficeGoodsFilters,
): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `${PLANNED_EACH_TIME} select count(*)::int as count from (
       select ${FROM} ${MATCHING} and ${within(scope, OWNERS, 7)} limit ${MAX_COUNTED + 1}) as found`,
    [...(await valuesOf(executor, filters)), ...scopeValues(scope)],
  )
  return row?.count ?? 0
}

/** Goods of a bulk action in the order of ids, with whether the move changes them. */
export const listMoved = (
  executor: Executor,
  scope: StaffScope,
  {
    ids,
    move,
    categoryId,
  }: { readonly ids: readonly number[]; readonly move: GoodsMove; readonly categoryId: number | null },
): Promise<
  { id: number; organizationId: number; title: string; sellerTitle: string; category: string; isChanged: boolean }[]
> =>
  run<{
    id: number
    organizationId: number
    title: string
    sellerTitle: string
    category: string
    isChanged: boolean
  }>(
    executor,
    `select product.id, product.organization_id as "organizationId", product.title, seller.title as "sellerTitle",
       category.title as category, case $2::text when 'category' then product.category_id <> coalesce($3::int, product.category_id)
         when 'return' then ${CHECK} not in ('returned', 'hidden') when 'hide' then ${CHECK} <> 'hidden'
         else ${CHECK} <> 'accepted' end as "isChanged"
       ${FROM} join category_card as category on category.id = product.category_id
      where product.id = any($1::int[]) and ${within(scope, OWNERS, 3)} order by product.id`,
    [ids, move, categoryId, ...scopeValues(scope)],
  )
