import type { TaxSystem } from '@okolitsa/domain/fiscal/vat.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import type { PlanFamily } from '@okolitsa/domain/subscription/subscription.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { SubscriptionTerm } from '../../subscription/ports.ts'

export interface PlanOrderRow {
  readonly id: number
  readonly customerId: number
  readonly planCode: string
  readonly family: PlanFamily
  readonly state: DeliveryStatus
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly placedAt: Date
  readonly payBefore: Date | null
  /** Price at the time of the order. */
  readonly price: Kopecks
  /** Retained amount after an early end; 0 = none. */
  readonly kept: Kopecks
  readonly lineId: number
  readonly subscriptionId: number | null
  readonly fromAt: Date | null
  readonly toAt: Date | null
  /** Number of free deliveries in the whole term. */
  readonly deliveries: number
}

const SELECT = `select o.id, o.customer_id as "customerId", t.plan_code as "planCode", p.family, o.state,
  terms.payment_method as "paymentMethod", terms.payment_status as "paymentStatus", o.placed_at as "placedAt",
  o.pay_before as "payBefore", terms.ordered_total as price, terms.kept_sum as kept,
  (select id from order_item as order_line where order_id = o.id) as "lineId", t.subscription_id as "subscriptionId",
  t.from_at as "fromAt", t.to_at as "toAt", p.free_deliveries * p.term_months as deliveries
  from plan_order t join order_head o on o.id = t.order_id join order_terms terms on terms.order_id = o.id
  join subscription_plan p on p.code = t.plan_code`

export async function insertPlanOrder(tx: Executor, orderId: number, planCode: string): Promise<void> {
  await run(tx, 'insert into plan_order (order_id, plan_code) values ($1, $2)', [orderId, planCode])
}

export async function saveTerm(tx: Executor, orderId: number, term: SubscriptionTerm): Promise<void> {
  await run(tx, 'update plan_order set subscription_id = $2, from_at = $3, to_at = $4 where order_id = $1', [
    orderId,
    term.subscriptionId,
    term.from,
    term.to,
  ])
}

/** Plan orders of a customer, newest first. */
export function listOwn(executor: Executor, { customerId }: CustomerScope, most: number): Promise<PlanOrderRow[]> {
  return run<PlanOrderRow>(executor, `${SELECT} where o.customer_id = $1 order by o.id desc limit $2`, [
    customerId,
    most,
  ])
}

/** Plan orders of a customer that are unpaid, or paid and not begun; oldest first. */
export function listNotBegun(executor: Executor, { customerId }: CustomerScope): Promise<PlanOrderRow[]> {
  return run<PlanOrderRow>(executor, `${SELECT} where o.customer_id = $1 and o.state = 'formed' order by o.id`, [
    customerId,
  ])
}

/** Paid terms of a subscription that are not over, in order. */
export function listRunning(executor: Executor, subscriptionId: number): Promise<PlanOrderRow[]> {
  return run<PlanOrderRow>(
    executor,
    `${SELECT} where t.subscription_id = $1 and o.state = 'booked' order by t.from_at, o.id`,
    [subscriptionId],
  )
}

/** Subscriptions of a customer that ended before the end of a paid term that is not refunded. */
export const listEndedUnrefunded = (
  tx: Executor,
  { customerId }: CustomerScope,
): Promise<{ id: number; endedAt: Date }[]> =>
  run<{ id: number; endedAt: Date }>(
    tx,
    `select s.id, s.ended_at as "endedAt" from subscription s
      where s.customer_id = $1 and s.ended_at is not null and exists (
        select from plan_order t join order_head o on o.id = t.order_id
         where t.subscription_id = s.id and o.state = 'booked' and t.to_at > s.ended_at)
      order by s.id`,
    [customerId],
  )

/** A plan order of any customer; null = the order is not for a plan. */
export async function findPlanOrder(executor: Executor, orderId: number): Promise<PlanOrderRow | null> {
  const [row] = await run<PlanOrderRow>(executor, `${SELECT} where o.id = $1`, [orderId])
  return row ?? null
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Paid plan orders that have not begun because their event was lost. */
export async function listPaidNotBegun(executor: Executor, limit: number): Promise<number[]> {
  return idsOf(
    await run<{ id: number }>(
      executor,
      `select o.id from order_head o join plan_order t on t.order_id = o.id
        where o.state = 'formed' and o.pay_before is null order by o.id limit $1`,
      [limit],
    ),
  )
}

/** Orders with an expired term. */
export async function listOver(executor: Executor, now: Date, limit: number): Promise<number[]> {
  return idsOf(
    await run<{ id: number }>(
      executor,
      `select o.id from plan_order t join order_head o on o.id = t.order_id
        where t.to_at <= $1 and o.state = 'booked' order by t.to_at limit $2`,
      [now, limit],
    ),
  )
}

/** The shop as a seller; null = not created yet. */
export async function findShop(executor: Executor): Promise<{ id: number; taxSystem: TaxSystem } | null> {
  const [row] = await run<{ id: number; taxSystem: TaxSystem }>(
    executor,
    `select id, tax_system as "taxSystem" from seller_card as organization where type = 'shop' and is_enabled`,
  )
  return row ?? null
}

export async function findRecipient(
  executor: Executor,
  { customerId }: CustomerScope,
): Promise<{ name: string; phone: string } | null> {
  const [row] = await run<{ name: string; phone: string }>(
    executor,
    `select coalesce(first_name, '') as name, phone from customer_contact as customer where id = $1`,
    [customerId],
  )
  return row ?? null
}
