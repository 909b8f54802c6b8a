import { type Executor, run } from '../../../platform/db/client.ts'

/** Serializes refunds of a person until the end of the transaction. */
export async function lockRefunds(tx: Executor, memberId: number): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('office-refund:' || $1::int, 0))`, [memberId])
}

/** Kopecks that a person returned since a moment without approval. */
export async function sumRefunds(executor: Executor, memberId: number, since: Date): Promise<number> {
  const [row] = await run<{ sum: number }>(
    executor,
    `select coalesce(sum(amount), 0)::int as sum from office_refund where member_id = $1 and at > $2 and not is_approved`,
    [memberId, since],
  )
  return row?.sum ?? 0
}

export async function insertRefund(
  tx: Executor,
  refund: {
    readonly orderId: number
    readonly memberId: number
    readonly amount: number
    readonly reason: string
    readonly isApproved: boolean
    readonly now: Date
  },
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into office_refund (order_id, member_id, amount, reason, is_approved, at) values ($1, $2, $3, $4, $5, $6)
     returning id`,
    [refund.orderId, refund.memberId, refund.amount, refund.reason, refund.isApproved, refund.now],
  )
  return (row as { id: number }).id
}
