import type { OrderSums } from '@okolitsa/domain/checkout/order-sums.ts'
import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { ParcelEnd } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DoorPlace } from '@okolitsa/domain/orders/delivery-target.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
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

export interface DraftLine {
  readonly productId: number
  readonly title: string
  readonly slug: string
  readonly categoryUrlKey: string
  readonly image: string
  readonly unit: string
  readonly measure: number
  readonly isWeight: boolean
  readonly vat: number | null
  readonly price: Kopecks
  readonly finalPrice: Kopecks
  /** Sale steps. */
  readonly quantity: number
  readonly substitution: SubstitutionRule
}

/** An order that was checked and priced and only has to be written. */
export interface OrderDraft {
  readonly orderGroupId: string
  readonly cartId: string
  /** Others gathered the cart too. */
  readonly isShared: boolean
  readonly customerId: number
  readonly organizationId: number
  readonly deliveryKind: DeliveryKind
  readonly paymentMethod: PaymentMethod
  readonly place: OrderPlace
  readonly tradePlaceId: number | null
  readonly recipient: { readonly name: string; readonly phone: string }
  readonly comment: string
  readonly delivery: {
    readonly date: IsoDate
    readonly fromHour: number
    readonly toHour: number
    readonly timeZone: string
  }
  /** The subscription pays for the courier: the customer has one free delivery less until the order is cancelled. */
  readonly usesFreeDelivery: boolean
  /** CDEK only: the quote the order is placed by, and the point when it is not brought home. */
  readonly carrier: {
    readonly tariff: {
      readonly tariffCode: number
      readonly end: ParcelEnd
      readonly daysMin: number
      readonly daysMax: number
    }
    readonly point: OrderCarrierPoint | null
    readonly parcelGrams: number
  } | null
  readonly sums: OrderSums
  readonly lines: readonly DraftLine[]
}

/** An order as it was read, with what its machine needs. */
export interface OrderState extends PayableOrder {
  readonly deliveryKind: DeliveryKind
  readonly timeZone: string
  readonly placedAt: Date
}

/** An order whose row is locked until the transaction ends: only this may be moved and changed. Made by `lockOrder`. */
export interface LockedOrder extends OrderState, LockedPayableOrder {}

export interface OrderStep {
  readonly to: DeliveryStatus
  readonly actor: OrderActor
  /** Null for jobs. */
  readonly actorId: number | null
  readonly reason: string
}

/** The only writer of orders: places and moves them with their stock, in the caller's transaction. */
export interface OrderLifecycle extends PayableOrders {
  /** Writes the order and its lines, sets stock aside; offline orders get theirs at once. May refuse NOT_ENOUGH_STOCK. */
  place(tx: Executor, draft: OrderDraft): Promise<PayableOrder>
  lockOrder(tx: Executor, orderId: number): Promise<LockedOrder | null>
  /** Moves an order along its machine with all that follows for stock; refuses ORDER_STEP_FORBIDDEN. */
  move(tx: Executor, order: LockedOrder, step: OrderStep): Promise<void>
}

/** An order to be put into a cart again. */
export interface OrderToRepeat {
  readonly organizationId: number
  readonly place: Location
  /** Received or cancelled, and within the follow-up window. */
  readonly mayRepeat: boolean
  readonly lines: readonly { readonly productId: number; readonly title: string; readonly quantity: number }[]
}

/** Placed orders for modules above. */
export interface OrdersService {
  /** For the cart's «repeat»; null = unknown or somebody else's. */
  linesOfOrder(scope: CustomerScope, orderId: number): Promise<OrderToRepeat | null>
}
