import { type OrderQueue, type OrderSort, RECENT_ORDERS } from '@okolitsa/contracts/orders/order-queue.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { within } from '../../../../platform/db/within.ts'

/** Columns of an order's owners for `within`. */
export const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }

/**
 * SQL condition of a claim that needs attention: of the seller when it is pending or was refunded instantly, of the
 * office when it is contested.
 */
const TO_LOOK_AT = `order_claim.state in ('waiting', 'promised') or contest_state = 'open'
  or (is_instant and contest_state is null and decided_at >= $1::timestamptz)`

/** SQL expression: start of the oldest claim that needs attention; null = none. `$1` = contestable since. */
export const LOOK_SINCE = `(select min(created_at) from order_claim where order_id = shop_order.id and (${TO_LOOK_AT}))`

/**
 * SQL condition of unfinished orders. The states are listed individually: one seller's orders are then found by
 * (seller, state), and all sellers' by `shop_order_under_way`.
 */
export const UNDER_WAY = `shop_order.state in
  ('formed', 'booked', 'isAssembling', 'onTheRoad', 'readyForIssuance', 'sentToOrganizer')`

/**
 * SQL conditions of the queues. `$1` = contestable since. The few pending claims are read once and looked up by id,
 * instead of being compared with every order of a seller.
 */
export const QUEUES: Readonly<Record<OrderQueue, string>> = {
  new: `shop_order.state = 'formed'`,
  assembling: `shop_order.state in ('isAssembling', 'booked')`,
  leaving: `shop_order.state in ('onTheRoad', 'readyForIssuance', 'sentToOrganizer')`,
  awaitingAnswer: `shop_order.id = any (array(
    select order_id from order_change where order_change.state = 'proposed'))`,
  claims: `shop_order.id = any (array(
    select order_id from order_claim where order_claim.state = 'waiting'
    union all select order_id from order_claim where contest_state = 'open'
    union all select order_id from order_claim
      where is_instant and contest_state is null and decided_at >= $1::timestamptz
    union all select order_id from order_claim where order_claim.state = 'promised'
    union all select order_id from money_movement where kind = 'debt' and money_movement.state <> 'paid'))`,
  finished: `shop_order.state in ('received', 'canceled')`,
  all: 'true',
}

/** ORDER BY of the sortings; equal rows are sorted by number. */
export const SORTS: Readonly<Record<OrderSort, string>> = {
  day: 'delivery_date, shop_order.window_from_hour, shop_order.id',
  '-day': 'delivery_date desc, shop_order.window_from_hour desc, shop_order.id desc',
  placed: 'placed_at, shop_order.id',
  '-placed': 'placed_at desc, shop_order.id desc',
  name: 'lower(recipient_name), shop_order.id',
  '-name': 'lower(recipient_name) desc, shop_order.id desc',
  sum: 'total_sum, shop_order.id',
  '-sum': 'total_sum desc, shop_order.id desc',
}

const RECENT = { organization: 'recent.organization_id', customer: 'recent.customer_id' }
/**
 * Limits a condition to the latest orders of a scope: names and parts of numbers have no index, because every new order
 * would have to update it.
 */
const amongRecent = (scope: StaffScope, before: number, condition: string) => `shop_order.id = any (array(
  select latest.id from (
    select recent.id, recent.recipient_name from order_head as recent where ${within(scope, RECENT, before)}
     order by recent.placed_at desc, recent.id desc limit ${RECENT_ORDERS}) as latest
   where ${condition}))`

/**
 * SQL conditions of a search with these parameters: the number or the phone, the pattern, the day, the method. The
 * scope's parameters follow the last of them.
 */
export function soughtBy(
  kind: SoughtBy,
  scope: StaffScope,
  exact: number,
  pattern: number,
  date: number,
  way: number,
): string {
  const filters = `($${date}::date is null or delivery_date = $${date}::date) and ($${way}::text is null or delivery_kind = $${way}::text)`
  const holds = amongRecent(
    scope,
    way,
    `latest.id::text like $${pattern}::text or latest.recipient_name ilike $${pattern}::text`,
  )
  if (kind === 'number') return `(${SOUGHT.byNumber(exact)} or ${holds}) and ${filters}`
  if (kind === 'phone') return `(${SOUGHT.byPhone(exact)} or ${holds}) and ${filters}`
  const unused = `$${exact}::int is null and $${pattern}::text is null`
  return `${unused} and ${amongRecent(scope, way, 'true')} and ${filters}`
}
/** Kind of a search; `recent` = only filters and sorting. */
export type SoughtBy = 'number' | 'phone' | 'recent'

/** SQL conditions of a search by the number of a parameter. */
const SOUGHT = {
  byNumber: (parameter: number) => `shop_order.id = $${parameter}`,
  /** the range contains digits only, since «:» follows «9»; its index is used for every parameter */
  byPhone: (parameter: number) =>
    `reverse(recipient_phone) ~>=~ reverse($${parameter}) and reverse(recipient_phone) ~<~ (reverse($${parameter}) || ':')`,
}
