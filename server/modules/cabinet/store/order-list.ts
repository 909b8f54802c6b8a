import type { OrderHeap } from '@okolitsa/contracts/cabinet/order-heap.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** A row of the operator's list: read from the tables of orders, sellers and claims, never written. */
export interface OrderListRow {
  id: number
  organization_id: number
  seller_title: string
  state: DeliveryStatus
  payment_status: PaymentStatus
  payment_method: PaymentMethod
  delivery_kind: DeliveryKind
  delivery_date: string
  window_from_hour: number
  window_to_hour: number
  time_zone: string
  placed_at: Date
  recipient_name: string
  held_sum: Kopecks
  total_sum: Kopecks
  lines_count: number
  to_weigh: number
  awaits_answer: boolean
  /** Since when the oldest claim waits; null = none does. */
  claimed_at: Date | null
}

export interface OrderListQuery {
  readonly heap: OrderHeap
  /** Null = of every seller. */
  readonly organizationId: number | null
  readonly orderId: number | null
  /** Last digits of the recipient's telephone. */
  readonly phoneEnd: string | null
  readonly limit: number
  readonly offset: number
}

// the few that wait are read once, rather than every order looked up
const AWAITS_ANSWER = `shop_order.id in (select order_id from order_change where order_change.state = 'proposed')`
const HAS_CLAIM = `shop_order.id in (select order_id from order_claim where order_claim.state = 'waiting')`

/** What lies in each heap. */
const HEAPS: Readonly<Record<OrderHeap, string>> = {
  new: `shop_order.state = 'formed'`,
  assembling: `shop_order.state in ('isAssembling', 'booked')`,
  leaving: `shop_order.state in ('onTheRoad', 'readyForIssuance', 'sentToOrganizer')`,
  awaitingAnswer: AWAITS_ANSWER,
  claims: HAS_CLAIM,
  finished: `shop_order.state in ('received', 'canceled')`,
  all: 'true',
}
/** What is to be done goes by its day, claims by how long they wait; what is done, the latest first. */
const orderOf = (heap: OrderHeap): string => {
  if (heap === 'finished' || heap === 'all') return 'shop_order.placed_at desc, shop_order.id desc'
  return heap === 'claims' ? 'claimed_at, shop_order.id' : 'delivery_date, shop_order.window_from_hour, shop_order.id'
}

const WHERE = `($1::int is null or shop_order.organization_id = $1) and ($2::int is null or shop_order.id = $2)
  and ($3::text is null or reverse(recipient_phone) like reverse($3) || '%')`
const valuesOf = ({ organizationId, orderId, phoneEnd }: OrderListQuery) => [organizationId, orderId, phoneEnd]

/** One page of a heap. */
export function listOrders(executor: Executor, query: OrderListQuery): Promise<OrderListRow[]> {
  return run<OrderListRow>(
    executor,
    `select shop_order.id, shop_order.organization_id, organization.title as seller_title, shop_order.state,
        payment_status, payment_method, delivery_kind, delivery_date, shop_order.window_from_hour,
        shop_order.window_to_hour, shop_order.time_zone, placed_at, recipient_name, held_sum, total_sum, lines.lines_count,
        lines.to_weigh, ${AWAITS_ANSWER} as awaits_answer, 
        (select min(created_at) from order_claim where order_id = shop_order.id and order_claim.state = 'waiting') as claimed_at
       from shop_order join organization on organization.id = shop_order.organization_id
       cross join lateral (
         select count(*)::int as lines_count,
           count(*) filter (where is_weight and picked_amount is null)::int as to_weigh
         from order_line where order_id = shop_order.id) as lines
      where ${WHERE} and ${HEAPS[query.heap]}
      order by ${orderOf(query.heap)} limit $4 offset $5`,
    [...valuesOf(query), query.limit, query.offset],
  )
}

/** How many orders lie in each heap, over the same search. */
export async function countHeaps(executor: Executor, query: OrderListQuery): Promise<Record<OrderHeap, number>> {
  const counts = Object.entries(HEAPS).map(([heap, isIn]) => `count(*) filter (where ${isIn})::int as "${heap}"`)
  const [row] = await run<Record<OrderHeap, number>>(
    executor,
    `select ${counts.join(', ')} from shop_order where ${WHERE}`,
    valuesOf(query),
  )
  return row as Record<OrderHeap, number>
}
