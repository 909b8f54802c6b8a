import type { OrderingPast } from '@okolitsa/domain/checkout/first-orders.ts'
import type { OrderSums } from '@okolitsa/domain/checkout/order-sums.ts'
import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { ParcelEnd } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { ChangeableLine } from '@okolitsa/domain/orders/changed-lines.ts'
import type { DeliveryTarget, DoorPlace } from '@okolitsa/domain/orders/delivery-target.ts'
import type { DropOff } from '@okolitsa/domain/orders/drop-off.ts'
import type { OrderMeetingPoint } from '@okolitsa/domain/orders/meeting-point.ts'
import type { OrderAmounts } from '@okolitsa/domain/orders/order-amounts.ts'
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

export interface DraftLine {
  readonly productId: number
  readonly title: string
  readonly slug: string
  readonly categoryUrlKey: string
  readonly image: string
  /** Null = a service, counted in pieces. */
  readonly unit: string | null
  readonly measure: number
  readonly isWeight: boolean
  readonly vat: number | null
  readonly price: Kopecks
  readonly finalPrice: Kopecks
  /** Sale steps. */
  readonly quantity: number
  readonly substitution: SubstitutionRule
  /** Options of a dish; included in the prices. */
  readonly options: readonly PickedOption[]
}

/** A checked and priced order to be stored. */
export interface OrderDraft {
  readonly orderGroupId: string
  /** Absent = ordered without a cart. */
  readonly cartId?: string
  /** True = the cart had other members. */
  readonly isShared?: boolean
  readonly customerId: number
  readonly organizationId: number
  readonly deliveryKind: DeliveryKind
  readonly paymentMethod: PaymentMethod
  /** Null = no delivery. */
  readonly place: OrderPlace | null
  /** Of a booking only. */
  readonly meetingPoint?: OrderMeetingPoint
  readonly tradePlaceId?: number | null
  readonly recipient: { readonly name: string; readonly phone: string }
  readonly comment: string
  readonly delivery: {
    readonly date: IsoDate
    readonly timeZone: string
  } & (SlotHours | { readonly fromHour: null; readonly toHour: null; readonly hours?: undefined })
  /** The rate whose slot it takes; absent or null = without a courier, or by the minute. */
  readonly shippingRateId?: number | null
  /** For an order at a restaurant. */
  readonly dinner?: DraftDinner | null
  /** True = the subscription pays for the courier: a free delivery is used until the order is cancelled. */
  readonly usesFreeDelivery?: boolean
  /** Price of the courier saved by it. */
  readonly savedOnDelivery?: Kopecks
  /** CDEK only: the quote of the order, and the office unless it is delivered home. */
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
  /** True = the rest of the total is paid at the handover. */
  readonly isRestInCash?: boolean
  readonly sums: OrderSums
  readonly lines: readonly DraftLine[]
}

/** An order as read, with facts for its machine. */
export interface OrderState extends PayableOrder {
  readonly deliveryKind: DeliveryKind
  readonly timeZone: string
  readonly placedAt: Date
  /** For an order at a restaurant. */
  readonly dinner: OrderDinnerState | null
}

export interface OrderDinnerState {
  readonly isAsap: boolean
  readonly from: Date
  readonly to: Date
  readonly roadMinutes: number
  /** End of the kitchen's time to answer; null = not notified yet, or answered. */
  readonly acceptBefore: Date | null
}

/** An order whose row is locked until the end of the transaction: only such an order may be changed. */
export interface LockedOrder extends OrderState, LockedPayableOrder {}

export interface OrderStep {
  readonly to: DeliveryStatus
  readonly actor: OrderActor
  /** Null for jobs. */
  readonly actorId: number | null
  /** The courier acting by a link. */
  readonly courierName?: string | null
  readonly reason: string
  /** For a cancellation: the part of the payment that the seller retains by the terms; absent = 0. */
  readonly kept?: Kopecks
}

