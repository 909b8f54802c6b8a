import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** An order whose courier was paid by a free delivery of the month. */
export interface SavingRow {
  readonly orderId: number
  readonly title: string
  readonly placedAt: Date
  readonly saved: Kopecks | null
}

/** The current month and its uses that were not returned, newest first. */
export async function findBenefit(
  executor: Executor,
  { customerId }: CustomerScope,
  now: Date,
): Promise<{ readonly from: Date | null; readonly uses: readonly SavingRow[] }> {
  const [month] = await run<{ id: number; from: Date }>(
    executor,
    'select id, from_at as "from" from subscription_month where customer_id = $1 and is_current and to_at > $2',
    [customerId, now],
  )
  if (!month) return { from: null, uses: [] }
  const uses = await run<SavingRow>(
    executor,
    `select o.id as "orderId", seller.title, o.placed_at as "placedAt",
       order_terms.saved_on_delivery as saved
     from free_delivery_use u join order_head o on o.id = u.order_id
       join order_terms on order_terms.order_id = o.id
       join seller_card seller on seller.id = o.organization_id
     where u.month_id = $1 and o.customer_id = $2 and not u.is_given_back
     order by o.placed_at desc, o.id desc`,
    [month.id, customerId],
  )
  return { from: month.from, uses }
}
