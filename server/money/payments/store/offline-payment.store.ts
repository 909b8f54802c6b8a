import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Sum taken by the seller for an order without a gateway. */
export async function sumOffline(executor: Executor, orderId: number): Promise<Kopecks> {
  const [row] = await run<{ sum: Kopecks }>(
    executor,
    'select coalesce(sum(amount), 0)::int as sum from offline_payment where order_id = $1',
    [orderId],
  )
  return row?.sum ?? ZERO
}

/** Records money taken at handover without a report. */
export async function insertAtHandOver(tx: Executor, orderId: number, amount: Kopecks, now: Date): Promise<void> {
  await run(
    tx,
    `insert into offline_payment (order_id, amount, actor, actor_id, at)
     select order_id, $2, 'farmer', null, coalesce(finished_at, $3) from order_terms where order_id = $1`,
    [orderId, amount, now],
  )
}

export async function insertOffline(
  tx: Executor,
  values: {
    orderId: number
    amount: Kopecks
    actor: 'farmer' | 'admin'
    actorId: number | null
    courierName: string | null
    at: Date
  },
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into offline_payment (order_id, amount, actor, actor_id, at, courier_name)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [values.orderId, values.amount, values.actor, values.actorId, values.at, values.courierName],
  )
  return (row as { id: number }).id
}
