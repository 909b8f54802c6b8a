import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { AREA_OF_SELLER } from '@okolitsa/domain/market/areas.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { columnsOf } from '../../../platform/db/columns-of.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { LockedOrder, OrderState, OrderStep } from '../ports.ts'

const COLUMNS = `id, customer_id as "customerId", organization_id as "organizationId", state,
  payment_method as "paymentMethod", payment_status as "paymentStatus", total_sum as "totalSum",
  pay_before as "payBefore", held_sum as "heldSum", is_rest_in_cash as "isRestInCash",
  fallback_method as "fallbackMethod", delivery_kind as "deliveryKind", delivery_date as "deliveryDate",
  time_zone as "timeZone", placed_at as "placedAt",
  kept_sum as "keptSum", is_asap as "isAsap", promised_from as "promisedFrom",
  promised_to as "promisedTo", road_minutes as "roadMinutes", accept_before as "acceptBefore"`
const FROM = 'from shop_order left join dinner_order on order_id = shop_order.id'

const OWNERS = { organization: 'organization_id', customer: 'customer_id' }

interface OrderRow {
  id: number
  customerId: number
  organizationId: number
  state: DeliveryStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  totalSum: OrderState['total']
  payBefore: Date | null
  heldSum: OrderState['held']
  isRestInCash: boolean
  fallbackMethod: OrderState['fallbackMethod']
  deliveryKind: OrderState['deliveryKind']
  deliveryDate: string
  timeZone: string
  placedAt: Date
  keptSum: OrderState['kept']
  isAsap: boolean | null
  promisedFrom: Date | null
  promisedTo: Date | null
  roadMinutes: number | null
  acceptBefore: Date | null
}

const fromRow = (row: OrderRow): OrderState => ({
  id: row.id,
  number: orderNumberOf(row.id),
  customerId: row.customerId,
  organizationId: row.organizationId,
  state: row.state,
  paymentMethod: row.paymentMethod,
  paymentStatus: row.paymentStatus,
  total: row.totalSum,
  payBefore: row.payBefore,
  held: row.heldSum,
  isRestInCash: row.isRestInCash,
  fallbackMethod: row.fallbackMethod,
  deliveryKind: row.deliveryKind,
  deliveryDate: row.deliveryDate,
  timeZone: row.timeZone,
  placedAt: row.placedAt,
  kept: row.keptSum,
  dinner: row.promisedFrom &&
    row.promisedTo && {
      isAsap: row.isAsap === true,
      from: row.promisedFrom,
      to: row.promisedTo,
      roadMinutes: row.roadMinutes ?? 0,
      acceptBefore: row.acceptBefore,
    },
})

