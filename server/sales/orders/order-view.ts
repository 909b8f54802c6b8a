import type { DeliveryPlace } from '@okolitsa/contracts/checkout/checkout.ts'
import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { DeliveryKind, DeliveryStatus, OrderParty } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import type { OrderCarrierPoint, OrderDraft } from '../order-lifecycle/ports.ts'

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
