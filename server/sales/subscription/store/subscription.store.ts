import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { PlanFamily } from '@okolitsa/domain/subscription/subscription.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { SubscriptionTerm } from '../ports.ts'

export interface SubscriptionRow {
  readonly id: number
  readonly planCode: string
  readonly family: PlanFamily
  readonly version: number
  readonly startedAt: Date
  readonly endsAt: Date
  readonly freeDeliveries: number
}

export async function findSubscription(
  executor: Executor,
  { customerId }: CustomerScope,
  now: Date,
): Promise<SubscriptionRow | null> {
  const [row] = await run<SubscriptionRow>(
    executor,
    `select s.id, s.plan_code as "planCode", p.family, s.version, s.started_at as "startedAt", s.ends_at as "endsAt",
       p.free_deliveries as "freeDeliveries"
     from subscription s join subscription_plan p on p.code = s.plan_code
     where s.customer_id = $1 and s.ended_at is null and s.ends_at > $2`,
    [customerId, now],
  )
  return row ?? null
}

export interface MonthRow {
  readonly left: number
  readonly toAt: Date
}

export async function findMonth(
  executor: Executor,
  { customerId }: CustomerScope,
  now: Date,
): Promise<MonthRow | null> {
  const [row] = await run<MonthRow>(
    executor,
    `select granted + returned - used as left, to_at as "toAt" from subscription_month
      where customer_id = $1 and is_current and to_at > $2`,
    [customerId, now],
  )
  return row ?? null
}

/** The current month (see `findMonth`), locked until the end of the transaction. */
export async function lockMonth(tx: Executor, { customerId }: CustomerScope, now: Date): Promise<MonthRow | null> {
  const [row] = await run<MonthRow>(
    tx,
    `select granted + returned - used as left, to_at as "toAt" from subscription_month
      where customer_id = $1 and is_current and to_at > $2 for no key update`,
    [customerId, now],
  )
  return row ?? null
}

/** Stores a subscription; null = one exists already, or the plan or the customer is unknown. */
export async function insertSubscription(
  tx: Executor,
  { customerId }: CustomerScope,
  start: { readonly planCode: string; readonly startedAt: Date; readonly endsAt: Date },
): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into subscription (customer_id, plan_code, started_at, ends_at) values ($1, $2, $3, $4)
     on conflict (customer_id) where ended_at is null do nothing returning id`,
    [customerId, start.planCode, start.startedAt, start.endsAt],
  )
  return row?.id ?? null
}

/** Begins a month with the plan's free deliveries and ends the previous one; once per month. */
export async function openMonth(
  tx: Executor,
  subscriptionId: number,
  month: { readonly number: number; readonly from: Date; readonly to: Date },
): Promise<void> {
  await run(
    tx,
    `update subscription_month set is_current = false
      where customer_id = (select customer_id from subscription where id = $1) and is_current`,
    [subscriptionId],
  )
  await run(
    tx,
    `insert into subscription_month (subscription_id, customer_id, number, from_at, to_at, granted)
     select s.id, s.customer_id, $2, $3, $4, p.free_deliveries
       from subscription s join subscription_plan p on p.code = s.plan_code where s.id = $1
     on conflict (subscription_id, number) do update set is_current = true`,
    [subscriptionId, month.number, month.from, month.to],
  )
}

export interface RunningRow {
  readonly id: number
  readonly customerId: number
  readonly startedAt: Date
  readonly endsAt: Date
}

/** Locks a customer's current subscription. */
export async function lockSubscription(tx: Executor, { customerId }: CustomerScope): Promise<RunningRow | null> {
  const [row] = await run<RunningRow>(
    tx,
    `select id, customer_id as "customerId", started_at as "startedAt", ends_at as "endsAt" from subscription
      where customer_id = $1 and ended_at is null for no key update`,
    [customerId],
  )
  return row ?? null
}

export async function prolongSubscription(tx: Executor, subscriptionId: number, endsAt: Date): Promise<void> {
  await run(tx, 'update subscription set ends_at = $2 where id = $1', [subscriptionId, endsAt])
}

/** Number of uses in the months that began within a term. */
export async function countUses(executor: Executor, term: SubscriptionTerm): Promise<number> {
  const [row] = await run<{ uses: number }>(
    executor,
    `select count(*)::int as uses from free_delivery_use u join subscription_month m on m.id = u.month_id
      where m.subscription_id = $1 and m.from_at >= $2 and m.from_at < $3 and not u.is_given_back`,
    [term.subscriptionId, term.from, term.to],
  )
  return row?.uses ?? 0
}

export async function closeSubscription(tx: Executor, subscriptionId: number, at: Date): Promise<void> {
  await run(tx, 'update subscription set ended_at = $2 where id = $1', [subscriptionId, at])
  await run(tx, 'update subscription_month set is_current = false where subscription_id = $1 and is_current', [
    subscriptionId,
  ])
}

/** Customers with an expired month or term, oldest first. */
export async function listOverdue(executor: Executor, now: Date, limit: number): Promise<number[]> {
  const rows = await run<{ customerId: number }>(
    executor,
    `select s.customer_id as "customerId" from subscription s
       left join subscription_month m on m.subscription_id = s.id and m.is_current
      where s.ended_at is null and (s.ends_at <= $1 or m.to_at <= $1) order by s.id limit $2`,
    [now, limit],
  )
  return rows.map(({ customerId }) => customerId)
}

/** Subscriptions that expire between two moments. */
export async function listEnding(
  executor: Executor,
  between: { readonly from: Date; readonly to: Date },
): Promise<{ readonly id: number; readonly customerId: number; readonly endsAt: Date }[]> {
  return run<{ id: number; customerId: number; endsAt: Date }>(
    executor,
    `select id, customer_id as "customerId", ends_at as "endsAt" from subscription
      where ended_at is null and ends_at > $1 and ends_at <= $2 order by ends_at`,
    [between.from, between.to],
  )
}
