import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface RefundRow {
  id: string
  paymentId: string
  cause: string
  amount: Kopecks
  marketShare: Kopecks
  status: 'new' | 'done' | 'failed'
  attempts: number
  createdAt: Date
}

/** Requests a refund once per cause; null = it was requested before. */
export async function insertRefund(
  tx: Executor,
  refund: {
    paymentId: string
    cause: string
    amount: Kopecks
    reason: string
    marketShare?: Kopecks
    createdAt: Date
  },
): Promise<string | null> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into refund (payment_id, cause, amount, reason, created_at, market_share) values ($1, $2, $3, $4, $5, $6)
     on conflict (payment_id, cause) do nothing returning id`,
    [refund.paymentId, refund.cause, refund.amount, refund.reason, refund.createdAt, refund.marketShare ?? 0],
  )
  return row?.id ?? null
}

/**
 * Claims an unfinished refund until `until`; null = finished, claimed by another worker, or an earlier refund of the
 * same payment is unfinished, because the gateway's total of refunds can confirm only one at a time.
 */
export async function claimRefund(executor: Executor, id: string, now: Date, until: Date): Promise<RefundRow | null> {
  const [row] = await run<RefundRow>(
    executor,
    `update refund set claimed_until = $3, attempts = attempts + 1
      where id = $1 and status = 'new' and (claimed_until is null or claimed_until <= $2)
        and not exists (select from refund as earlier where earlier.payment_id = refund.payment_id
          and earlier.status = 'new' and (earlier.created_at, earlier.id) < (refund.created_at, refund.id))
      returning id, payment_id as "paymentId", cause, amount, market_share as "marketShare", status, attempts, created_at as "createdAt"`,
    [id, now, until],
  )
  return row ?? null
}

export async function saveRefund(
  executor: Executor,
  id: string,
  patch: { status?: 'failed'; claimedUntil: Date; failure: string },
): Promise<void> {
  await run(
    executor,
    'update refund set status = coalesce($2, status), claimed_until = $3, failure = $4 where id = $1',
    [id, patch.status ?? null, patch.claimedUntil, patch.failure],
  )
}

/** Marks a refund as finished; false = it was finished before. */
export async function finishRefund(tx: Executor, id: string, now: Date): Promise<boolean> {
  const rows = await run(
    tx,
    `update refund set status = 'done', done_at = $2, failure = null where id = $1 and status <> 'done' returning id`,
    [id, now],
  )
  return rows.length > 0
}

/** Reopens failed refunds for another attempt, which also detects refunds made manually at the bank. */
export async function reopenFailedRefunds(executor: Executor, now: Date): Promise<void> {
  await run(executor, `update refund set status = 'new' where status = 'failed' and claimed_until <= $1`, [now])
}

/** The next unfinished refund of a payment; null = none. */
export async function findNextRefund(executor: Executor, paymentId: string): Promise<string | null> {
  const [row] = await run<{ id: string }>(
    executor,
    `select id from refund where payment_id = $1 and status = 'new' order by created_at, id limit 1`,
    [paymentId],
  )
  return row?.id ?? null
}

export async function listDueRefunds(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await run<{ id: string }>(
    executor,
    `select id from refund where status = 'new' and (claimed_until is null or claimed_until <= $1)
      order by created_at limit $2`,
    [now, limit],
  )
  return rows.map((row) => row.id)
}

/** Refunds of all attempts of an order, oldest first. */
export function listRefunds(executor: Executor, orderId: number): Promise<RefundRow[]> {
  return run<RefundRow>(
    executor,
    `select refund.id, payment_id as "paymentId", cause, refund.amount, refund.market_share as "marketShare",
       refund.status, attempts,
       refund.created_at as "createdAt"
       from refund join payment on payment.id = payment_id
      where payment.order_id = $1 order by refund.created_at`,
    [orderId],
  )
}

export async function listRefundIds(executor: Executor, paymentId: string): Promise<string[]> {
  const rows = await run<{ id: string }>(executor, 'select id from refund where payment_id = $1', [paymentId])
  return rows.map(({ id }) => id)
}

/** Ids of the payments of refunds, by the id of the refund. */
export async function findPaymentsOfRefunds(
  executor: Executor,
  refundIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await run<{ id: string; paymentId: string }>(
    executor,
    'select id, payment_id as "paymentId" from refund where id = any($1)',
    [refundIds],
  )
  return new Map(rows.map(({ id, paymentId }) => [id, paymentId]))
}

/** Lowers the parts of refunds at the market's cost by `less` in all, newest refunds first. */
export async function lowerMarketShare(tx: Executor, orderId: number, less: Kopecks): Promise<void> {
  await run(
    tx,
    `update refund set market_share = greatest(0, market_share - greatest(0, $2 - newer)) from (
       select refund.id, coalesce(sum(refund.market_share) over (order by refund.created_at desc, refund.id
           rows between unbounded preceding and 1 preceding), 0)::int as newer
         from refund join payment on payment.id = payment_id where order_id = $1 and market_share > 0) as shared
      where refund.id = shared.id and newer < $2`,
    [orderId, less],
  )
}
