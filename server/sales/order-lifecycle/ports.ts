import type { OrderingPast } from '@okolitsa/domain/checkout/first-orders.ts'
import type { OrderSums } from '@okolitsa/domain/checkout/order-sums.ts'
import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { ParcelEnd } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { SaleChannel } from '@okolitsa/domain/fees/commission.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { ChangeableLine } from '@okolitsa/domain/orders/changed-lines.ts'
import type { DeliveryTarget, DoorPlace } from '@okolitsa/domain/orders/delivery-target.ts'
import type { DropOff } from '@okolitsa/domain/orders/drop-off.ts'
import type { OrderMeetingPoint } from '@okolitsa/domain/orders/meeting-point.ts'
import type { AmountLine, OrderAmounts } from '@okolitsa/domain/orders/order-amounts.ts'
import type { Agreement, LineEffect } from '@okolitsa/domain/orders/order-change.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { ChangeKind, ChangeState, RequestedChange } from '@okolitsa/domain/orders/requested-change.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PickedOption } from '@okolitsa/domain/restaurants/options.ts'
import type { LockedPayableOrder, PayableOrder, PayableOrders } from '../../money/payments/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** A delivery address: a location and details for the door. */
export type OrderPlace = DoorPlace

/** The carrier's office as it was when the order was placed. */
export interface OrderCarrierPoint {
  readonly code: string
  readonly title: string
  readonly kind: 'office' | 'locker'
  readonly city: string
  readonly address: string
  readonly coords: Coordinates
  /** Opening hours as the carrier's text. */
  readonly workTime: string
  readonly note: string
}

/** Promised time and extras of a dinner. */
export interface DraftDinner {
  readonly isAsap: boolean
  readonly from: Date
  readonly to: Date
  /** Minutes from the kitchen to the customer; 0 = pickup. */
  readonly roadMinutes: number
  /** Number of sets. */
  readonly cutlery: number
  readonly dropOff: DropOff
}

export interface DraftLine extends Pick<AmountLine, 'takesPromo'> {
  readonly productId: number
  readonly title: string
  readonly slug: string
  readonly categoryUrlKey: string
  readonly image: string
  /** Unit of the product; null = a service, counted in pieces. */
  readonly unit: string | null
  readonly measure: number
  readonly isWeight: boolean
  readonly vat: number | null
  readonly price: Kopecks
  readonly finalPrice: Kopecks
  /** Number of sale steps. */
  readonly quantity: number
  readonly substitution: SubstitutionRule
  /** Options of a dish, included in the prices. */
  readonly options: readonly PickedOption[]
}

/** A checked and priced order to be stored. */
export interface OrderDraft {
  readonly orderGroupId: string
  readonly saleChannel: SaleChannel
  /** The cart of the order; absent = ordered without a cart. */
  readonly cartId?: string
  /** True = the cart had other members. */
  readonly isShared?: boolean
  readonly customerId: number
  readonly organizationId: number
  readonly deliveryKind: DeliveryKind
  readonly paymentMethod: PaymentMethod
  /** Delivery address; null = no delivery. */
  readonly place: OrderPlace | null
  /** Meeting point of a booking; absent for other orders. */
  readonly meetingPoint?: OrderMeetingPoint
  readonly tradePlaceId?: number | null
  readonly recipient: { readonly name: string; readonly phone: string }
  readonly comment: string
  readonly delivery: {
    readonly date: IsoDate
    readonly timeZone: string
  } & (SlotHours | { readonly fromHour: null; readonly toHour: null; readonly hours?: undefined })
  /** The rate whose slot the order takes; absent or null = without a courier, or delivered by the minute. */
  readonly shippingRateId?: number | null
  /** Promise of an order at a restaurant. */
  readonly dinner?: DraftDinner | null
  /** True = the subscription pays for the courier: the order uses a free delivery until it is cancelled. */
  readonly usesFreeDelivery?: boolean
  /** Price of the courier saved by the free delivery. */
  readonly savedOnDelivery?: Kopecks
  /** Delivery by CDEK: the quote of the order, and the office unless it is delivered to the door. */
  readonly carrier?: {
    readonly tariff: {
      readonly tariffCode: number
      readonly end: ParcelEnd
      readonly daysMin: number
      readonly daysMax: number
    }
    readonly point: OrderCarrierPoint | null
    readonly parcelGrams: number
  } | null
  /** True = the remainder of the total is paid at the handover. */
  readonly isRestInCash?: boolean
  readonly sums: OrderSums
  /** Share of the promo discount that the market bears, per cent; absent = 0. */
  readonly promoMarketPercent?: number
  readonly lines: readonly DraftLine[]
}

