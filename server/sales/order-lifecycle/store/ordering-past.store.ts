import type { OrderingPast } from '@okolitsa/domain/checkout/first-orders.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** An open order without a payment and without a hold. */
const IS_UNPAID = `shop_order.state not in ('received', 'canceled') and shop_order.payment_status in ('open', 'wait')
  and shop_order.held_sum = 0`

/** A customer's unpaid orders. Serializes their checkouts until the end of the transaction. */
export async function lockOrderingPast(tx: Executor, customerId: number): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('ordering:' || $1::int, 0))`, [customerId])
}

export async function findOrderingPast(tx: Executor, customerId: number): Promise<OrderingPast> {
  const [row] = await run<{ hasReceived: boolean; unpaid: number; taken: Record<string, number> }>(
    tx,
    `select exists (select 1 from shop_order where customer_id = $1 and state = 'received') as "hasReceived",
            (select count(*)::int from shop_order where customer_id = $1 and ${IS_UNPAID}) as unpaid,
            (select coalesce(jsonb_object_agg(product_id, quantity), '{}') from (
               select product_id, sum(ordered_quantity) as quantity
                 from shop_order join order_line on order_line.order_id = shop_order.id
                where customer_id = $1 and ${IS_UNPAID} group by product_id) as lines) as taken`,
    [customerId],
  )
  const { hasReceived = false, unpaid = 0, taken = {} } = row ?? {}
  return {
    hasReceived,
    unpaid,
    taken: new Map(Object.entries(taken).map(([id, quantity]) => [Number(id), Number(quantity)])),
  }
}
