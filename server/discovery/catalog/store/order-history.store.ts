import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** Products that a customer received from one seller or from all, by number of purchases, then latest first. */
export async function productsReceived(
  executor: Executor,
  scope: CustomerScope,
  { organizationId, mostOrders, size }: { organizationId: number | null; mostOrders: number; size: number },
): Promise<number[]> {
  const rows = await run<{ productId: number }>(
    executor,
    `select line.product_id as "productId"
     from (
       select id, placed_at from order_head as shop_order
       where state = 'received' and ($1::int is null or organization_id = $1::int)
         and ${within(scope, { customer: 'customer_id', organization: 'organization_id' }, 3)}
       order by placed_at desc, id desc limit $2::int
     ) as last_orders
     join sold_line line on line.order_id = last_orders.id and line.picked_amount is distinct from 0
     join product_card card on card.product_id = line.product_id and (card.card ->> 'enabled')::boolean
     group by line.product_id
     order by count(*) desc, max(last_orders.placed_at) desc, line.product_id limit $3::int`,
    [organizationId, mostOrders, size, ...scopeValues(scope)],
  )
  return rows.map(({ productId }) => productId)
}
