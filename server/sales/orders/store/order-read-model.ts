import type { CustomerScope, Scope } from '@okolitsa/domain/identity/scope.ts'
import type { OrderStage } from '@okolitsa/domain/orders/order-status.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { OrderDetailView, OrderListView } from '../order-view.ts'
import { type OrderPlaces, placeOfOrder } from '../place-of-order.ts'

/** SQL expression of an order's dinner fields as JSON. */
export const DINNER = `(select jsonb_build_object('isAsap', is_asap, 'promisedFrom', promised_from, 'promisedTo', promised_to,
     'firstPromisedTo', first_promised_to, 'acceptBefore', accept_before, 'acceptedAt', accepted_at,
     'readyAt', ready_at, 'cutlery', cutlery, 'dropOff', drop_off)
     from order_dinner as dinner_order where order_id = shop_order.id) as dinner`

/** SQL expression: an order on the road whose delivery day was changed after it had left. */
export const HAS_ANOTHER_DAY = `(shop_order.state = 'onTheRoad'
    and exists (select from order_change as another_day
      where another_day.order_id = shop_order.id and another_day.kind = 'delivery' and another_day.state = 'applied'
        and another_day.created_at >= (select max(at) from order_transition as sent
          where sent.order_id = shop_order.id and sent.to_state = 'onTheRoad')))`

const VIEW = `shop_order.id, order_group_id as "orderGroupId", customer_id as "customerId",
  shop_order.organization_id as "organizationId", delivery_kind as "deliveryKind", state,
  payment_method as "paymentMethod", payment_status as "paymentStatus", canceled_by as "canceledBy",
  completed_by as "completedBy", is_shared as "isShared", delivery_date as "deliveryDate",
  shop_order.window_from_hour as "windowFromHour", shop_order.window_to_hour as "windowToHour",
  shop_order.pickup_hours as "pickupHours",
  shop_order.time_zone as "timeZone", total_sum as "totalSum", pay_before as "payBefore", held_sum as "heldSum",
  is_rest_in_cash as "isRestInCash", placed_at as "placedAt", organization.title as "sellerTitle",
  organization.slug as "sellerSlug", organization.type as "sellerType", organization.small_image as "sellerImage",
  organization.phone as "sellerPhone", has_telephony as "hasTelephony",
  ${DINNER},
  ${HAS_ANOTHER_DAY} as "hasAnotherDay",
  case when state = 'canceled' then (select reason from order_transition as ending
    where ending.order_id = shop_order.id and ending.to_state = 'canceled' and ending.actor = 'system'
    order by ending.id desc limit 1) end as "systemReason",
  exists (select from order_change where order_id = shop_order.id and order_change.state = 'proposed') as "hasProposal",
  exists (select from review where review.order_id = shop_order.id and review.product_id is null) as "isReviewed"`
const SELLER_PLACE = `jsonb_build_object('city', seller_page.city, 'settlement', seller_page.settlement,
  'regionCode', seller_page.region_code, 'coords', jsonb_build_object('latitude', organization.latitude,
  'longitude', organization.longitude))`
const FROM = `from shop_order join seller_card as organization on organization.id = shop_order.organization_id
       join seller_page on seller_page.id = shop_order.organization_id`

const OWNERS = {
  organization: 'shop_order.organization_id',
  customer: 'shop_order.customer_id',
}

/** Filters of a customer's orders; absent filters do not apply. */
export interface OrderFilter {
  /** Type of the seller; null = any, because a checkout may contain both. */
  readonly sellerType: 'farmer' | 'restaurant' | null
  readonly organizationId?: number | undefined
  readonly orderGroupId?: string | undefined
  readonly stage?: OrderStage | undefined
  /** Earliest time of placing. */
  readonly since?: Date | undefined
}
const FILTER = `($1::int is null or shop_order.organization_id = $1)
        and ($2::uuid is null or order_group_id = $2) and ($3::text is null or organization.type = $3)
        and ($4::text is null or $4 = case when state in ('received', 'canceled') then state else 'active' end)
        and ($5::timestamptz is null or placed_at >= $5)`
const filterValues = ({ organizationId, orderGroupId, sellerType, stage, since }: OrderFilter) => [
  organizationId ?? null,
  orderGroupId ?? null,
  sellerType,
  stage ?? null,
  since ?? null,
]

/**
 * SQL expression of the background hue of a line's picture, degrees of OKLCH: the product's current hue, or its
 * category's.
 */
const LINE_HUE = `coalesce((select hue from product_title where product_title.id = order_line.product_id), 90)`