/** An order as stored, with the facts required by its state machine. */
export interface OrderState extends PayableOrder {
  readonly deliveryKind: DeliveryKind
  readonly timeZone: string
  readonly placedAt: Date
  /** State of an order at a restaurant; null for other orders. */
  readonly dinner: OrderDinnerState | null
}

export interface OrderDinnerState {
  readonly isAsap: boolean
  readonly from: Date
  readonly to: Date
  readonly roadMinutes: number
  /** Deadline of the kitchen's answer; null = not notified yet, or answered. */
  readonly acceptBefore: Date | null
}

/** An order whose row is locked until the end of the transaction; only a locked order may be changed. */
export interface LockedOrder extends OrderState, LockedPayableOrder {}

export interface OrderStep {
  readonly to: DeliveryStatus
  readonly actor: OrderActor
  /** Id of the acting person; null for jobs. */
  readonly actorId: number | null
  /** Name of the courier who acts through a courier link. */
  readonly courierName?: string | null
  readonly reason: string
  /** Part of the payment retained by the seller under the terms of a cancellation; absent = 0. */
  readonly kept?: Kopecks
}

export interface OrderContent {
  readonly agreed: Agreement
  /** True = the subscription paid for the courier. */
  readonly usedFreeDelivery: boolean
  readonly lines: readonly ChangeableLine[]
  /** Delivery address; null = no delivery. */
  readonly place: OrderPlace | null
  readonly tradePlaceId: number | null
  /** Rate of the courier; null = none, or ordered before rates had slots. */
  readonly shippingRateId: number | null
  /** Promised days of the carrier; 0 without a carrier. */
  readonly carrierDays: number
  readonly deliveryDate: IsoDate
  readonly recipient: DeliveryTarget['recipient']
  /** Hours of the delivery day. */
  readonly window: SlotHours
  readonly finishedAt: Date | null
}

/** An order with its lines, read at one moment. */
export interface WholeOrder extends OrderContent {
  readonly order: OrderState
}
/** An order with its lines, read under the order's lock. */
export interface LockedWholeOrder extends WholeOrder {
  readonly order: LockedOrder
}

/** Product fields stored with a new line besides title and price. */
export interface LineProduct {
  readonly slug: string
  readonly categoryUrlKey: string
  readonly image: string
  readonly vat: number | null
  readonly categoryIds: readonly number[]
}

export interface OrderRewrite {
  /** Remaining and new lines; new ones have negative ids. */
  readonly lines: readonly ChangeableLine[]
  readonly amounts: OrderAmounts
  readonly agreed: Agreement
  /** Products of new lines by id. */
  readonly products: ReadonlyMap<number, LineProduct>
  /** New day, place or recipient; null = they stay. */
  readonly target: ({ readonly to: DeliveryTarget } & Pick<OrderContent, 'window' | 'shippingRateId'>) | null
  /** True = the goods were handed over and do not return, so stock does not change. */
  readonly areGoodsOut: boolean
}

export interface OrderChange {
  readonly id: string
  readonly orderId: number
  readonly kind: ChangeKind
  readonly state: ChangeState
  readonly actor: OrderActor
  readonly actorId: number | null
  /** Name of the courier who acts through a courier link. */
  readonly courierName?: string | null
  readonly reason: string
  readonly requestedChange: RequestedChange
  readonly lines: readonly LineEffect[]
  readonly totalBefore: Kopecks
  readonly totalAfter: Kopecks
  readonly createdAt: Date
  readonly answerBefore: Date | null
  readonly decidedBy: OrderActor | null
  readonly decidedAt: Date | null
}

