import type { OrderQueue } from '@okolitsa/contracts/cabinet/order-queue.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { contestableSince } from '@okolitsa/domain/orders/claim.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** A row of the cabinet: read from the tables of orders, sellers and claims, never written. */
export interface OrderListRow {
  id: number
  organizationId: number
  sellerTitle: string
  state: DeliveryStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  deliveryKind: DeliveryKind
  deliveryDate: string
  windowFromHour: number
  windowToHour: number
  timeZone: string
  placedAt: Date
  recipientName: string
  isFirstOrder: boolean
  heldSum: Kopecks
  totalSum: Kopecks
  linesCount: number
  toWeigh: number
  awaitsAnswer: boolean
  /** Since when the oldest claim waits; null = none does. */
  claimedAt: Date | null
  /** One waits, was paid at once lately, or is contested. */
  hasClaim: boolean
}

export interface OrderListQuery {
  readonly queue: OrderQueue
  readonly orderId: number | null
  /** Last digits of the recipient's telephone. */
  readonly phoneEnd: string | null
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

// the few that wait are read once, rather than every order looked up
const AWAITS_ANSWER = `shop_order.id in (select order_id from order_change where order_change.state = 'proposed')`
/** Somebody has to look: the seller at a claim that waits or was paid at once, the administrator at a contested one. */
const TO_LOOK_AT = `order_claim.state = 'waiting' or contest_state = 'open'
  or (is_instant and contest_state is null and decided_at >= $3::timestamptz)`
const HAS_CLAIM = `shop_order.id in (
  select order_id from order_claim where order_claim.state = 'waiting'
  union all select order_id from order_claim where contest_state = 'open'
  union all select order_id from order_claim
    where is_instant and contest_state is null and decided_at >= $3::timestamptz)`

/** Since when the oldest claim waits; null = none does. */
const CLAIMED_AT = `(select min(created_at) from order_claim
   where order_id = shop_order.id and order_claim.state = 'waiting')`

const LOOK_SINCE = `(select min(created_at) from order_claim where order_id = shop_order.id and (${TO_LOOK_AT}))`

/** What lies in each queue. */
const QUEUES: Readonly<Record<OrderQueue, string>> = {
  new: `shop_order.state = 'formed'`,
  assembling: `shop_order.state in ('isAssembling', 'booked')`,
  leaving: `shop_order.state in ('onTheRoad', 'readyForIssuance', 'sentToOrganizer')`,
  awaitingAnswer: AWAITS_ANSWER,
  claims: HAS_CLAIM,
  finished: `shop_order.state in ('received', 'canceled')`,
  all: 'true',
}
/** What is to be done goes by its day, claims by how long they wait; what is done, the latest first. */
const orderOf = (queue: OrderQueue): string => {
  if (queue === 'finished' || queue === 'all') return 'shop_order.placed_at desc, shop_order.id desc'
  return queue === 'claims'
    ? `${LOOK_SINCE}, shop_order.id`
    : 'delivery_date, shop_order.window_from_hour, shop_order.id'
}

const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }
const SEARCH = `($1::int is null or shop_order.id = $1)
  and ($2::text is null or reverse(recipient_phone) like reverse($2) || '%')`
const valuesOf = ({ orderId, phoneEnd, now }: OrderListQuery) => [orderId, phoneEnd, contestableSince(now)]

/** One page of a queue: chosen first, then lines are counted for its few orders and not for the thousands that wait. */
export function listOrders(executor: Executor, scope: StaffScope, query: OrderListQuery): Promise<OrderListRow[]> {
  return run<OrderListRow>(
    executor,
    `select shop_order.id, shop_order.organization_id as "organizationId", organization.title as "sellerTitle",
       shop_order.state, payment_status as "paymentStatus", payment_method as "paymentMethod",
       delivery_kind as "deliveryKind", delivery_date as "deliveryDate",
       shop_order.window_from_hour as "windowFromHour", shop_order.window_to_hour as "windowToHour",
       shop_order.time_zone as "timeZone", placed_at as "placedAt", recipient_name as "recipientName",
       held_sum as "heldSum",
        not exists (select 1 from shop_order as past
                     where past.customer_id = shop_order.customer_id and past.state = 'received') as "isFirstOrder",
                       total_sum as "totalSum", lines.lines_count as "linesCount",
        lines.to_weigh as "toWeigh", ${AWAITS_ANSWER} as "awaitsAnswer", ${CLAIMED_AT} as "claimedAt",
        ${HAS_CLAIM} as "hasClaim"
       from (
         select * from shop_order
         where ${within(scope, OWNERS, 5)} and ${SEARCH} and ${QUEUES[query.queue]}
         order by ${orderOf(query.queue)} limit $4 offset $5) as shop_order
       join organization on organization.id = shop_order.organization_id
       cross join lateral (
         select count(*)::int as lines_count,
           count(*) filter (where is_weight and picked_amount is null)::int as to_weigh
         from order_line where order_id = shop_order.id) as lines
      order by ${orderOf(query.queue)}`,
    [...valuesOf(query), query.limit, query.offset, ...scopeValues(scope)],
  )
}

/** How many orders lie in each queue, over the same search. */
export async function countQueues(
  executor: Executor,
  scope: StaffScope,
  query: OrderListQuery,
): Promise<Record<OrderQueue, number>> {
  const byState = (queue: OrderQueue) =>
    `(select coalesce(sum(orders), 0)::int from states as shop_order where ${QUEUES[queue]}) as "${queue}"`
  // not visible in the state: only few orders wait for this
  const oneByOne = (queue: OrderQueue) =>
    `(select count(*)::int from shop_order where ${within(scope, OWNERS, 3)} and ${SEARCH} and ${QUEUES[queue]}) as "${queue}"`
  const [row] = await run<Record<OrderQueue, number>>(
    executor,
    `with states as materialized (
       select shop_order.state, count(*) as orders from shop_order where ${within(scope, OWNERS, 3)} and ${SEARCH} group by 1)
     select ${byState('new')}, ${byState('assembling')}, ${byState('leaving')}, ${oneByOne('awaitingAnswer')},
       ${oneByOne('claims')}, ${byState('finished')}, ${byState('all')}`,
    [...valuesOf(query), ...scopeValues(scope)],
  )
  return row as Record<OrderQueue, number>
}
