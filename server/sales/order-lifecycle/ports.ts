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

/** Where an order goes: a location and what helps at the door. */
export type OrderPlace = DoorPlace

/** The carrier's point as it was when the order was placed. */
export interface OrderCarrierPoint {
  readonly code: string
  readonly title: string
  readonly kind: 'office' | 'locker'
  readonly city: string
  readonly address: string
  readonly coords: Coordinates
  /** The carrier's own line of hours. */
  readonly workTime: string
  readonly note: string
}

/** When a dinner is promised and what goes with it. */
export interface DraftDinner {
  readonly isAsap: boolean
  readonly from: Date
  readonly to: Date
  /** From the kitchen to the customer; 0 = they come for it. */
  readonly roadMinutes: number
  /** Sets of it. */
  readonly cutlery: number
  readonly dropOff: DropOff
}

export interface DraftLine {
  readonly productId: number
  readonly title: string
  readonly slug: string
  readonly categoryUrlKey: string
  readonly image: string
  /** Null = it is a service, counted one by one. */
  readonly unit: string | null
  readonly measure: number
  readonly isWeight: boolean
  readonly vat: number | null
  readonly price: Kopecks
  readonly finalPrice: Kopecks
  /** Sale steps. */
  readonly quantity: number
  readonly substitution: SubstitutionRule
  /** Of a dish; the prices contain them. */
  readonly options: readonly PickedOption[]
}

/** An order that was checked and priced and only has to be written. */
export interface OrderDraft {
  readonly orderGroupId: string
  /** Absent = it was not gathered in a cart. */
  readonly cartId?: string
  /** Others gathered the cart too. */
  readonly isShared?: boolean
  readonly customerId: number
  readonly organizationId: number
  readonly deliveryKind: DeliveryKind
  readonly paymentMethod: PaymentMethod
  /** Null = nothing is brought or fetched. */
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
  /** The rate whose slot it takes; absent or null = no courier brings it, or by the minute. */
  readonly shippingRateId?: number | null
  /** Of an order at a restaurant. */
  readonly dinner?: DraftDinner | null
  /** The subscription pays for the courier: the customer has one free delivery less until the order is cancelled. */
  readonly usesFreeDelivery?: boolean
  /** What the courier would have cost then. */
  readonly savedOnDelivery?: Kopecks
  /** CDEK only: the quote the order is placed by, and the point when it is not brought home. */
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
  /** What is not paid online is paid at the hand-over. */
  readonly isRestInCash?: boolean
  readonly sums: OrderSums
  readonly lines: readonly DraftLine[]
}

/** An order as it was read, with what its machine needs. */
export interface OrderState extends PayableOrder {
  readonly deliveryKind: DeliveryKind
  readonly timeZone: string
  readonly placedAt: Date
  /** Of an order at a restaurant. */
  readonly dinner: OrderDinnerState | null
}

/** What the machine needs of a dinner. */
export interface OrderDinnerState {
  readonly isAsap: boolean
  readonly from: Date
  readonly to: Date
  readonly roadMinutes: number
  /** Until then the kitchen answers; null = it was not told yet, or it answered. */
  readonly acceptBefore: Date | null
}

/** An order whose row is locked until the transaction ends: only this may be moved and changed. Made by `lock`. */
export interface LockedOrder extends OrderState, LockedPayableOrder {}

export interface OrderStep {
  readonly to: DeliveryStatus
  readonly actor: OrderActor
  /** Null for jobs. */
  readonly actorId: number | null
  readonly reason: string
  /** Of a cancellation: what the seller keeps of the money by the order's terms; absent = nothing. */
  readonly kept?: Kopecks
}

