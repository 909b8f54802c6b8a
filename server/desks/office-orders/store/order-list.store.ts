import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { OrderListOrder, OrderListView } from '@okolitsa/domain/office/order-views.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/statement-names.ts'

export interface OfficeOrderListRow {
  id: number
  placedAt: Date
  recipientName: string
  organizationId: number
  sellerTitle: string
  timeZone: string
  state: DeliveryStatus
  isDinner: boolean
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  heldSum: Kopecks
  deliveryKind: DeliveryKind
  deliveryDate: string
  windowFromHour: number | null
  windowToHour: number | null
  pickupHours: SlotHours['hours'] | null
  linesCount: number
  totalSum: Kopecks
  hasClaim: boolean
  ownerId: number | null
  ownerName: string | null
}

export interface OrderListAsked {
  readonly view: OrderListView
  readonly order: OrderListOrder
  /** The person who asks, for the view `mine`. */
  readonly memberId: number
  readonly state: DeliveryStatus | null
  readonly organizationId: number | null
  readonly customerId: number | null
  readonly paymentStatus: PaymentStatus | null
  /** Days of placing, first and last. */
  readonly from: string | null
  readonly to: string | null
  /** Orders found by a search; null = no search. */
  readonly found: readonly number[] | null
  /** The last order of the previous page. */
  readonly after: number | null
  readonly limit: number
}

/** SQL conditions of the views; `$9` = the person. */
const VIEWS: Readonly<Record<OrderListView, string>> = {
  all: 'true',
  unpaid: 'shop_order.pay_before is not null',
  late: `shop_order.state not in ('received', 'canceled')
    and shop_order.delivery_date < (shop_now() at time zone shop_order.time_zone)::date`,
  claims: `shop_order.id = any (array(select order_id from order_claim where order_claim.state = 'waiting'
    union all select order_id from order_claim where contest_state = 'open'))`,
  callBacks: 'shop_order.id = any (array(select order_id from office_call_back))',
  mine: 'shop_order.id = any (array(select order_id from office_order_owner where member_id = $9::int))',
}

const DIRECTIONS = { newest: ['desc', '<'], oldest: ['asc', '>'] } as const

const pageOf = (
  view: OrderListView,
  [direction, behind]: (typeof DIRECTIONS)[OrderListOrder],
): string => `${PLANNED_EACH_TIME}
     select shop_order.id, placed_at as "placedAt", recipient_name as "recipientName",
       shop_order.organization_id as "organizationId", organization.title as "sellerTitle",
       shop_order.time_zone as "timeZone", shop_order.state, payment_status as "paymentStatus",
       payment_method as "paymentMethod", held_sum as "heldSum", delivery_kind as "deliveryKind",
       delivery_date as "deliveryDate", window_from_hour as "windowFromHour", window_to_hour as "windowToHour",
       pickup_hours as "pickupHours", total_sum as "totalSum",
       exists (select from dinner_order where dinner_order.order_id = shop_order.id) as "isDinner",
       (select count(*)::int from order_line where order_line.order_id = shop_order.id) as "linesCount",
       exists (select from order_claim where order_claim.order_id = shop_order.id
         and (order_claim.state = 'waiting' or contest_state = 'open')) as "hasClaim",
       owner.id as "ownerId", owner.name as "ownerName"
       from (
         select id from shop_order
          where ${VIEWS[view]}
            and ($1::text is null or shop_order.state = $1) and ($2::int is null or organization_id = $2)
            and ($3::int is null or customer_id = $3) and ($4::text is null or payment_status = $4)
            and ($5::date is null or placed_at >= ($5::date at time zone 'Europe/Moscow'))
            and ($6::date is null or placed_at < (($6::date + 1) at time zone 'Europe/Moscow'))
            and ($7::int[] is null or id = any ($7))
            and ($8::int is null or (placed_at, id) ${behind} (select past.placed_at, past.id from shop_order as past where past.id = $8))
            and $9::int is not null
          order by placed_at ${direction}, id ${direction} limit $10) as page
       join shop_order on shop_order.id = page.id
       join seller_card as organization on organization.id = shop_order.organization_id
       left join office_order_owner as assigned on assigned.order_id = shop_order.id
       left join staff_person as owner on owner.id = assigned.member_id
      order by placed_at ${direction}, shop_order.id ${direction}`

/** A page of orders. */
export const listOfficeOrders = (executor: Executor, asked: OrderListAsked): Promise<OfficeOrderListRow[]> =>
  run<OfficeOrderListRow>(executor, pageOf(asked.view, DIRECTIONS[asked.order]), [
    asked.state,
    asked.organizationId,
    asked.customerId,
    asked.paymentStatus,
    asked.from,
    asked.to,
    asked.found,
    asked.after,
    asked.memberId,
    asked.limit,
  ])
