import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { OrderListOrder, OrderListView } from '@okolitsa/domain/office/order-views.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { type LossReason, type OrderCount, storedReason, type Trade } from '@okolitsa/domain/reports/reports.ts'
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

/** Filters of the numbers of reports: what a number counts, and when the order was over. */
interface CountedOrders {
  readonly endedFrom?: string | undefined
  readonly endedTo?: string | undefined
  readonly counted?: OrderCount | undefined
  readonly trade?: Trade | undefined
  readonly way?: DeliveryKind | undefined
  readonly town?: string | undefined
  readonly loss?: LossReason | undefined
  readonly cohort?: string | undefined
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
  readonly counted: CountedOrders
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

/**
 * SQL conditions of the numbers of reports, by the same views. The turn of an order is a scalar subquery, so that the
 * view reads one customer and not all.
 */
const COUNTED = `
            and ($11::date is null or finished_at >= ($11::date::timestamp at time zone 'Europe/Moscow'))
            and ($12::date is null or finished_at < (($12::date + 1)::timestamp at time zone 'Europe/Moscow'))
            and ($13::text is null and $14::text is null and $15::text is null and $16::text is null or exists (
              select from report_order as counted where counted.order_id = shop_order.id
                 and ($14::text is null or trade = $14) and ($15::text is null or way = $15) and ($16::text is null or town = $16)
                 and case $13::text when 'sold' then is_sold when 'driven' then is_driven when 'onTime' then is_driven and not is_late
                   when 'late' then is_late when 'canceled' then is_canceled when 'claimed' then claim_sum is not null
                   when 'refunded' then refund_sum is not null
                   when 'first' then (select turn from report_cohort where report_cohort.customer_id = shop_order.customer_id
                     and report_cohort.order_id = shop_order.id) = 1
                   when 'second' then (select turn from report_cohort where report_cohort.customer_id = shop_order.customer_id
                     and report_cohort.order_id = shop_order.id) = 2
                   when 'monthly' then (select turn_of_month from report_cohort where report_cohort.customer_id = shop_order.customer_id
                     and report_cohort.order_id = shop_order.id) = 1
                   else true end))
            and ($17::text is null or exists (
              select from report_loss where report_loss.order_id = shop_order.id and report_loss.kind <> 'refunded'
                and coalesce(report_loss.reason, 'admin') = $17))
            and ($18::date is null or (select min(first_month) from report_cohort
              where report_cohort.customer_id = shop_order.customer_id) = date_trunc('month', $18::date::timestamp)::date)`

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
            and ($5::date is null or placed_at >= ($5::date::timestamp at time zone 'Europe/Moscow'))
            and ($6::date is null or placed_at < (($6::date + 1)::timestamp at time zone 'Europe/Moscow'))
            and ($7::int[] is null or id = any ($7))
            and ($8::int is null or (placed_at, id) ${behind} (select past.placed_at, past.id from shop_order as past where past.id = $8))
            and $9::int is not null ${COUNTED}
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
    ...valuesOf(asked.counted),
  ])

const valuesOf = ({ endedFrom, endedTo, counted, trade, way, town, loss, cohort }: CountedOrders) => [
  ...[endedFrom ?? null, endedTo ?? null, counted ?? null, trade ?? null, way ?? null, town ?? null],
  ...[loss === undefined ? null : storedReason(loss), cohort ?? null],
]
