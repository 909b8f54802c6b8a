import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { LockedOrder, OrderState, OrderStep } from '../ports.ts'

const COLUMNS = `id, customer_id, organization_id, state, payment_method, payment_status, total_sum, pay_before,
  held_sum, is_rest_in_cash, fallback_method, delivery_kind, delivery_date, time_zone, placed_at`

/** Whose an order is. */
const OWNERS = { organization: 'organization_id', customer: 'customer_id' }

interface OrderRow {
  id: number
  customer_id: number
  organization_id: number
  state: DeliveryStatus
  payment_method: PaymentMethod
  payment_status: PaymentStatus
  total_sum: OrderState['total']
  pay_before: Date | null
  held_sum: OrderState['held']
  is_rest_in_cash: boolean
  fallback_method: OrderState['fallbackMethod']
  delivery_kind: OrderState['deliveryKind']
  delivery_date: string
  time_zone: string
  placed_at: Date
}

const fromRow = (row: OrderRow): OrderState => ({
  id: row.id,
  number: orderNumberOf(row.id),
  customerId: row.customer_id,
  organizationId: row.organization_id,
  state: row.state,
  paymentMethod: row.payment_method,
  paymentStatus: row.payment_status,
  total: row.total_sum,
  payBefore: row.pay_before,
  held: row.held_sum,
  isRestInCash: row.is_rest_in_cash,
  fallbackMethod: row.fallback_method,
  deliveryKind: row.delivery_kind,
  deliveryDate: row.delivery_date,
  timeZone: row.time_zone,
  placedAt: row.placed_at,
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
    `insert into order_transition (order_id, from_state, to_state, actor, actor_id, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [orderId, from, step.to, step.actor, step.actorId, step.reason, at],
  )
}

export async function lockOrder(tx: Executor, orderId: number): Promise<LockedOrder | null> {
  const [row] = await run<OrderRow>(tx, `select ${COLUMNS} from shop_order where id = $1 for no key update`, [orderId])
  return row ? (fromRow(row) as LockedOrder) : null
}

/** The order as it is now, without a lock. */
export async function readOrder(executor: Executor, orderId: number): Promise<OrderState | null> {
  const [row] = await run<OrderRow>(executor, `select ${COLUMNS} from shop_order where id = $1`, [orderId])
  return row ? fromRow(row) : null
}

/** An order within the scope; null = none. */
export async function findOrder(executor: Executor, scope: Scope, orderId: number): Promise<OrderState | null> {
  const [row] = await run<OrderRow>(
    executor,
    `select ${COLUMNS} from shop_order where id = $1 and ${within(scope, OWNERS, 1)}`,
    [orderId, ...scopeValues(scope)],
  )
  return row ? fromRow(row) : null
}

/** The organization that sold it; null = there is no such order. */
export async function sellerOfOrder(executor: Executor, orderId: number): Promise<number | null> {
  const [row] = await run<{ organization_id: number }>(
    executor,
    'select organization_id from shop_order where id = $1',
    [orderId],
  )
  return row?.organization_id ?? null
}

/** Where an order is fetched and how long a carrier takes. */
export async function readWay(
  executor: Executor,
  orderId: number,
): Promise<{ tradePlaceId: number | null; carrierDays: number }> {
  const [row] = await run<{ tradePlaceId: number | null; carrierDays: number }>(
    executor,
    `select trade_place_id as "tradePlaceId", coalesce((carrier_tariff ->> 'daysMax')::int, 0) as "carrierDays"
       from shop_order where id = $1`,
    [orderId],
  )
  return row ?? { tradePlaceId: null, carrierDays: 0 }
}

/** What stock and its refusals need of an order's lines. */
export function listLines(
  executor: Executor,
  orderId: number,
): Promise<{ id: number; productId: number; title: string }[]> {
  return run(executor, 'select id, product_id as "productId", title from order_line where order_id = $1', [orderId])
}

export interface OrderPatch {
  state?: DeliveryStatus
  payment_method?: PaymentMethod
  payment_status?: PaymentStatus
  pay_before?: Date | null
  held_sum?: Kopecks
  is_rest_in_cash?: boolean
  fallback_method?: OrderState['fallbackMethod']
  canceled_by?: 'user' | 'farmer' | 'admin'
  completed_by?: 'user' | 'farmer' | 'admin'
  finished_at?: Date
}

export async function saveOrder(tx: Executor, orderId: number, patch: OrderPatch): Promise<void> {
  await run(
    tx,
    `update shop_order set (state, payment_method, payment_status, pay_before, held_sum, is_rest_in_cash,
       fallback_method, canceled_by, completed_by, finished_at) = (select state, payment_method, payment_status,
       pay_before, held_sum, is_rest_in_cash, fallback_method, canceled_by, completed_by, finished_at
       from jsonb_populate_record(shop_order, $2::jsonb))
     where id = $1`,
    [orderId, JSON.stringify(patch)],
  )
}

/** Address of the seller's own site an order was placed on; null = the marketplace. */
export async function originOf(executor: Executor, orderId: number): Promise<string | null> {
  const [row] = await run<{ origin: string | null }>(
    executor,
    'select origin from shop_order join order_group on order_group.id = order_group_id where shop_order.id = $1',
    [orderId],
  )
  return row?.origin ?? null
}

/** Has the order goods by weight, or lines that may be replaced? */
export async function sumMayChange(executor: Executor, orderId: number): Promise<boolean> {
  const rows = await run(
    executor,
    `select from order_line where order_id = $1 and (is_weight or substitution <> 'none') limit 1`,
    [orderId],
  )
  return rows.length > 0
}

/** Unpaid orders whose time to pay is over. */
export async function listOverdue(executor: Executor, now: Date, limit: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    'select id from shop_order where pay_before < $1 order by pay_before limit $2',
    [now, limit],
  )
  return rows.map((row) => row.id)
}
