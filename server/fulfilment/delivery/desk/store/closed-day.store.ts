import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { DayRange } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

const OWNERS = { organization: 'shop_order.organization_id', customer: 'null' }
/** Maximum listed orders; days off rarely have as many. */
const MAX_ORDERS = 200

export interface ClosedDayOrder {
  orderId: number
  recipientName: string
  /** Day of delivery, pick-up or handover to the carrier. */
  date: string
}

/** Unfinished orders promised for the given days, earliest first. */
export function listClosedDayOrders(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
  closures: readonly DayRange[],
): Promise<ClosedDayOrder[]> {
  return run<ClosedDayOrder>(
    executor,
    `select open.id as "orderId", open.recipient_name as "recipientName", open.day as date
       from (select shop_order.id, shop_order.recipient_name,
               -- a parcel leaves earlier by the maximum days of the carrier
               delivery_date - coalesce((carrier_tariff ->> 'daysMax')::int, 0) as day
               from order_head as shop_order join order_terms on order_terms.order_id = shop_order.id
              where organization_id = $1 and ${within(scope, OWNERS, 3)}
                and shop_order.state in ('formed', 'booked', 'isAssembling', 'onTheRoad', 'readyForIssuance', 'sentToOrganizer')
            ) as open
      where exists (select from unnest($2::date[], $3::date[]) as closed (first, last)
        where open.day between closed.first and closed.last)
      order by open.day, open.id limit ${MAX_ORDERS}`,
    [organizationId, closures.map(({ from }) => from), closures.map(({ to }) => to), ...scopeValues(scope)],
  )
}
