import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Scope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { OfflineMethod, PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { StageFacts } from '@okolitsa/domain/payments/payment-stages.ts'
import type { PaymentPhase, PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { SellerDebts } from './seller-debts.ts'

export type * from './seller-debts.ts'

// --- the gateway -------------------------------------------------------------------------------------------------

export interface PaymentRequest {
  /** Our number of this attempt, at most 30 characters. Registering it twice never charges twice. */
  readonly number: string
  readonly amount: Kopecks
  /** Shown to the customer at the bank; at most 99 characters. */
  readonly description: string
  /**
   * Where the browser returns, whatever the outcome. The last path segment is not trusted: a gateway with one address
   * per outcome may put its own there.
   */
  readonly returnUrl: string
  readonly notificationUrl: string
  /** Time to pay, seconds. */
  readonly lifetimeSeconds: number
  readonly as: 'qr' | 'page'
  /** `two` = the money is only held until it is captured. Gateways without holds charge it at once. */
  readonly stages: 'one' | 'two'
}

export interface RegisteredPayment {
  readonly gatewayOrderId: string
  /** The gateway's page for cards; null for a QR code. */
  readonly payUrl: string | null
  /** The link in a QR code; null for cards. */
  readonly payload: string | null
  readonly qrId: string | null
  /** PNG as base64; null when the gateway drew none. */
  readonly qrImage: string | null
}

/** State at the gateway. `unknown` = it does not know this payment. */
export type GatewayState =
  | 'unknown'
  | 'open'
  | 'held'
  | 'paid'
  | 'declined'
  | 'expired'
  | 'canceled'
  | 'partiallyRefunded'
  | 'refunded'

export interface GatewayStatus {
  readonly state: GatewayState
  readonly gatewayOrderId: string | null
  /** Held and not captured. */
  readonly held: Kopecks
  readonly paid: Kopecks
  readonly refunded: Kopecks
  /** The gateway's own text, for the log. */
  readonly reason: string | null
}

/** How the gateway identifies one attempt. */
export interface PaymentReference {
  readonly number: string
  readonly gatewayOrderId: string | null
  /** When the attempt was opened: its money cannot be older. */
  readonly openedAt: Date
}

/** A notification with a valid signature. Never decisive: the gateway is asked for the status. */
export interface PaymentNotification {
  readonly number: string | null
  readonly gatewayOrderId: string | null
  /** Identifies the reported event when it is notified again; one of a few values, or signed by the gateway. */
  readonly event: string
  /** Null = the gateway does not state the paid amount. */
  readonly amount: Kopecks | null
}

/** A gateway's request, with a valid signature, whether a payment is still wanted before it takes money. */
export interface Precheck {
  readonly number: string
  /** Null = the gateway asks for the amount. */
  readonly amount: Kopecks | null
}
export type PrecheckVerdict = 'payable' | 'paid' | 'over'

/** An acquirer. Every call except `readNotification` may throw GatewayFailure. */
export interface PaymentGateway {
  /** Repeating a number returns the same payment. */
  register(request: PaymentRequest): Promise<RegisteredPayment>
  status(payment: PaymentReference): Promise<GatewayStatus>
  /** True = `stages: 'two'` really holds the money. */
  readonly hasHolds: boolean
  /** Captures `amount` (above zero, at most the held sum) and releases the rest of the hold. Idempotent. */
  capture(payment: { gatewayOrderId: string; amount: Kopecks }): Promise<void>
  /** Withdraws an unpaid payment or releases a held one; a paid or closed payment is left unchanged. */
  withdraw(payment: PaymentReference & { qrId: string | null }): Promise<void>
  /** `key` identifies the refund, so that a repeated call refunds once. */
  refund(payment: { gatewayOrderId: string; openedAt: Date; amount: Kopecks; key: string }): Promise<void>
  /** Null = the signature is wrong or it is not a notification. */
  readNotification(fields: Readonly<Record<string, string>>): PaymentNotification | null
  /** Gateways that ask first: reads the request (null = forged) and formats the answer. */
  readonly precheck?: {
    read(fields: Readonly<Record<string, string>>): Precheck | null
    answer(asked: Precheck, verdict: PrecheckVerdict, amount: Kopecks): string
  }
}

/** The gateway did not do it. `unavailable` = no answer, try later; `refused` = it rejected the call. */
export class GatewayFailure extends Error {
  readonly kind: 'unavailable' | 'refused'

  constructor(kind: 'unavailable' | 'refused', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'GatewayFailure'
    this.kind = kind
  }
}

/** The configured gateways; a method without one is not offered. */
export type PaymentGateways = Readonly<Partial<Record<PaymentMethod, PaymentGateway>>>

// --- needs of payments from orders ------------------------------------------------------------------------------

export interface PayableOrder {
  readonly id: number
  readonly number: string
  readonly customerId: number
  readonly organizationId: number
  readonly state: DeliveryStatus
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly total: Kopecks
  /** Null = no online payment with a deadline is awaited: paid, held, cancelled, or paid offline. */
  readonly payBefore: Date | null
  /** Held on the customer's card and not captured. */
  readonly held: Kopecks
  /** The part not paid online is paid at handover. */
  readonly isRestInCash: boolean
  /** Method to fall back to when the awaited online payment does not come; null = the order is cancelled then. */
  readonly fallbackMethod: OfflineMethod | null
  readonly deliveryDate: IsoDate
  /** Cancelled orders: the amount the seller keeps under the order's terms. */
  readonly kept: Kopecks
}

declare const isLocked: unique symbol
/** An order whose row is locked until the transaction ends; only such an order may be changed. */
export interface LockedPayableOrder extends PayableOrder {
  readonly [isLocked]: true
}

export interface PayableOrders {
  /** Null = there is no such order within the scope. */
  find(executor: Executor, scope: Scope, orderId: number): Promise<PayableOrder | null>
  /** Locks the order's row; always before the rows of its payments. */
  lock(tx: Executor, orderId: number): Promise<LockedPayableOrder | null>
  /**
   * Money arrived or is held: promises the stock and ends the waiting. False = the order cannot take it (cancelled,
   * already paid, or out of stock, which cancels it): the money must be refunded.
   */
  takePayment(tx: Executor, order: LockedPayableOrder): Promise<boolean>
  /**
   * Changes how an unpaid order is paid; offline methods promise the stock at once. From offline to online, the earlier
   * method is kept as the fallback.
   */
  changeMethod(tx: Executor, order: LockedPayableOrder, method: PaymentMethod): Promise<void>
  /** Payment did not come in time: cancels the order and releases its stock, or applies the fallback method. */
  giveUpPayment(tx: Executor, order: LockedPayableOrder): Promise<void>
  /** The additional cost of a paid order is paid at handover. */
  payRestInCash(tx: Executor, order: LockedPayableOrder): Promise<void>
  /** Held money was lost: the order waits for it online until `payBefore` (null = no limit), stock promised. */
  awaitAgain(tx: Executor, orderId: number, payBefore: Date | null): Promise<void>
  /** Address of the seller's own site an order was placed on; null = the marketplace. */
  originOf(executor: Executor, orderId: number): Promise<string | null>
  /** `isHandedOver` = goods or dinners, no booking and no plan. `sumMayChange` = weighed or replaceable goods. */
  holdFacts(tx: Executor, orderId: number): Promise<Pick<StageFacts, 'isHandedOver' | 'sumMayChange'>>
  setMoney(tx: Executor, orderId: number, money: { status: PaymentStatus; held: Kopecks }): Promise<void>
  /** Ids of unpaid orders whose deadline is over, oldest first. */
  listOverdue(executor: Executor, now: Date, limit: number): Promise<number[]>
}

// --- questions of others to payments --------------------------------------------------------------------------------

export interface PaymentsService extends SellerDebts {
  /** Working methods each seller accepts, in the order they are offered. Unknown sellers have none. */
  methodsOf(executor: Executor, organizationIds: readonly number[]): Promise<Map<number, PaymentMethod[]>>
  /**
   * Opens the first attempt of an online order in the order's transaction; returns the payment's id. `amount` = to be
   * paid online now, when the rest is paid at handover.
   */
  open(tx: Executor, order: PayableOrder, amount?: Kopecks): Promise<string>
  /** After the commit: registers at the gateway, with a short wait; a job retries failures. */
  registerSoon(paymentIds: readonly string[]): Promise<void>
  /** In the transaction that cancels an order: withdraws open payments and refunds paid ones, except what is kept. */
  closeForCanceledOrder(tx: Executor, orderId: number): Promise<void>
  /**
   * In the transaction that changes an order's total, before or after it is written: refunds an excess, asks an unpaid
   * order for the new sum, leaves a hold to its capture, asks for a surcharge on a paid order. `key` names the change
   * and makes it idempotent.
   */
  adjust(tx: Executor, orderId: number, change: TotalChange): Promise<void>
  /**
   * In the transaction that sends an order off: requests the capture of its hold, at the current total. Idempotent;
   * does nothing without a hold.
   */
  capture(tx: Executor, orderId: number): Promise<void>
  /**
   * In the caller's transaction: records that the seller took `amount` without a gateway. Ledger and receipts count it
   * at handover. Null = it was recorded before. @throws Refusal ORDER_CHANGED (facts.due, roubles) when another sum is
   * due, ORDER_STEP_FORBIDDEN when the order is cancelled or paid online
   */
  takeOffline(tx: Executor, scope: StaffScope, orderId: number, taking: OfflineTaking): Promise<PayableOrder | null>
  offlineStateOf(executor: Executor, order: PayableOrder): Promise<OfflineState>
  viewOf(order: PayableOrder): Promise<PaymentView>
  /** Refunds of an order, done and pending, oldest first. */
  refundsOf(executor: Executor, orderId: number): Promise<RefundSummary[]>
}

export interface PaymentView {
  readonly orderId: number
  readonly number: string
  readonly organizationId: number
  readonly method: PaymentMethod
  readonly isOnline: boolean
  readonly phase: PaymentPhase
  readonly paymentStatus: PaymentStatus
  readonly isHeld: boolean
  /** Paying holds the money instead of charging it. */
  readonly willHold: boolean
  readonly isSurcharge: boolean
  /** To be paid now, or else the order's total. */
  readonly amount: Kopecks
  readonly payUrl: string | null
  readonly payload: string | null
  /** PNG as base64. */
  readonly qrImage: string | null
  readonly fallbackMethod: OfflineMethod | null
  /** Deadline of the payment; null when there is nothing to pay. */
  readonly expiresAt: Date | null
  readonly mayRetry: boolean
}

export interface TotalChange {
  /** Names the change, at most 60 characters; part of the refund's identity. */
  readonly key: string
  /** The order's total from now on. */
  readonly total: Kopecks
  /** Part of the total to be paid online, when the rest is paid at handover; absent = all of it. */
  readonly payOnline?: Kopecks
  /** The order's total until now. */
  readonly before?: Kopecks
  /** When the customer asked for the money; absent = now. The seller's deadline to give it back depends on it. */
  readonly demandedAt?: Date | undefined
  /** For the payment's history, in English or as a person wrote it. */
  readonly reason: string
}

/** Money a seller took, and who reported it. */
export interface OfflineTaking {
  readonly amount: Kopecks
  readonly actor: 'farmer' | 'admin'
  readonly actorId: number | null
  /** The courier who took it, when reported through their link. */
  readonly courierName?: string | null
}
export interface OfflineState {
  readonly taken: Kopecks
  /** To be taken by the seller without a gateway. */
  readonly due: Kopecks
}

export interface RefundSummary {
  readonly amount: Kopecks
  readonly status: 'new' | 'done' | 'failed'
  readonly createdAt: Date
}