export interface ChangeDecision {
  readonly state: Exclude<ChangeState, 'proposed'>
  readonly by: OrderActor
  readonly at: Date
  /** The actual effect of an applied proposal. */
  readonly done?: Pick<OrderChange, 'lines' | 'totalBefore' | 'totalAfter'>
}

/** Change log of orders, including proposals. */
export interface OrderChanges {
  insert(tx: Executor, change: OrderChange): Promise<void>
  /** Decides a proposal, once. */
  decide(tx: Executor, id: string, decision: ChangeDecision): Promise<void>
  /** Changes of an order, oldest first. */
  list(executor: Executor, orderId: number): Promise<OrderChange[]>
  /** Open proposals, oldest first. */
  listProposals(executor: Executor, orderId: number): Promise<OrderChange[]>
  /** Open proposals of all orders after their deadline, oldest first. */
  listUnanswered(executor: Executor, now: Date, limit: number): Promise<{ id: string; orderId: number }[]>
}

/** An answer of the kitchen; absent fields stay unchanged. */
export interface KitchenAnswer {
  readonly promisedFrom?: Date
  readonly promisedTo?: Date
  readonly acceptedAt?: Date
  readonly readyAt?: Date
}

/** Kitchens' answers to orders, under the order's lock. */
export interface DinnerOrders {
  /** Orders after the deadline of their kitchen, oldest first. */
  listUnanswered(executor: Executor, now: Date, limit: number): Promise<number[]>
  saveAnswer(tx: Executor, orderId: number, answer: KitchenAnswer): Promise<void>
}

export interface OrderRepository extends PayableOrders {
  /** An order within the scope; null = none. */
  find(executor: Executor, scope: Scope, orderId: number): Promise<OrderState | null>
  /** Reads an order without a lock; the caller checks access. */
  read(executor: Executor, orderId: number): Promise<OrderState | null>
  /** Reads an order with its lines, without a lock; the caller checks access. */
  readWhole(executor: Executor, orderId: number): Promise<WholeOrder | null>
  /** Locks an order until the end of the transaction. Must be called before locking the rows of its payments. */
  lock(tx: Executor, orderId: number): Promise<LockedOrder | null>
  contentOf(tx: Executor, order: LockedOrder): Promise<LockedWholeOrder>
  /** The order's seller; null = no such order. */
  sellerOf(executor: Executor, orderId: number): Promise<number | null>
  readonly changes: OrderChanges
  readonly dinners: DinnerOrders
}

/** The only writer of orders: places, moves and rewrites them with their stock, in the caller's transaction. */
export interface OrderLifecycle extends OrderRepository {
  /**
   * Stores the order with its lines and reserves stock; stock of offline orders is allocated immediately. `withOrder`
   * runs concurrently with the reservation and has ended when this call returns or throws. May refuse NOT_ENOUGH_STOCK
   * and DELIVERY_DATE_UNAVAILABLE, and like `withOrder`.
   */
  place(tx: Executor, draft: OrderDraft, withOrder?: (order: PayableOrder) => Promise<void>): Promise<PayableOrder>
  /** Moves an order with its stock; refuses ORDER_STEP_FORBIDDEN. */
  move(tx: Executor, order: LockedOrder, step: OrderStep): Promise<void>
  /**
   * Stores lines, sums, day and place with their stock; returns the ids of new lines. May refuse NOT_ENOUGH_STOCK (with
   * titles) and DELIVERY_DATE_UNAVAILABLE.
   */
  rewrite(tx: Executor, before: LockedWholeOrder, after: OrderRewrite): Promise<ReadonlyMap<number, number>>
  /**
   * Serializes the customer's checkouts until the end of the transaction, so that each one reads the orders of the
   * previous one.
   */
  lockOrderingPast(tx: Executor, customerId: number): Promise<void>
  /** Numbers of received orders and of unpaid open orders of a customer. */
  orderingPastOf(tx: Executor, customerId: number): Promise<OrderingPast>
}
