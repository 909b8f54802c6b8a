import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { MissedReason } from '@okolitsa/domain/couriers/courier-link.ts'
import type { Door } from '@okolitsa/domain/geo/door.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { Packages } from '@okolitsa/domain/orders/packages.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** An order on a route; JSON has the names of columns. */
export interface StopRow {
  id: number
  recipientName: string
  recipientPhone: string
  state: DeliveryStatus
  windowFromHour: number
  windowToHour: number
  place: Partial<Door> & { title: string; coords: { latitude: number; longitude: number } }
  comment: string
  paymentMethod: PaymentMethod
  isRestInCash: boolean
  total: Kopecks
  /** Amount captured or held by banks. */
  online: Kopecks
  /** Amount taken by the seller without a bank. */
  taken: Kopecks
  missedReason: MissedReason | null
  missedAt: Date | null
  /** Id of the assigned active link; null = none. */
  linkId: string | null
  position: number | null
  /** Number of packages; null = not entered. */
  packages: Packages | null
  lines: {
    id: number
    title: string
    amount: number
    unit: string
    measure: number
    is_weight: boolean
    is_picked: boolean
  }[]
}

const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }
const MAX_DAYS = 30

/**
 * SQL condition: deliveries by the seller's own courier, and those already delivered on that day; kitchens have
 * separate couriers.
 */
const IS_BROUGHT = `delivery_kind = 'courier' and not is_dinner`

/** A seller with the start of its routes. */
export interface RouteSeller {
  title: string
  timeZone: string
  latitude: number
  longitude: number
}

/** The seller; null = no such seller in the scope. */
export async function findRouteSeller(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
): Promise<RouteSeller | null> {
  const [seller] = await run<RouteSeller>(
    executor,
    `select title, time_zone as "timeZone", latitude, longitude from seller_card as organization
      where id = $1 and ${within(scope, { organization: 'organization.id', customer: 'null' }, 1)}`,
    [organizationId, ...scopeValues(scope)],
  )
  return seller ?? null
}

/** Days with pending deliveries, the earliest first. */
export function listRouteDays(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
): Promise<{ date: IsoDate; orders: number }[]> {
  return run<{ date: IsoDate; orders: number }>(
    executor,
    `select * from (
       select delivery_date as date, count(*)::int as orders from order_head as shop_order
        where organization_id = $1 and ${within(scope, OWNERS, 1)} and ${IS_BROUGHT}
          and (shop_order.state in ('isAssembling', 'onTheRoad') or shop_order.state = 'formed' and pay_before is null)
        group by delivery_date order by delivery_date desc limit ${MAX_DAYS}) as latest
      order by date`,
    [organizationId, ...scopeValues(scope)],
  )
}

/**
 * Orders of a day by time slot and address, or a single order. A link has access to its own orders once any order of
 * the day is assigned, and to all of them before.
 */
export function listStops(
  executor: Executor,
  scope: StaffScope,
  asked: {
    readonly organizationId: number
    readonly date: IsoDate
    /** Id of an order; null = all orders of the day. */
    readonly orderId: number | null
    /** Id of a link; null = the orders of every car. */
    readonly linkId: string | null
    readonly most: number
  },
): Promise<StopRow[]> {
  return run<StopRow>(
    executor,
    `select shop_order.id, recipient_name as "recipientName", recipient_phone as "recipientPhone", shop_order.state,
       coalesce(window_from_hour, 0) as "windowFromHour", coalesce(window_to_hour, 24) as "windowToHour",
       -- only orders of services have none
       coalesce(place, '{}') as place, comment,
       payment_method as "paymentMethod", is_rest_in_cash as "isRestInCash", total_sum as total,
       paid.online as online,
       paid.taken,
       missed.outcome as "missedReason", missed.at as "missedAt", lines.of_order as lines,
       car.id as "linkId", courier_stop.position,
       shop_order.packages
       from order_head as shop_order join order_terms on order_terms.order_id = shop_order.id
       cross join lateral (
         select coalesce(sum(captured + held - case kind when 'refund' then amount - market_share else 0 end), 0)::int as online,
           coalesce(sum(amount) filter (where kind = 'offline'), 0)::int as taken
           from money_movement where order_id = shop_order.id and kind <> 'debt' and not is_surplus) as paid
       cross join lateral (
         select coalesce(jsonb_agg(jsonb_build_object('id', order_line.id, 'title', order_line.title, 'unit', order_line.unit,
             'amount', coalesce(picked_amount, ordered_amount), 'measure', order_line.measure, 'is_weight', order_line.is_weight,
             'is_picked', picked_amount is not null)
             order by order_line.position, order_line.id), '[]') as of_order
           from order_item as order_line where order_line.order_id = shop_order.id and picked_amount is distinct from 0) as lines
       left join lateral (
         select outcome, at from courier_visit
          where courier_visit.order_id = shop_order.id and outcome <> 'delivered' order by courier_visit.id desc limit 1) as missed on true
      left join courier_stop on courier_stop.order_id = shop_order.id and courier_stop.day = delivery_date
      left join courier_link as car on car.id = courier_stop.courier_link_id and car.revoked_at is null
      where shop_order.organization_id = $1 and ${within(scope, OWNERS, 5)} and delivery_date = $2 and ${IS_BROUGHT}
        and shop_order.state in ('formed', 'isAssembling', 'onTheRoad', 'received')
        and (shop_order.state <> 'formed' or pay_before is null) and ($3::int is null or shop_order.id = $3)
        and ($5::uuid is null or car.id = $5 or not exists (
          select from courier_link as other join courier_stop as given on given.courier_link_id = other.id and given.day = other.day
           where other.organization_id = $1 and other.day = $2 and other.revoked_at is null))
      order by window_to_hour, window_from_hour, place ->> 'city', place ->> 'title', shop_order.id limit $4`,
    [asked.organizationId, asked.date, asked.orderId, asked.most, asked.linkId, ...scopeValues(scope)],
  )
}
