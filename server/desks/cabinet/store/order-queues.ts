import type { OrderQueue } from '@okolitsa/contracts/cabinet/order-queue.ts'

/** Whose an order is. */
export const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }

/** Somebody has to look: the seller at a claim that waits or was paid at once, the administrator at a contested one. */
const TO_LOOK_AT = `order_claim.state in ('waiting', 'promised') or contest_state = 'open'
  or (is_instant and contest_state is null and decided_at >= $1::timestamptz)`

/** Since when the oldest claim that somebody has to look at lies there; null = there is none. `$1` = contestable since. */
export const LOOK_SINCE = `(select min(created_at) from order_claim where order_id = shop_order.id and (${TO_LOOK_AT}))`

/** Not finished, named one by one: so a seller's few are found by (seller, state), and those of all by `shop_order_under_way`. */
export const UNDER_WAY = `shop_order.state in
  ('formed', 'booked', 'isAssembling', 'onTheRoad', 'readyForIssuance', 'sentToOrganizer')`

/**
 * What lies in each queue. `$1` = contestable since. The few that wait are read once and looked up by their
 * numbers, rather than a seller's every order held against them.
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
    union all select order_id from seller_debt where seller_debt.state <> 'paid'))`,
  finished: `shop_order.state in ('received', 'canceled')`,
  all: 'true',
}

/** What is searched for, as the parameter given. */
export const SOUGHT = {
  byNumber: (parameter: number) => `shop_order.id = $${parameter}`,
  /** Digits alone, and «:» comes next after «9»: a range, which an index is asked for whatever the parameter is. */
  byPhone: (parameter: number) =>
    `reverse(recipient_phone) ~>=~ reverse($${parameter}) and reverse(recipient_phone) ~<~ (reverse($${parameter}) || ':')`,
}