export async function insertTransition(
  tx: Executor,
  orderId: number,
  from: DeliveryStatus | null,
  step: OrderStep,
  at: Date,
): Promise<void> {
  await run(
    tx,
    `insert into order_transition (order_id, from_state, to_state, actor, actor_id, reason, at, courier_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [orderId, from, step.to, step.actor, step.actorId, step.reason, at, step.courierName ?? null],
  )
}

export async function lockOrder(tx: Executor, orderId: number): Promise<LockedOrder | null> {
  const [row] = await run<OrderRow>(tx, `select ${COLUMNS} ${FROM} where id = $1 for no key update of shop_order`, [
    orderId,
  ])
  return row ? (fromRow(row) as LockedOrder) : null
}

/** Reads an order without a lock. */
export async function readOrder(executor: Executor, orderId: number): Promise<OrderState | null> {
  const [row] = await run<OrderRow>(executor, `select ${COLUMNS} ${FROM} where id = $1`, [orderId])
  return row ? fromRow(row) : null
}

/** An order within the scope; null = none. */
export async function findOrder(executor: Executor, scope: Scope, orderId: number): Promise<OrderState | null> {
  const [row] = await run<OrderRow>(
    executor,
    `select ${COLUMNS} ${FROM} where id = $1 and ${within(scope, OWNERS, 1)}`,
    [orderId, ...scopeValues(scope)],
  )
  return row ? fromRow(row) : null
}

/** The order's seller; null = no such order. */
export async function sellerOfOrder(executor: Executor, orderId: number): Promise<number | null> {
  const [row] = await run<{ organizationId: number }>(
    executor,
    'select organization_id as "organizationId" from shop_order where id = $1',
    [orderId],
  )
  return row?.organizationId ?? null
}

interface OrderWay {
  tradePlaceId: number | null
  shippingRateId: number | null
  carrierDays: number
}

/** Pickup place, rate and carrier time of an order. */
export async function readWay(executor: Executor, orderId: number): Promise<OrderWay> {
  const [row] = await run<OrderWay>(
    executor,
    `select trade_place_id as "tradePlaceId", shipping_rate_id as "shippingRateId", coalesce((carrier_tariff ->> 'daysMax')::int, 0) as "carrierDays"
       from shop_order where id = $1`,
    [orderId],
  )
  return row ?? { tradePlaceId: null, shippingRateId: null, carrierDays: 0 }
}

/** Fields of an order's lines for stock and its refusals. */
export function listLines(
  executor: Executor,
  orderId: number,
): Promise<{ id: number; productId: number; title: string }[]> {
  return run(executor, 'select id, product_id as "productId", title from order_line where order_id = $1', [orderId])
}

export interface OrderPatch {
  state?: DeliveryStatus
  paymentMethod?: PaymentMethod
  paymentStatus?: PaymentStatus
  payBefore?: Date | null
  heldSum?: Kopecks
  isRestInCash?: boolean
  fallbackMethod?: OrderState['fallbackMethod']
  canceledBy?: 'user' | 'farmer' | 'admin'
  completedBy?: 'user' | 'farmer' | 'admin'
  finishedAt?: Date
  keptSum?: Kopecks
}

export async function saveOrder(tx: Executor, orderId: number, patch: OrderPatch): Promise<void> {
  await run(
    tx,
    `update shop_order set (state, payment_method, payment_status, pay_before, held_sum, is_rest_in_cash,
       fallback_method, canceled_by, completed_by, finished_at, kept_sum) = (select state, payment_method, payment_status,
       pay_before, held_sum, is_rest_in_cash, fallback_method, canceled_by, completed_by, finished_at, kept_sum
       from jsonb_populate_record(shop_order, $2::jsonb))
     where id = $1`,
    [orderId, JSON.stringify(columnsOf(patch))],
  )
}

/** URL of the seller's own site of an order (null = the marketplace), and the type of the seller; null = no order. */
export async function findOrigin(
  executor: Executor,
  orderId: number,
): Promise<{ origin: string | null; sellerType: keyof typeof AREA_OF_SELLER } | null> {
  const [row] = await run<{ origin: string | null; sellerType: keyof typeof AREA_OF_SELLER }>(
    executor,
    `select origin, case when delivery_kind = 'tour' then 'tour_operator'
         when exists (select from dinner_order where order_id = shop_order.id) then 'restaurant'
         else 'farmer' end as "sellerType"
       from shop_order join order_group on order_group.id = order_group_id where shop_order.id = $1`,
    [orderId],
  )
  return row ?? null
}

/** Returns whether the order has a handover (bookings and plans have none), and weighed goods or replaceable lines. */
export async function holdFacts(
  executor: Executor,
  orderId: number,
): Promise<{ isHandedOver: boolean; sumMayChange: boolean }> {
  const [row] = await run<{ isHandedOver: boolean; sumMayChange: boolean }>(
    executor,
    `select delivery_kind not in ('tour', 'plan') as "isHandedOver", exists (
       select from order_line where order_id = shop_order.id and (is_weight or substitution <> 'none')
     ) as "sumMayChange" from shop_order where id = $1`,
    [orderId],
  )
  return row ?? { isHandedOver: false, sumMayChange: false }
}

/** Unpaid orders after their payment deadline. */
export async function listOverdue(executor: Executor, now: Date, limit: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    'select id from shop_order where pay_before < $1 order by pay_before limit $2',
    [now, limit],
  )
  return rows.map((row) => row.id)
}
