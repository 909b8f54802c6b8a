import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Scope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { OfflineMethod, PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { StageFacts } from '@okolitsa/domain/payments/payment-stages.ts'
import type { PaymentPhase, PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { MarketRefunds, RefundSummary } from './market-refunds.ts'
import type { PaymentSearch } from './payment-search.ts'
import type { SellerDebts } from './seller-debts.ts'

export type * from './market-refunds.ts'
export type * from './seller-debts.ts'

// --- the gateway -------------------------------------------------------------------------------------------------

export interface PaymentRequest {
  /** The shop's number of this attempt, at most 30 characters. A repeated registration never charges twice. */
  readonly number: string
  readonly amount: Kopecks
  /** Description displayed to the customer by the bank; at most 99 characters. */
  readonly description: string
  /**
   * URL to which the browser returns after any outcome. Its last path segment is not trusted, because a gateway with
   * one URL per outcome may replace it.
   */
  readonly returnUrl: string
  readonly notificationUrl: string
  /** Time allowed for paying, seconds. */
  readonly lifetimeSeconds: number
  readonly as: 'qr' | 'page'
  /** `two` = the money is held until it is captured. Gateways without holds charge it immediately. */
  readonly stages: 'one' | 'two'
}

export interface RegisteredPayment {
  readonly gatewayOrderId: string
  /** URL of the gateway's card page; null for a QR code. */
  readonly payUrl: string | null
  /** The link encoded in the QR code; null for cards. */
  readonly payload: string | null
  readonly qrId: string | null
  /** The QR code as a base64 PNG; null when the gateway draws none. */
  readonly qrImage: string | null
}

/** State of a payment at the gateway. `unknown` = the gateway does not know this payment. */
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
  /** Amount held and not captured. */
  readonly held: Kopecks
  readonly paid: Kopecks
  readonly refunded: Kopecks
  /** The gateway's own text for the log. */
  readonly reason: string | null
  readonly cardEnd?: string
}

/** Identification of an attempt at the gateway. */
export interface PaymentReference {
  readonly number: string
  readonly gatewayOrderId: string | null
  /** Time when the attempt was opened: its money cannot be older. */
  readonly openedAt: Date
}

/** A notification with a valid signature. Its content never decides: the status is requested from the gateway. */
export interface PaymentNotification {
  readonly number: string | null
  readonly gatewayOrderId: string | null
  /** Identifies the reported event when it is notified again; one of a few values, or signed by the gateway. */
  readonly event: string
  /** Amount paid according to the notification; null = not stated. */
  readonly amount: Kopecks | null
}

/** A signed request by which a gateway checks, before taking money, that the payment is still wanted. */
export interface Precheck {
  readonly number: string
  /** Amount stated by the gateway; null = the gateway requests it. */
  readonly amount: Kopecks | null
}
export type PrecheckVerdict = 'payable' | 'paid' | 'over'

/** An acquirer. Every call except `readNotification` may throw GatewayFailure. */
export interface PaymentGateway {
  /** Registers a payment. A repeated number returns the same payment. */
  register(request: PaymentRequest): Promise<RegisteredPayment>
  status(payment: PaymentReference): Promise<GatewayStatus>
  /** True = the gateway holds the money when `stages` is `two`. */
  readonly hasHolds: boolean
  /** Captures `amount` (above zero, at most the held sum) and releases the remaining hold. Idempotent. */
  capture(payment: { gatewayOrderId: string; amount: Kopecks }): Promise<void>
  /** Withdraws an unpaid payment or releases a held one; a paid or closed payment is left unchanged. */
  withdraw(payment: PaymentReference & { qrId: string | null }): Promise<void>
  /** Refunds `amount`. A repeated `key` refunds once. */
  refund(payment: { gatewayOrderId: string; openedAt: Date; amount: Kopecks; key: string }): Promise<void>
  /** Verifies and parses a notification; null = the signature is wrong, or the request is no notification. */
  readNotification(fields: Readonly<Record<string, string>>): PaymentNotification | null
  /**
   * Check before the payment, at gateways that support it: parses the request (null = forged) and formats the answer.
   */
  readonly precheck?: {
    read(fields: Readonly<Record<string, string>>): Precheck | null
    answer(asked: Precheck, verdict: PrecheckVerdict, amount: Kopecks): string
  }
}

/** A failed gateway call. `unavailable` = no answer, retry later; `refused` = the gateway rejected the call. */
export class GatewayFailure extends Error {
  readonly kind: 'unavailable' | 'refused'

  constructor(kind: 'unavailable' | 'refused', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'GatewayFailure'
    this.kind = kind
  }
}

/** The configured gateways by method; a method without one is not offered. */
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
  /** Deadline of the awaited online payment; null = none is awaited: paid, held, cancelled, or paid offline. */
  readonly payBefore: Date | null
  /** Amount held on the customer's card and not captured. */
  readonly held: Kopecks
  /** True = the part not paid online is due at handover. */
  readonly isRestInCash: boolean
  /** Method applied when the awaited online payment does not come; null = the order is cancelled then. */
  readonly fallbackMethod: OfflineMethod | null
  readonly deliveryDate: IsoDate
  /** Amount retained by the seller under the terms of a cancelled order. */
  readonly kept: Kopecks
}

