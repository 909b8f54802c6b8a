import type { GoodsCheck } from '@okolitsa/contracts/products/goods-check.ts'
import type { GoodsState } from '@okolitsa/contracts/products/goods-state.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'
import { HAS_FORM, SELLERS_CHECK } from './goods-product.store.ts'

export interface GoodsRow {
  id: number
  organizationId: number
  title: string
  slug: string
  image: string
  hue: number
  unit: string
  measure: number
  isWeight: boolean
  category: string
  categoryId: number
  state: Exclude<GoodsState, 'all'>
  price: Kopecks
  onHand: number | null
  promised: number
  /** True = the stock is below the seller's threshold. */
  isLow: boolean
  readyOn: string | null
  sold: number
  check: GoodsCheck
}

/**
 * Owner columns of a product. The list contains farmers' products only: dishes and places of tours have separate forms.
 */
const OWNERS = { organization: 'product.organization_id', customer: 'null' }

/** SQL expression of a product's state; stock below one sale step cannot be sold. */
const STATE = `case when product.archived_at is not null then 'archived'
  when not product.enabled and checked.state in ('returned', 'hidden') then 'returned'
  when not product.enabled and checked.state = 'waiting' then 'checking' when not product.enabled then 'stopped'
  when product.stock_kind <> 'unlimited' and product.on_hand - product.promised
    < case when product.is_weight then product.measure else 1 end then 'soldOut'
  else 'onSale' end`

/** SQL condition of the rows of a filter; goods on sale may also wait or be returned. */
const MATCHES = `($1 = 'all' and product.archived_at is null or ${STATE} = $1 or product.archived_at is null
  and ($1 = 'checking' and checked.state = 'waiting' or $1 = 'returned' and checked.state in ('returned', 'hidden')))`

/** SELECT of the list; `chosen` selects the products. Sales of the last week are read only for these products. */
const shown = (chosen: string) => `with chosen as materialized (${chosen}), sold as (
    select product_id, sum(coalesce(picked_amount, ordered_amount))::int as amount from sold_line
     where organization_id in (select organization_id from chosen)
       and placed_at >= shop_now() - interval '7 days' and state <> 'canceled' and product_id in (select id from chosen)
     group by product_id
  )
  select product.id, product.organization_id as "organizationId", product.title, product.slug, product.image,
    coalesce(product.hue, category.hue) as hue, product.unit, product.measure, product.is_weight as "isWeight",
    category.title as category, product.category_id as "categoryId", ${STATE} as state, product.price,
    case when product.stock_kind <> 'unlimited' then product.on_hand end as "onHand", coalesce(product.promised, 0) as promised,
    coalesce(product.stock_kind <> 'unlimited' and product.on_hand - product.promised < product.below, false) as "isLow",
    about.harvest_ready_on as "readyOn", coalesce(sold.amount, 0) as sold, ${SELLERS_CHECK} as "check"
    from chosen join product_title as product on product.id = chosen.id
    join product_details as about on about.id = product.id
    join category_card as category on category.id = product.category_id left join sold on sold.product_id = product.id
    left join product_check as checked on checked.product_id = product.id`

export interface GoodsQuery {
  readonly state: GoodsState
  readonly search: string
  readonly limit: number
  readonly offset: number
}

/** A page of the list, best-selling first. */
export function listGoods(
  executor: Executor,
  scope: StaffScope,
  { state, search, limit, offset }: GoodsQuery,
): Promise<GoodsRow[]> {
  return run<GoodsRow>(
    executor,
    `${shown(`select product.id, product.organization_id from product_title as product
      join seller_card as organization on organization.id = product.organization_id and organization.type = 'farmer'
      left join product_check as checked on checked.product_id = product.id
      where ${within(scope, OWNERS, 4)} and ${MATCHES}
        and ($2 = '' or strpos(fold_text(product.title), fold_text($2)) > 0 or strpos(lower(product.sku), lower($2)) > 0)
      order by product.popularity desc, product.id limit $3 offset $4`)}
     order by product.popularity desc, product.id`,
    [state, search, limit, offset, ...scopeValues(scope)],
  )
}

export interface GoodsCounts {
  all: number
  onSale: number
  soldOut: number
  stopped: number
  archived: number
  checking: number
  returned: number
  /** Number of products with the requested state and words. */
  found: number
}

/**
 * Counts by state and for the search; null = more than `most` in total, not counted. Reads every product's stock: a
 * third of a second for a hundred thousand.
 */
export async function countGoods(
  executor: Executor,
  scope: StaffScope,
  { state, search, most }: Pick<GoodsQuery, 'state' | 'search'> & { readonly most: number | null },
): Promise<GoodsCounts | null> {
  const own = within(scope, OWNERS, 3)
  const [row] = await run<GoodsCounts & { isCounted: boolean }>(
    executor,
    `with few as materialized (
       select $3::int is null or count(*) <= $3::int as "isCounted"
         from (select from product_title as product where ${own} limit $3::int + 1) as own
     )
     select (select "isCounted" from few), count(*) filter (where state <> 'archived')::int as "all", count(*) filter (where state = 'onSale')::int as "onSale",
       count(*) filter (where state = 'soldOut')::int as "soldOut",
       count(*) filter (where state = 'stopped')::int as stopped,
       count(*) filter (where state = 'archived')::int as archived,
       count(*) filter (where state <> 'archived' and "check" = 'waiting')::int as checking,
       count(*) filter (where state <> 'archived' and "check" in ('returned', 'hidden'))::int as returned,
       count(*) filter (where matches
         and ($2 = '' or strpos(fold_text(title), fold_text($2)) > 0 or strpos(lower(sku), lower($2)) > 0))::int as found
       from (select product.title, product.sku, ${STATE} as state, checked.state as "check", ${MATCHES} as matches
      from product_title as product left join product_check as checked on checked.product_id = product.id
      join seller_card as organization on organization.id = product.organization_id and organization.type = 'farmer' where ${own} and (select "isCounted" from few)) as goods`,
    [state, search, most, ...scopeValues(scope)],
  )
  if (!row?.isCounted) return null
  const { isCounted: _isCounted, ...counts } = row
  return counts
}

export function findGoods(executor: Executor, scope: StaffScope, ids: readonly number[]): Promise<GoodsRow[]> {
  return run<GoodsRow>(
    executor,
    `${shown(`select product.id, product.organization_id from product_title as product
      join seller_card as organization on organization.id = product.organization_id and ${HAS_FORM}
      where product.id = any($1::int[]) and ${within(scope, OWNERS, 1)}`)} order by product.id`,
    [ids, ...scopeValues(scope)],
  )
}