export interface OrderContent {
  readonly agreed: Agreement
  /** True = the subscription paid for the courier. */
  readonly usedFreeDelivery: boolean
  readonly lines: readonly ChangeableLine[]
  /** Null = no delivery. */
  readonly place: OrderPlace | null
  readonly tradePlaceId: number | null
  /** The courier's rate; null = none, or ordered before rates had slots. */
  readonly shippingRateId: number | null
  /** Promised days of the carrier; 0 without one. */
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
/** The same, read under the order's lock. */
export interface LockedWholeOrder extends WholeOrder {
  readonly order: LockedOrder
}

/** Product fields stored with a new line besides title and price. */
export interface LineProduct {
  readonly slug: string
  readonly categoryUrlKey: string
  readonly image: string
  readonly vat: number | null
}

export interface OrderRewrite {
  /** Remaining and new lines; new ones have negative ids. */
  readonly lines: readonly ChangeableLine[]
  readonly amounts: OrderAmounts
  readonly agreed: Agreement
  /** Products of new lines by id. */
  readonly products: ReadonlyMap<number, LineProduct>
  /** Null = day, place and recipient stay. */
  readonly target: ({ readonly to: DeliveryTarget } & Pick<OrderContent, 'window' | 'shippingRateId'>) | null
  /** True = handed-over goods do not return, so stock does not change. */
  readonly areGoodsOut: boolean
}

export interface OrderChange {
  readonly id: string
  readonly orderId: number
  readonly kind: ChangeKind
  readonly state: ChangeState
  readonly actor: OrderActor
  readonly actorId: number | null
  /** The courier acting by a link. */
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
  /** Oldest first. */
  list(executor: Executor, orderId: number): Promise<OrderChange[]>
  /** Open proposals, oldest first. */
  listProposals(executor: Executor, orderId: number): Promise<OrderChange[]>
  /** Open proposals of all orders past their time to answer, oldest first. */
  listUnanswered(executor: Executor, now: Date, limit: number): Promise<{ id: string; orderId: number }[]>
}

/** The kitchen's answer; absent = unchanged. */
export interface KitchenAnswer {
  readonly promisedFrom?: Date
  readonly promisedTo?: Date
  readonly acceptedAt?: Date
  readonly readyAt?: Date
}

/** Kitchens' answers to orders, under the order's lock. */
export interface DinnerOrders {
  /** Orders past their time to answer, oldest first. */
  listUnanswered(executor: Executor, now: Date, limit: number): Promise<number[]>
  saveAnswer(tx: Executor, orderId: number, answer: KitchenAnswer): Promise<void>
}

export interface OrderRepository extends PayableOrders {
  /** Null = no such order within the scope. */
  find(executor: Executor, scope: Scope, orderId: number): Promise<OrderState | null>
  /** Reads an order without a lock; the caller checks access. */
  read(executor: Executor, orderId: number): Promise<OrderState | null>
  /** The same with its lines. */
  readWhole(executor: Executor, orderId: number): Promise<WholeOrder | null>
  /** Locks an order until the end of the transaction. Lock it before the rows of its payments. */
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
   * Stores the order with its lines and reserves stock; offline orders get theirs at once. `withOrder` runs concurrently
   * with the reservation: it starts after it and has ended when this returns or throws. May refuse NOT_ENOUGH_STOCK and
   * DELIVERY_DATE_UNAVAILABLE, and what `withOrder` refuses.
   */
  place(tx: Executor, draft: OrderDraft, withOrder?: (order: PayableOrder) => Promise<void>): Promise<PayableOrder>
  /** Moves an order with its stock; refuses ORDER_STEP_FORBIDDEN. */
  move(tx: Executor, order: LockedOrder, step: OrderStep): Promise<void>
  /**
   * Stores lines, sums, day and place with their stock; returns the ids of new lines. May refuse NOT_ENOUGH_STOCK (with
   * titles) and DELIVERY_DATE_UNAVAILABLE.
   */
  rewrite(tx: Executor, before: LockedWholeOrder, after: OrderRewrite): Promise<ReadonlyMap<number, number>>
  /** Serializes the customer's checkouts until the end of the transaction, so that concurrent ones see each other. */
  lockOrderingPast(tx: Executor, customerId: number): Promise<void>
  /** Received orders and unpaid open orders of a customer. */
  orderingPastOf(tx: Executor, customerId: number): Promise<OrderingPast>
}