declare const isLocked: unique symbol
/** An order whose row is locked until the transaction ends; only such an order may be changed. */
export interface LockedPayableOrder extends PayableOrder {
  readonly [isLocked]: true
}

export interface PayableOrders {
  /** An order within the scope; null = none. */
  find(executor: Executor, scope: Scope, orderId: number): Promise<PayableOrder | null>
  /** Locks the order's row; always before the rows of its payments. */
  lock(tx: Executor, orderId: number): Promise<LockedPayableOrder | null>
  /**
   * Records received or held money: allocates the stock and ends the wait for payment. False = the order cannot accept
   * it (cancelled, already paid, or out of stock, which cancels it), and the money must be refunded.
   */
  takePayment(tx: Executor, order: LockedPayableOrder): Promise<boolean>
  /**
   * Changes the payment method of an unpaid order; offline methods allocate the stock immediately. A change from
   * offline to online stores the earlier method as the fallback.
   */
  changeMethod(tx: Executor, order: LockedPayableOrder, method: PaymentMethod): Promise<void>
  /**
   * Ends the wait for a payment that did not come in time: cancels the order and releases its stock, or applies the
   * fallback method.
   */
  giveUpPayment(tx: Executor, order: LockedPayableOrder): Promise<void>
  /** Makes the additional cost of a paid order due at handover. */
  payRestInCash(tx: Executor, order: LockedPayableOrder): Promise<void>
  /**
   * Makes the order wait for an online payment again after a hold was lost, until `payBefore` (null = no limit); the
   * stock stays allocated.
   */
  awaitAgain(tx: Executor, orderId: number, payBefore: Date | null): Promise<void>
  /** URL of the seller's own site on which the order was placed; null = the marketplace. */
  originOf(executor: Executor, orderId: number): Promise<string | null>
  /** `isHandedOver` = goods or dinners, which have a handover. `sumMayChange` = weighed or replaceable goods. */
  holdFacts(tx: Executor, orderId: number): Promise<Pick<StageFacts, 'isHandedOver' | 'sumMayChange'>>
  setMoney(tx: Executor, orderId: number, money: { status: PaymentStatus; held: Kopecks }): Promise<void>
  /** Ids of unpaid orders whose deadline is over, oldest first. */
  listOverdue(executor: Executor, now: Date, limit: number): Promise<number[]>
}

// --- questions of others to payments --------------------------------------------------------------------------------

