import { type Executor, run } from '../../../platform/db/client.ts'
import type { MadeMarketRefund, MarketRefund } from '../ports.ts'

/** Serializes refunds of a person until the end of the transaction. */
export async function lockMarketRefunds(tx: Executor, memberId: number): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('market-refund:' || $1::int, 0))`, [memberId])
}

/** Kopecks that a person returned since a moment without approval. */
export async function sumMarketRefunds(executor: Executor, memberId: number, since: Date): Promise<number> {
  const [row] = await run<{ sum: number }>(
    executor,
    `select coalesce(sum(amount), 0)::int as sum from market_refund where member_id = $1 and at > $2 and not is_approved`,
    [memberId, since],
  )
  return row?.sum ?? 0
}

export async function insertMarketRefund(tx: Executor, refund: MarketRefund & { readonly now: Date }): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into market_refund (order_id, member_id, amount, reason, is_approved, at) values ($1, $2, $3, $4, $5, $6)
     returning id`,
    [refund.orderId, refund.memberId, refund.amount, refund.reason, refund.isApproved, refund.now],
  )
  return (row as { id: number }).id
}

/** Refunds of an order, oldest first. */
export const listMarketRefunds = (executor: Executor, orderId: number): Promise<MadeMarketRefund[]> =>
  run<MadeMarketRefund>(
    executor,
    `select member_id as "memberId", amount, reason, is_approved as "isApproved", at from market_refund
      where order_id = $1 order by id`,
    [orderId],
  )
