import type { DeliveryPlace } from '@okolitsa/contracts/checkout/checkout.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import type { PickedOption } from '@okolitsa/domain/restaurants/options.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { OrderDinnerView } from '../order-view.ts'
import { DINNER } from './order-read-model.ts'

export interface KitchenOrderRow {
  id: number
  organizationId: number
  sellerTitle: string
  timeZone: string
  state: DeliveryStatus
  deliveryKind: DeliveryKind
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  isRestInCash: boolean
  totalSum: Kopecks
  placedAt: Date
  recipientName: string
  comment: string
  place: DeliveryPlace | null
  roadMinutes: number
  dinner: OrderDinnerView
  lines: { id: number; title: string; quantity: number; options: PickedOption[] }[]
}

const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }

const SELECT = `select shop_order.id, shop_order.organization_id as "organizationId", organization.title as "sellerTitle",
       shop_order.time_zone as "timeZone", state, delivery_kind as "deliveryKind", payment_method as "paymentMethod",
       payment_status as "paymentStatus", is_rest_in_cash as "isRestInCash", total_sum as "totalSum",
       placed_at as "placedAt", recipient_name as "recipientName", comment, place, road_minutes as "roadMinutes",
       ${DINNER},
       (select coalesce(jsonb_agg(jsonb_build_object('id', order_line.id, 'title', order_line.title,
          'quantity', coalesce(picked_amount, ordered_amount), 'options', options) order by position, order_line.id), '[]')
          from order_line where order_line.order_id = shop_order.id and coalesce(picked_amount, ordered_amount) > 0) as lines
     from shop_order join order_dinner as dinner_order on order_id = shop_order.id
       join seller_card as organization on organization.id = shop_order.organization_id`

/** Paid orders that kitchens of the scope have to answer, cook and hand over. */
export function listKitchenOrders(executor: Executor, scope: StaffScope, limit: number): Promise<KitchenOrderRow[]> {
  return run<KitchenOrderRow>(
    executor,
    `${SELECT}
      where state in ('formed', 'isAssembling', 'onTheRoad', 'readyForIssuance') and pay_before is null
        and ${within(scope, OWNERS, 1)}
      order by promised_to, shop_order.id limit $1`,
    [limit, ...scopeValues(scope)],
  )
}

/** One order of a kitchen in any state; null = none within the scope. */
export async function findKitchenOrder(
  executor: Executor,
  scope: StaffScope,
  orderId: number,
): Promise<KitchenOrderRow | null> {
  const [row] = await run<KitchenOrderRow>(
    executor,
    `${SELECT} where shop_order.id = $1 and ${within(scope, OWNERS, 1)}`,
    [orderId, ...scopeValues(scope)],
  )
  return row ?? null
}
