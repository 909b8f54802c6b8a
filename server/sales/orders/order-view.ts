import type { DeliveryPlace } from '@okolitsa/contracts/checkout/checkout.ts'
import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DropOff } from '@okolitsa/domain/orders/drop-off.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { DeliveryKind, DeliveryStatus, OrderPartyKind } from '@okolitsa/domain/orders/order-status.ts'
import type { Packages } from '@okolitsa/domain/orders/packages.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import type { PickedOption } from '@okolitsa/domain/restaurants/options.ts'
import type { OrderCarrierPoint, OrderDraft } from '../order-lifecycle/ports.ts'

/**
 * The read model of a customer's order, with its seller and pickup place in one round trip. Current data of sellers is
 * only displayed; agreed data is stored with the order.
 */
export interface OrderView {
  id: number
  orderGroupId: string
  customerId: number
  organizationId: number
  deliveryKind: DeliveryKind
  state: DeliveryStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  canceledBy: OrderPartyKind | null
  /** True = the order was shipped and then moved to another day. */
  hasAnotherDay: boolean
  /** Reason of a cancellation by a job; null = none. */
  systemReason: string | null
  completedBy: OrderPartyKind | null
  isShared: boolean
  deliveryDate: string
  windowFromHour: number | null
  windowToHour: number | null
  pickupHours: SlotHours['hours'] | null
  timeZone: string
  totalSum: Kopecks
  payBefore: Date | null
  heldSum: Kopecks
  isRestInCash: boolean
  placedAt: Date
  sellerTitle: string
  sellerSlug: string
  sellerType: 'farmer' | 'restaurant' | 'tour_operator' | 'shop'
  sellerImage: string
  sellerPhone: string | null
  hasTelephony: boolean
  /** State of an order at a restaurant; times are texts, as in JSON. */
  dinner: OrderDinnerView | null
  /** True = a proposed change awaits the customer. */
  hasProposal: boolean
  /** True = the customer has reviewed the order. */
  isReviewed: boolean
}

export interface OrderDinnerView {
  isAsap: boolean
  promisedFrom: string
  promisedTo: string
  firstPromisedTo: string
  acceptBefore: string | null
  acceptedAt: string | null
  readyAt: string | null
  cutlery: number
  dropOff: DropOff
}

export interface OrderPreviewLine {
  productId: number
  title: string
  image: string
  hue: number
}
export interface OrderListView extends OrderView {
  linesCount: number
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
  unit: string | null
  measure: number
  is_weight: boolean
  price: Kopecks
  final_price: Kopecks
  ordered_quantity: number
  ordered_amount: number
  picked_amount: number | null
  /** True = the customer refused the line at the handover. */
  is_refused: boolean
  line_sum: Kopecks
  actual_sum: Kopecks
  spoilt_percent: number
  missing_amount: number
  replaces: number | null
  substitution: SubstitutionRule
  options: PickedOption[]
  options_sum: Kopecks
}

export type OrderCarrierTariff = NonNullable<OrderDraft['carrier']>['tariff'] & { readonly parcelGrams: number }

export interface OrderDetailView extends OrderView {
  place: DeliveryPlace
  recipientName: string
  recipientPhone: string
  comment: string
  goodsSum: Kopecks
  discountSum: Kopecks
  promoSum: Kopecks
  bonusSum: Kopecks
  deliverySum: Kopecks
  usedFreeDelivery: boolean
  tradePlace: {
    id: number
    title: string
    address: string
    city: string
    coords: { latitude: number; longitude: number }
  } | null
  carrierPoint: OrderCarrierPoint | null
  carrierTariff: OrderCarrierTariff | null
  /** Number of packages; null = not counted. */
  packages: Packages | null
  lines: OrderLineView[]
  orderedTotal: Kopecks
  orderedBonuses: Kopecks
  finishedAt: Date | null
  callFromHour: number
  callToHour: number
  /** Steps of the order, oldest first. */
  history: { from: DeliveryStatus | null; to: DeliveryStatus; actor: OrderActor; reason: string; at: string }[]
}
