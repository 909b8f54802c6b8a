import type { GoodwillGiven } from '@okolitsa/domain/office/goodwill.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

interface Giver {
  readonly orderId: number
  readonly memberId: number
  /** Start of the day of the person's limit. */
  readonly since: Date
}

/** Serializes gifts for an order, then gifts of a person, until the end of the transaction. */
export async function lockGoodwill(tx: Executor, { orderId, memberId }: Omit<Giver, 'since'>): Promise<void> {
  const lock = (kind: string, id: number) =>
    run(tx, `select pg_advisory_xact_lock(hashtextextended('office-goodwill:' || $1::text || ':' || $2::int, 0))`, [
      kind,
      id,
    ])
  await lock('order', orderId)
  await lock('member', memberId)
}

/** Bonuses given so far. */
export async function sumGoodwill(executor: Executor, { orderId, memberId, since }: Giver): Promise<GoodwillGiven> {
  const [row] = await run<GoodwillGiven>(
    executor,
    `select (select coalesce(sum(bonuses), 0)::int from office_goodwill where order_id = $1) as "forOrder",
       (select coalesce(sum(bonuses), 0)::int from office_goodwill where member_id = $2 and at > $3) as "byPersonToday"`,
    [orderId, memberId, since],
  )
  return row as GoodwillGiven
}

export async function insertGoodwill(
  tx: Executor,
  gift: {
    readonly orderId: number
    readonly memberId: number
    readonly bonuses: number
    readonly reason: string
    readonly now: Date
  },
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    'insert into office_goodwill (order_id, member_id, bonuses, reason, at) values ($1, $2, $3, $4, $5) returning id',
    [gift.orderId, gift.memberId, gift.bonuses, gift.reason, gift.now],
  )
  return (row as { id: number }).id
}
