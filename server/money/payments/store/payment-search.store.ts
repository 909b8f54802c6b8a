import { type Executor, run } from '../../../platform/db/client.ts'
import type { PaymentSearch } from '../payment-search.ts'

/** Orders of a payment, latest first. */
export async function findOrdersOfPayments(
  executor: Executor,
  { payment, cardEnd }: PaymentSearch,
  most: number,
): Promise<number[]> {
  if (payment === null && cardEnd === null) return []
  const rows = await run<{ id: number }>(
    executor,
    `select order_id as id from (
       (select order_id, created_at from payment where gateway_number = $1)
       union all (select order_id, created_at from payment where gateway_order_id = $1)
       union all (select order_id, created_at from payment where id = $2::uuid)
       union all (select order_id, created_at from payment where card_end = $3 order by created_at desc limit $4)
     ) as found group by order_id order by max(created_at) desc limit $4`,
    [payment, payment?.length === 36 ? payment : null, cardEnd, most],
  )
  return rows.map(({ id }) => id)
}
