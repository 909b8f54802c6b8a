import type { StockState } from '@okolitsa/contracts/stock/stock-state.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

export interface StockRow {
  id: number
  organizationId: number
  /** Time zone of the seller. */
  timeZone: string
  title: string
  image: string
  hue: number
  unit: string
  measure: number
  isWeight: boolean
  isOnSale: boolean
  onHand: number | null
  promised: number
  lowBelow: number | null
  isLow: boolean
  waiting: number
  yesterday: number | null
}

const OWNERS = { organization: 'product.organization_id', customer: 'null' }

/** SQL condition: the available stock is below one sale step, so the product cannot be sold. */
const IS_SOLD_OUT = `(product.stock_kind <> 'unlimited' and product.on_hand - product.promised
  < case when product.is_weight then product.measure else 1 end)`

/** SQL conditions of the list's filters, on columns of `product_title`. */
const IS_LOW = `(product.stock_kind <> 'unlimited' and product.on_hand - product.promised < product.below)`
const IS_ASKED = `case $1 when 'soldOut' then ${IS_SOLD_OUT} when 'low' then coalesce(${IS_LOW}, false) else true end`

const shown = (chosen: string) => `with chosen as materialized (${chosen})
  select product.id, product.organization_id as "organizationId",
    organization.time_zone as "timeZone", product.title, product.image,
    coalesce(product.hue, 90) as hue, product.unit, product.measure, product.is_weight as "isWeight",
    product.enabled as "isOnSale", case when product.stock_kind <> 'unlimited' then product.on_hand end as "onHand",
    coalesce(product.promised, 0) as promised,
    product.below as "lowBelow", coalesce(${IS_LOW}, false) as "isLow",
    (select count(*)::int from stock_alert where stock_alert.product_id = product.id) as waiting,
    (select on_hand_after from stock_movement
      where stock_movement.product_id = product.id and on_hand_delta <> 0
        and cause in ('count', 'arrival', 'counted by the seller')
        and at >= (midnight - 1)::timestamp at time zone organization.time_zone
        and at < midnight::timestamp at time zone organization.time_zone
      order by stock_movement.id desc limit 1) as yesterday
    from chosen join product_title as product on product.id = chosen.id
    join seller_card as organization on organization.id = product.organization_id
    cross join lateral (select (shop_now() at time zone organization.time_zone)::date as midnight) as today`

export interface StockQuery {
  readonly state: StockState
  readonly search: string
  readonly limit: number
  readonly offset: number
}

/**
 * A page of the list, best-selling first. Low stock is searched for among products with a threshold. Farmers' products
 * only: dishes and places of tours have separate forms.
 */
export function listStock(
  executor: Executor,
  scope: StaffScope,
  { state, search, limit, offset }: StockQuery,
): Promise<StockRow[]> {
  return run<StockRow>(
    executor,
    `${shown(`select product.id from product_title as product
        join seller_card as organization on organization.id = product.organization_id and organization.type = 'farmer'
      where ${within(scope, OWNERS, 4)} and ${IS_ASKED}${state === 'low' ? ' and product.below is not null' : ''}
        and ($2 = '' or strpos(fold_text(product.title), fold_text($2)) > 0 or strpos(lower(product.sku), lower($2)) > 0)
      order by product.popularity desc, product.id limit $3 offset $4`)}
     order by product.popularity desc, product.id`,
    [state, search, limit, offset, ...scopeValues(scope)],
  )
}

export interface StockCounts {
  all: number
  low: number
  soldOut: number
  /** Number of products with the requested state and words. */
  found: number
}

/** Number of products by state and for the search. */
export async function countStock(
  executor: Executor,
  scope: StaffScope,
  { state, search }: Pick<StockQuery, 'state' | 'search'>,
): Promise<StockCounts> {
  const [row] = await run<StockCounts>(
    executor,
    `select count(*)::int as "all", count(*) filter (where ${IS_SOLD_OUT})::int as "soldOut",
       count(*) filter (where ${IS_LOW})::int as low,
       count(*) filter (where ${IS_ASKED}
         and ($2 = '' or strpos(fold_text(product.title), fold_text($2)) > 0
           or strpos(lower(product.sku), lower($2)) > 0))::int as found
       from product_title as product
        join seller_card as organization on organization.id = product.organization_id and organization.type = 'farmer'
        where ${within(scope, OWNERS, 2)}`,
    [state, search, ...scopeValues(scope)],
  )
  return row ?? { all: 0, low: 0, soldOut: 0, found: 0 }
}

/** Products by their ids in the scope. */
export function findStock(executor: Executor, scope: StaffScope, ids: readonly number[]): Promise<StockRow[]> {
  return run<StockRow>(
    executor,
    `${shown(`select product.id from product_title as product
        join seller_card as organization on organization.id = product.organization_id and organization.type = 'farmer' where product.id = any($1::int[]) and ${within(scope, OWNERS, 1)}`)}
     order by product.id`,
    [ids, ...scopeValues(scope)],
  )
}