export interface PaymentsService extends SellerDebts, MarketRefunds {
  findOrders(executor: Executor, asked: PaymentSearch, most: number): Promise<number[]>
  /** Working methods accepted by each seller, in the order they are offered; empty for unknown sellers. */
  methodsOf(executor: Executor, organizationIds: readonly number[]): Promise<Map<number, PaymentMethod[]>>
  /**
   * Opens the first attempt of an online order in the order's transaction; returns the payment's id. `amount` = the
   * online part when the remainder is due at handover.
   */
  open(tx: Executor, order: PayableOrder, amount?: Kopecks): Promise<string>
  /** Registers payments at the gateway after the commit, with a short wait; a job retries failures. */
  registerSoon(paymentIds: readonly string[]): Promise<void>
  /**
   * In the transaction that cancels an order: withdraws open payments and refunds paid ones except the retained amount.
   */
  closeForCanceledOrder(tx: Executor, orderId: number): Promise<void>
  /**
   * In the transaction that changes an order's total, before or after it is stored: refunds an excess, requests the new
   * sum of an unpaid order, leaves a hold to its capture, and requests a surcharge of a paid order. `key` identifies
   * the change and makes the call idempotent.
   */
  adjust(tx: Executor, orderId: number, change: TotalChange): Promise<void>
  /**
   * In the transaction that sends an order off: requests the capture of its hold at the current total. Idempotent; has
   * no effect without a hold.
   */
  capture(tx: Executor, orderId: number): Promise<void>
  /**
   * In the caller's transaction: records that the seller took `amount` without a gateway. Ledger and receipts include
   * it at handover. Null = it was recorded before.
   * @throws Refusal ORDER_CHANGED (facts.due, roubles) when another sum is due, ORDER_STEP_FORBIDDEN when the order is
   * cancelled or paid online
   */
  takeOffline(tx: Executor, scope: StaffScope, orderId: number, taking: OfflineTaking): Promise<PayableOrder | null>
  offlineStateOf(executor: Executor, order: PayableOrder): Promise<OfflineState>
  viewOf(order: PayableOrder): Promise<PaymentView>
  /** Refunds of an order, done and pending, oldest first. */
  refundsOf(executor: Executor, orderId: number): Promise<RefundSummary[]>
  /** Ids of the refunds of a payment. */
  refundIdsOf(executor: Executor, paymentId: string): Promise<string[]>
  /** Ids of the payments of refunds, by the id of the refund. */
  paymentsOfRefunds(executor: Executor, refundIds: readonly string[]): Promise<ReadonlyMap<string, string>>
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
  /** True = paying holds the money instead of charging it. */
  readonly willHold: boolean
  readonly isSurcharge: boolean
  /** Amount to pay now; the order's total when no payment is due. */
  readonly amount: Kopecks
  readonly payUrl: string | null
  readonly payload: string | null
  /** The QR code as a base64 PNG. */
  readonly qrImage: string | null
  readonly fallbackMethod: OfflineMethod | null
  /** Deadline of the payment; null = no payment is due. */
  readonly expiresAt: Date | null
  readonly mayRetry: boolean
}

export interface TotalChange {
  /** Identifier of the change, at most 60 characters; part of the refund's identity. */
  readonly key: string
  /** The order's total after the change. */
  readonly total: Kopecks
  /** Part of the total to be paid online when the remainder is due at handover; absent = all of it. */
  readonly payOnline?: Kopecks
  /** The order's total before the change. */
  readonly before?: Kopecks
  /**
   * Time when the customer requested the money; absent = now. The seller's deadline for the repayment depends on it.
   */
  readonly demandedAt?: Date | undefined
  /** Reason stored in the payment's history: in English, or as typed by a person. */
  readonly reason: string
}

/** Money taken by a seller, and the person who reported it. */
export interface OfflineTaking {
  readonly amount: Kopecks
  readonly actor: 'farmer' | 'admin'
  readonly actorId: number | null
  /** Name of the courier who took the money, when reported through the courier's link. */
  readonly courierName?: string | null
}
export interface OfflineState {
  readonly taken: Kopecks
  /** Amount still to be taken by the seller without a gateway. */
  readonly due: Kopecks
}
