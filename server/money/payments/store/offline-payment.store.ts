import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import { type Executor, run, tables } from '../../../platform/db/client.ts'

const db = (executor: Executor) => tables<'offline_payment'>(executor)

/** What the seller took of an order without a gateway. */
export async function sumOffline(executor: Executor, orderId: number): Promise<Kopecks> {
  const [row] = await run<{ sum: Kopecks }>(
    executor,
    'select coalesce(sum(amount), 0)::int as sum from offline_payment where order_id = $1',
    [orderId],
  )
  return row?.sum ?? ZERO
}

export async function insertOffline(
  tx: Executor,
  values: { order_id: number; amount: Kopecks; actor: 'farmer' | 'admin'; actor_id: number | null; at: Date },
): Promise<number> {
  const row = await db(tx).insertInto('offline_payment').values(values).returning('id').executeTakeFirstOrThrow()
  return row.id
}
