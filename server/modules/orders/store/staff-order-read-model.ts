import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { FROM, type OrderListView, PREVIEW_LINES, VIEW } from './order-read-model.ts'

export interface StaffOrderView extends OrderListView {
  recipient_name: string
  recipient_phone: string
  has_open_claim: boolean
  has_open_proposal: boolean
}

/** What is null does not narrow the list. */
export interface StaffOrderFilter {
  readonly organizationId: number | null
  readonly states: readonly DeliveryStatus[] | null
  readonly deliveryDate: string | null
}
const FILTER = `($1::int is null or shop_order.organization_id = $1) and ($2::text[] is null or state = any($2))
        and ($3::date is null or delivery_date = $3)`
const valuesOf = ({ organizationId, states, deliveryDate }: StaffOrderFilter) => [organizationId, states, deliveryDate]

/** Orders as staff see them: the soonest delivery first. */
export function listStaffOrderViews(
  executor: Executor,
  filter: StaffOrderFilter,
  page: { limit: number; offset: number },
): Promise<StaffOrderView[]> {
  return run<StaffOrderView>(
    executor,
    `select ${VIEW}, lines.lines_count, lines.preview, recipient_name, recipient_phone,
       exists (select from order_claim where order_id = shop_order.id and order_claim.state = 'waiting') as has_open_claim,
       exists (select from order_change where order_id = shop_order.id and order_change.state = 'proposed')
         as has_open_proposal
       ${FROM} ${PREVIEW_LINES}
      where ${FILTER}
      order by delivery_date, window_from_hour, shop_order.id limit $4 offset $5`,
    [...valuesOf(filter), page.limit, page.offset],
  )
}

export async function countStaffOrders(executor: Executor, filter: StaffOrderFilter): Promise<number> {
  const [row] = await run<{ total: number }>(
    executor,
    `select count(*)::int as total from shop_order where ${FILTER}`,
    valuesOf(filter),
  )
  return row?.total ?? 0
}
