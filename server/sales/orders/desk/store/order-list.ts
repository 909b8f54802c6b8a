import type { OrderQueue, OrderSort } from '@okolitsa/contracts/orders/order-queue.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { contestableSince } from '@okolitsa/domain/orders/claim.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'
import { HAS_ANOTHER_DAY } from '../../store/order-read-model.ts'
import { LOOK_SINCE, OWNERS, QUEUES, SORTS, type SoughtBy, soughtBy } from './order-queues.ts'

/** A row of the seller's list: read from the tables of orders, sellers and claims, never written. */
export interface OrderListRow {
  id: number
  organizationId: number
  sellerTitle: string
  state: DeliveryStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  deliveryKind: DeliveryKind
  deliveryDate: string
  windowFromHour: number | null
  windowToHour: number | null
  pickupHours: SlotHours['hours'] | null
  timeZone: string
  placedAt: Date
  recipientName: string
  isFirstOrder: boolean
  heldSum: Kopecks
  totalSum: Kopecks
  linesCount: number
  toWeigh: number
  awaitsAnswer: boolean
  /** Start of the oldest pending claim; null = none. */
  claimedAt: Date | null
  /** True = a claim is pending, was refunded recently, or is contested. */
  hasClaim: boolean
  owesMoney: boolean
  /** True = the order was shipped and then moved to another day. */
  hasAnotherDay: boolean
}

export interface OrderListQuery {
  readonly queue: OrderQueue
  readonly orderId: number | null
  readonly phoneEnd: string | null
  /** LIKE pattern for a number or a name. */
  readonly pattern: string | null
  /** Delivery day; null = any. */
  readonly date: string | null
  /** Delivery method; null = any. */
  readonly way: DeliveryKind | null
  /** Requested order of rows; null = the order of the queue. */
  readonly sort: OrderSort | null
  readonly now: Date
  readonly limit: number
  /** Number of orders to skip; ignored with a neighbour. */
  readonly offset: number
  /** The order next to which the page begins («finished» and «all» without a search); null = from the first order. */
  readonly neighbour: { readonly id: number; readonly side: 'earlier' | 'later' } | null
}

const LATEST_FIRST = 'shop_order.placed_at desc, shop_order.id desc'
/** ORDER BY of a queue: open orders by day, claims by waiting time, and the history latest first. */
const orderOf = (queue: OrderQueue): string => {
  if (queue === 'finished' || queue === 'all') return LATEST_FIRST
  return queue === 'claims'
    ? `${LOOK_SINCE}, shop_order.id`
    : 'delivery_date, shop_order.window_from_hour, shop_order.id'
}

/** SELECT of a page's rows: lines and claims are looked up for its few orders instead of all pending ones. */
const shown = (page: string, order: string): string => `
     select shop_order.id, shop_order.organization_id as "organizationId", organization.title as "sellerTitle",
       shop_order.state, payment_status as "paymentStatus", payment_method as "paymentMethod",
       delivery_kind as "deliveryKind", delivery_date as "deliveryDate",
       shop_order.window_from_hour as "windowFromHour", shop_order.window_to_hour as "windowToHour",
       shop_order.pickup_hours as "pickupHours",
       shop_order.time_zone as "timeZone", placed_at as "placedAt", recipient_name as "recipientName",
       held_sum as "heldSum",
       not exists (select 1 from order_head as past
                    where past.customer_id = shop_order.customer_id and past.id < shop_order.id
                      and past.state <> 'canceled') as "isFirstOrder",
       total_sum as "totalSum", lines.lines_count as "linesCount", lines.to_weigh as "toWeigh",
       shop_order.answer_before is not null as "awaitsAnswer",
       (select min(created_at) from order_claim
         where order_id = shop_order.id and order_claim.state = 'waiting') as "claimedAt",
       ${LOOK_SINCE} is not null as "hasClaim",
       exists (select from money_movement where order_id = shop_order.id and kind = 'debt' and money_movement.state <> 'paid') as "owesMoney",
       ${HAS_ANOTHER_DAY} as "hasAnotherDay"
       from (${page}) as shop_order
       join seller_card as organization on organization.id = shop_order.organization_id
       cross join lateral (
         select count(*)::int as lines_count,
           count(*) filter (where is_weight and picked_amount is null)::int as to_weigh
         from order_item as order_line where order_id = shop_order.id) as lines
      order by ${order}`

