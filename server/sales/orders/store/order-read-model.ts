import type { DeliveryPlace } from '@okolitsa/contracts/checkout/checkout.ts'
import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { CustomerScope, Scope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { DeliveryKind, DeliveryStatus, OrderParty } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { OrderCarrierPoint, OrderDraft } from '../../order-lifecycle/ports.ts'

/**
 * The read model of orders as the customer sees them: the order with its seller and pickup point in one round trip.
 * It only reads what sellers' tables say today; everything that counts is kept with the order itself.
 */
export interface OrderView {
  id: number
  order_group_id: string
  customer_id: number
  organization_id: number
  delivery_kind: DeliveryKind
  state: DeliveryStatus
  payment_method: PaymentMethod
  payment_status: PaymentStatus
  canceled_by: OrderParty | null
  completed_by: OrderParty | null
  is_shared: boolean
  delivery_date: string
  window_from_hour: number
  window_to_hour: number
  time_zone: string
  total_sum: Kopecks
  pay_before: Date | null
  held_sum: Kopecks
  is_rest_in_cash: boolean
  placed_at: Date
  seller_title: string
  seller_slug: string
  seller_type: 'farmer' | 'restaurant' | 'tour_operator'
  seller_image: string
  seller_phone: string | null
  has_telephony: boolean
  /** The customer is asked about a change. */
  has_proposal: boolean
  /** The customer has said what they think of it as a whole. */
  is_reviewed: boolean
}

const VIEW = `shop_order.id, order_group_id, customer_id, shop_order.organization_id, delivery_kind, state, payment_method,
  payment_status, canceled_by, completed_by, is_shared, delivery_date, shop_order.window_from_hour,
  shop_order.window_to_hour, shop_order.time_zone, total_sum, pay_before, held_sum, is_rest_in_cash,
  placed_at,
  organization.title as seller_title, organization.slug as seller_slug, organization.type as seller_type,
  organization.small_image as seller_image, organization.phone as seller_phone, organization.has_telephony,
  exists (select from order_change where order_id = shop_order.id and order_change.state = 'proposed') as has_proposal,
  exists (select from review where review.order_id = shop_order.id and review.product_id is null) as is_reviewed`
const FROM = 'from shop_order join organization on organization.id = shop_order.organization_id'

/** Whose an order is. */
const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }

/** Orders of a customer at one kind of sellers; the rest narrows them when it is there. */
export interface OrderFilter {
  readonly sellerType: 'farmer' | 'restaurant'
  readonly organizationId?: number | undefined
  readonly orderGroupId?: string | undefined
}
const FILTER = `($1::int is null or shop_order.organization_id = $1)
        and ($2::uuid is null or order_group_id = $2) and organization.type = $3`
const filterValues = ({ organizationId, orderGroupId, sellerType }: OrderFilter) => [
  organizationId ?? null,
  orderGroupId ?? null,
  sellerType,
]

export interface OrderPreviewLine {
  productId: number
  title: string
  image: string
  hue: number
}
export interface OrderListView extends OrderView {
  lines_count: number
  preview: OrderPreviewLine[]
}

/** The ground under a picture of a line, degrees of OKLCH: the product's today, or its category's. */
const LINE_HUE = `coalesce((select coalesce(product.hue, category.hue) from product
           join category on category.id = product.category_id where product.id = order_line.product_id), 90)`

/** The first four lines, for small pictures. */
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
    `select ${VIEW}, lines.lines_count, lines.preview
       ${FROM} ${PREVIEW_LINES}
      where ${FILTER} and ${within(scope, OWNERS, 5)}
      order by placed_at desc, shop_order.id desc limit $4 offset $5`,
    [...filterValues(query), query.limit, query.offset, ...scopeValues(scope)],
  )
}

export interface OrderCount {
  readonly total: number
  /** Under way, those that wait for their first payment left out. */
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
      where ${FILTER} and ${within(scope, OWNERS, 3)}`,
    [...filterValues(filter), ...scopeValues(scope)],
  )
  return row ?? { total: 0, active: 0, unpaid: 0 }
}

export interface OrderLineView {
  id: number
  product_id: number
  title: string
  slug: string
  category_url_key: string
  image: string
  hue: number
  unit: string
  measure: number
  is_weight: boolean
  price: Kopecks
  final_price: Kopecks
  ordered_quantity: number
  ordered_amount: number
  picked_amount: number | null
  line_sum: Kopecks
  actual_sum: Kopecks
  spoilt_percent: number
  missing_amount: number
  replaces: number | null
  substitution: SubstitutionRule
}

/** The carrier's tariff an order was placed by. */
export type OrderCarrierTariff = NonNullable<OrderDraft['carrier']>['tariff'] & { readonly parcelGrams: number }

export interface OrderDetailView extends OrderView {
  place: DeliveryPlace
  recipient_name: string
  recipient_phone: string
  comment: string
  goods_sum: Kopecks
  discount_sum: Kopecks
  promo_sum: Kopecks
  bonus_sum: Kopecks
  delivery_sum: Kopecks
  used_free_delivery: boolean
  trade_place: {
    id: number
    title: string
    address: string
    city: string
    coords: { latitude: number; longitude: number }
  } | null
  carrier_point: OrderCarrierPoint | null
  carrier_tariff: OrderCarrierTariff | null
  lines: OrderLineView[]
  ordered_total: Kopecks
  ordered_bonuses: Kopecks
  finished_at: Date | null
  call_from_hour: number
  call_to_hour: number
  /** Every step, oldest first. */
  history: { from: DeliveryStatus | null; to: DeliveryStatus; actor: OrderActor; reason: string; at: string }[]
}

/** One order with everything its page shows; null = there is none within the scope. */
export async function findOrderView(
  executor: Executor,
  scope: Scope,
  orderId: number,
): Promise<OrderDetailView | null> {
  const [row] = await run<OrderDetailView>(
    executor,
    `select ${VIEW}, place, recipient_name, recipient_phone, comment, goods_sum, discount_sum, promo_sum, bonus_sum,
       delivery_sum, used_free_delivery, ordered_total, ordered_bonuses, finished_at, carrier_point, carrier_tariff,
       call_from_hour, call_to_hour,
       (select jsonb_build_object('id', trade_place.id, 'title', trade_place.title, 'address', address,
          'city', trade_place.city, 'coords', jsonb_build_object('latitude', trade_place.latitude,
          'longitude', trade_place.longitude))
          from trade_place where trade_place.id = trade_place_id) as trade_place,
       (select coalesce(jsonb_agg(to_jsonb(order_line) || jsonb_build_object('hue', ${LINE_HUE})
          order by position, id), '[]')
          from order_line where order_id = shop_order.id) as lines,
       (select coalesce(jsonb_agg(jsonb_build_object('from', from_state, 'to', to_state, 'actor', actor,
          'reason', reason, 'at', at) order by id), '[]')
          from order_transition where order_id = shop_order.id) as history
       ${FROM}
      where shop_order.id = $1 and ${within(scope, OWNERS, 1)}`,
    [orderId, ...scopeValues(scope)],
  )
  return row ?? null
}