/** SQL condition: the customer refused the line at the handover. */
const IS_REFUSED = `exists (select from order_change
           where order_change.order_id = shop_order.id and kind = 'refuseLine' and order_change.state = 'applied'
             and requested_change -> 'lineIds' @> to_jsonb(order_line.id))`

/** SQL join of the first four lines, for small pictures. */
const PREVIEW_LINES = `cross join lateral (
         select count(*)::int as lines_count,
           coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'title', title, 'image', image,
             'hue', ${LINE_HUE})
             order by position) filter (where position <= 4), '[]') as preview
         from order_line where order_id = shop_order.id) as lines`

/** Orders of a customer, newest first, with their first four lines. */
export function listOrderViews(
  executor: Executor,
  scope: CustomerScope,
  query: OrderFilter & { limit: number; offset: number },
): Promise<OrderListView[]> {
  return run<OrderListView>(
    executor,
    `select ${VIEW}, lines.lines_count as "linesCount", lines.preview
       ${FROM} ${PREVIEW_LINES}
      where ${FILTER} and ${within(scope, OWNERS, 7)}
      order by placed_at desc, shop_order.id desc limit $6 offset $7`,
    [...filterValues(query), query.limit, query.offset, ...scopeValues(scope)],
  )
}

export interface OrderCount {
  readonly total: number
  /** Number of active orders without orders that await their first payment. */
  readonly active: number
  readonly unpaid: number
}

export async function countOrders(executor: Executor, scope: CustomerScope, filter: OrderFilter): Promise<OrderCount> {
  const [row] = await run<OrderCount>(
    executor,
    `select count(*)::int as total,
       count(*) filter (where state not in ('received', 'canceled') and pay_before is null)::int as active,
       count(*) filter (where state not in ('received', 'canceled') and pay_before is not null)::int as unpaid
       ${FROM}
      where ${FILTER} and ${within(scope, OWNERS, 5)}`,
    [...filterValues(filter), ...scopeValues(scope)],
  )
  return row ?? { total: 0, active: 0, unpaid: 0 }
}

export function listSellersOfOrders(
  executor: Executor,
  scope: CustomerScope,
  sellerType: NonNullable<OrderFilter['sellerType']>,
  most: number,
): Promise<{ id: number; title: string }[]> {
  return run<{ id: number; title: string }>(
    executor,
    `select organization.id, organization.title from seller_card as organization
      where organization.type = $1 and organization.id in (
        select shop_order.organization_id from shop_order where ${within(scope, OWNERS, 2)})
      order by organization.title, organization.id limit $2`,
    [sellerType, most, ...scopeValues(scope)],
  )
}

/** An order with all data of its page; null = none within the scope. */
export async function findOrderView(
  executor: Executor,
  scope: Scope,
  orderId: number,
): Promise<OrderDetailView | null> {
  const [row] = await run<Omit<OrderDetailView, 'place'> & OrderPlaces>(
    executor,
    `select ${VIEW}, place, meeting_point as "meetingPoint", ${SELLER_PLACE} as "sellerPlace", recipient_name as "recipientName", recipient_phone as "recipientPhone", comment,
      goods_sum as "goodsSum", discount_sum as "discountSum", promo_sum as "promoSum", bonus_sum as "bonusSum",
       delivery_sum as "deliverySum", used_free_delivery as "usedFreeDelivery", ordered_total as "orderedTotal",
       ordered_bonuses as "orderedBonuses", finished_at as "finishedAt", carrier_point as "carrierPoint",
       carrier_tariff as "carrierTariff",
       (select jsonb_build_object('total', total, 'cold', cold) from order_packages
         where order_packages.order_id = shop_order.id) as packages,
       call_from_hour as "callFromHour", call_to_hour as "callToHour",
       (select jsonb_build_object('id', trade_place.id, 'title', trade_place.title, 'address', address,
          'city', trade_place.city, 'coords', jsonb_build_object('latitude', trade_place.latitude,
          'longitude', trade_place.longitude))
          from pickup_place as trade_place where trade_place.id = trade_place_id) as "tradePlace",
       (select coalesce(jsonb_agg(to_jsonb(order_line) || jsonb_build_object('hue', ${LINE_HUE}, 'is_refused', ${IS_REFUSED})
          order by position, id), '[]')
          from order_line where order_id = shop_order.id) as lines,
       (select coalesce(jsonb_agg(jsonb_build_object('from', from_state, 'to', to_state, 'actor', actor,
          'reason', reason, 'at', at) order by id), '[]')
          from order_transition where order_id = shop_order.id) as history
       ${FROM}
      where shop_order.id = $1 and ${within(scope, OWNERS, 1)}`,
    [orderId, ...scopeValues(scope)],
  )
  return row ? { ...row, place: placeOfOrder(row) } : null
}