export function listOrders(executor: Executor, scope: StaffScope, query: OrderListQuery): Promise<OrderListRow[]> {
  const { queue } = query
  if (isFiltered(query) || query.sort !== null) return listFound(executor, scope, query)
  return queue === 'finished' || queue === 'all'
    ? listPast(executor, scope, query, queue)
    : listOpen(executor, scope, query, queue)
}

const pageOf = ({ now, limit, offset }: OrderListQuery) => [contestableSince(now), limit, offset]

/** A page of open orders: they are few compared with the history, so it uses an offset. */
function listOpen(
  executor: Executor,
  scope: StaffScope,
  query: OrderListQuery,
  queue: Exclude<OrderQueue, 'finished' | 'all'>,
): Promise<OrderListRow[]> {
  return run<OrderListRow>(
    executor,
    shown(pageIn(`${within(scope, OWNERS, 3)} and ${QUEUES[queue]}`, orderOf(queue)), orderOf(queue)),
    [...pageOf(query), ...scopeValues(scope)],
  )
}

/**
 * A page of the history of one seller (a session has one, see decision 081) or of all sellers, read along an index from
 * its end or from the neighbour, without a sort.
 */
function listPast(
  executor: Executor,
  scope: StaffScope,
  query: OrderListQuery,
  queue: 'finished' | 'all',
): Promise<OrderListRow[]> {
  const { neighbour } = query
  if (neighbour === null) {
    return run<OrderListRow>(
      executor,
      shown(pageIn(`${within(scope, OWNERS, 3)} and ${QUEUES[queue]}`, LATEST_FIRST), LATEST_FIRST),
      [...pageOf(query), ...scopeValues(scope)],
    )
  }
  const from = `((select placed_at from order_head as known where known.id = $4 and ${within(scope, KNOWN, 4)}), $4)`
  const values = [...pageOf({ ...query, offset: 0 }), neighbour.id, ...scopeValues(scope)]
  const own = `${within(scope, OWNERS, 4)} and ${QUEUES[queue]}`
  if (neighbour.side === 'earlier') {
    const earlier = `${own} and (shop_order.placed_at, shop_order.id) < ${from}`
    return run<OrderListRow>(executor, shown(pageIn(earlier, LATEST_FIRST), LATEST_FIRST), values)
  }
  const later = `${own} and (shop_order.placed_at, shop_order.id) > ${from}`
  return run<OrderListRow>(executor, shown(pageIn(later, 'shop_order.placed_at, shop_order.id'), LATEST_FIRST), values)
}

const KNOWN = { organization: 'known.organization_id', customer: 'known.customer_id' }

/**
 * Selects a page: ids from the index alone, so that skipped ones read no rows, and then the page's rows. The limit of a
 * hundred is a constant, because the planner does not see parameters and would expect many rows.
 */
const pageIn = (
  condition: string,
  order: string,
): string => `select shop_order.*, payment_status, payment_method, held_sum from (
    select id from (
      select shop_order.id from order_head as shop_order where ${condition} order by ${order} limit 100 offset $3) as few
     limit $2) as page
  join order_head as shop_order on shop_order.id = page.id join order_terms on order_terms.order_id = page.id`

/** True = the list has a filter besides the queue. */
export const isFiltered = ({
  orderId,
  phoneEnd,
  date,
  way,
}: Pick<OrderListQuery, 'orderId' | 'phoneEnd' | 'date' | 'way'>): boolean =>
  orderId !== null || phoneEnd !== null || date !== null || way !== null

/** A page of search results in a queue, in the requested order. */
function listFound(executor: Executor, scope: StaffScope, query: OrderListQuery): Promise<OrderListRow[]> {
  const { queue, orderId, phoneEnd, pattern, date, way, sort } = query
  const order = sort === null ? orderOf(queue) : SORTS[sort]
  const found = (kind: SoughtBy) =>
    shown(
      pageIn(`${soughtBy(kind, scope, 4, 5, 6, 7)} and ${within(scope, OWNERS, 7)} and ${QUEUES[queue]}`, order),
      order,
    )
  const page = pageOf(query)
  const whose = scopeValues(scope)
  if (phoneEnd !== null)
    return run<OrderListRow>(executor, found('phone'), [...page, phoneEnd, pattern, date, way, ...whose])
  if (orderId !== null)
    return run<OrderListRow>(executor, found('number'), [...page, orderId, pattern, date, way, ...whose])
  return run<OrderListRow>(executor, found('recent'), [...page, null, null, date, way, ...whose])
}
