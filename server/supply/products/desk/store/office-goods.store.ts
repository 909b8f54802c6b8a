import type { GoodsMove } from '@okolitsa/contracts/products/office-goods.ts'
import type { OFFICE_GOODS_CHECKS, OFFICE_GOODS_SALES } from '@okolitsa/contracts/products/office-goods-lists.ts'
import type { CheckState } from '@okolitsa/domain/goods/goods-check.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { behindKey, byKey, equalsParameter, keyValues, type ListKey } from '../../../../platform/db/keyset.ts'
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
 * Goods of farms that match: $1 check, $2 sale, $3 category with those below, $4 seller, $5 search. Goods that
 * the office has questioned are few, and an equation of their state alone is found in the index
 * `product_check_unsettled`.
 */
const matching = ({ check = 'accepted' }: OfficeGoodsFilters) =>
  `where ${check === 'accepted' ? equalsParameter(CHECK, 1, 'text') : 'checked.state = $1::text'} and ${equalsParameter(SALE, 2, 'text')}
    and ($3::int is null or product.category_id in (with recursive below (id) as (
      select $3::int union select category.id from category_card as category join below on category.parent_id = below.id
    ) select id from below))
    and ${equalsParameter('product.organization_id', 4, 'integer')}
    and ($5::text is null or strpos(lower(product.title), $5::text) > 0 or strpos(lower(seller.title), $5::text) > 0
      or lower(product.sku) = $5::text)`

const valuesOf = ({ check, sale, category, seller, search = '' }: OfficeGoodsFilters) =>
  [check ?? null, sale ?? null, category ?? null, seller ?? null, search === '' ? null : search.toLowerCase()] as const

/** A page of goods of all sellers, behind a key. */
export const listOfficeGoods = (
  executor: Executor,
  scope: StaffScope,
  filters: OfficeGoodsFilters,
  { order, after, most }: { readonly order: GoodsOrder; readonly after: ListKey | null; readonly most: number },
): Promise<OfficeGoodsListRow[]> =>
  run<OfficeGoodsListRow>(
    executor,
    `select product.id, product.title, product.sku, product.image, coalesce(product.hue, category.hue) as hue, product.organization_id as "organizationId",
       seller.title as "sellerTitle", category.title as category, product.price, product.measure, product.unit,
       ${SALE} as sale, coalesce(checked.state, 'accepted') as "check"
       ${FROM} join category_card as category on category.id = product.category_id
       ${matching(filters)} and ${behindKey(ORDERS[order], 'product.id', 6)} and ${within(scope, OWNERS, 8)}
      order by ${byKey(ORDERS[order], 'product.id')} limit $6`,
    [...valuesOf(filters), most, ...keyValues(after), ...scopeValues(scope)],
  )

export async function countOfficeGoods(
  executor: Executor,
  scope: StaffScope,
  filters: OfficeGoodsFilters,
): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count ${FROM} ${matching(filters)} and ${within(scope, OWNERS, 5)}`,
    [...valuesOf(filters), ...scopeValues(scope)],
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