/** What a change needs of an order besides its row's own facts. */
export interface OrderContent {
  readonly agreed: Agreement
  /** The subscription paid for the courier, once and for all. */
  readonly usedFreeDelivery: boolean
  readonly lines: readonly ChangeableLine[]
  /** Null = nothing is brought or fetched. */
  readonly place: OrderPlace | null
  readonly tradePlaceId: number | null
  /** The rate the courier brings it by; null = none, or ordered before rates had slots. */
  readonly shippingRateId: number | null
  /** Days the carrier was promised to take; 0 without one. */
  readonly carrierDays: number
  readonly deliveryDate: IsoDate
  readonly recipient: DeliveryTarget['recipient']
  /** Hours of its day. */
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

/** What a new line keeps of its product besides its name and price. */
export interface LineProduct {
  readonly slug: string
  readonly categoryUrlKey: string
  readonly image: string
  readonly vat: number | null
}

/** An order as it is to be from now on. */
export interface OrderRewrite {
  /** All that stay and all that come; those that come have an id below zero. */
  readonly lines: readonly ChangeableLine[]
  readonly amounts: OrderAmounts
  readonly agreed: Agreement
  /** By product: of every line that comes. */
  readonly products: ReadonlyMap<number, LineProduct>
  /** Null = day, place and recipient stay. */
  readonly target: ({ readonly to: DeliveryTarget } & Pick<OrderContent, 'window' | 'shippingRateId'>) | null
  /** Goods that were handed over do not come back to the shelf: their stock stays as it is. */
  readonly areGoodsOut: boolean
}

/** One entry of the log of changes. */
export interface OrderChange {
  readonly id: string
  readonly orderId: number
  readonly kind: ChangeKind
  readonly state: ChangeState
  readonly actor: OrderActor
  readonly actorId: number | null
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

/** How a proposal ended. */
export interface ChangeDecision {
  readonly state: Exclude<ChangeState, 'proposed'>
  readonly by: OrderActor
  readonly at: Date
  /** Of an applied one: what it really did. */
  readonly done?: Pick<OrderChange, 'lines' | 'totalBefore' | 'totalAfter'>
}

/** The log of an order's changes, proposals to its customer among them. */
export interface OrderChanges {
  insert(tx: Executor, change: OrderChange): Promise<void>
  /** Decides about a proposal, once. */
  decide(tx: Executor, id: string, decision: ChangeDecision): Promise<void>
  /** Oldest first. */
  list(executor: Executor, orderId: number): Promise<OrderChange[]>
  /** Those that wait for the customer, oldest first. */
  listProposals(executor: Executor, orderId: number): Promise<OrderChange[]>
  /** Proposals of all orders whose time to answer is over, oldest first. */
  listUnanswered(executor: Executor, now: Date, limit: number): Promise<{ id: string; orderId: number }[]>
}

/** What the kitchen says of an order; absent = as it was. */
export interface KitchenAnswer {
  readonly promisedFrom?: Date
  readonly promisedTo?: Date
  readonly acceptedAt?: Date
  readonly readyAt?: Date
}

/** What kitchens say of their orders; under the order's lock. */
export interface DinnerOrders {
  /** Orders that were not answered in time, oldest first. */
  listUnanswered(executor: Executor, now: Date, limit: number): Promise<number[]>
  saveAnswer(tx: Executor, orderId: number, answer: KitchenAnswer): Promise<void>
}

/** Orders as they are written down: every road to them. */
export interface OrderRepository extends PayableOrders {
  /** Null = there is no such order within the scope. */
  find(executor: Executor, scope: Scope, orderId: number): Promise<OrderState | null>
  /** The order as it is now, without a lock; whose it is, the caller asks. */
  read(executor: Executor, orderId: number): Promise<OrderState | null>
  /** The same with its lines. */
  readWhole(executor: Executor, orderId: number): Promise<WholeOrder | null>
  /** Nobody else moves, changes or pays the order till the end of the transaction. Before the rows of its payments. */
  lock(tx: Executor, orderId: number): Promise<LockedOrder | null>
  /** A locked order with its lines. */
  contentOf(tx: Executor, order: LockedOrder): Promise<LockedWholeOrder>
  /** The organization that sold it; null = there is no such order. */
  sellerOf(executor: Executor, orderId: number): Promise<number | null>
  readonly changes: OrderChanges
  readonly dinners: DinnerOrders
}

/** The only writer of orders: places, moves and rewrites them with their stock, in the caller's transaction. */
export interface OrderLifecycle extends OrderRepository {
  /**
   * Writes the order and its lines, sets stock aside; offline orders get theirs at once. What else is written with an
   * order travels beside its stock: it is begun after the stock was, and has ended when this answers or throws. May
   * refuse NOT_ENOUGH_STOCK and DELIVERY_DATE_UNAVAILABLE, and what `beside` refuses.
   */
  place(tx: Executor, draft: OrderDraft, beside?: (order: PayableOrder) => Promise<void>): Promise<PayableOrder>
  /** Moves an order along its machine with all that follows for stock; refuses ORDER_STEP_FORBIDDEN. */
  move(tx: Executor, order: LockedOrder, step: OrderStep): Promise<void>
  /**
   * Writes lines, sums, day and place anew, and the stock with them; answers the ids that new lines got. May refuse
   * NOT_ENOUGH_STOCK (with titles) and DELIVERY_DATE_UNAVAILABLE.
   */
  rewrite(tx: Executor, before: LockedWholeOrder, after: OrderRewrite): Promise<ReadonlyMap<number, number>>
  /** The customer's checkouts follow one another from here to the end of the transaction, so presses at once see one another. */
  lockOrderingPast(tx: Executor, customerId: number): Promise<void>
  /** What a customer has received, and ordered and not paid for. */
  orderingPastOf(tx: Executor, customerId: number): Promise<OrderingPast>
}
