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
  /** Our number of this attempt; at most 30 characters. Registering it twice never charges twice. */
  readonly number: string
  readonly amount: Kopecks
  /** What the customer sees at the bank; at most 99 characters. */
  readonly description: string
  /**
   * Where the browser comes back, whatever the outcome. The last segment is not trusted: a gateway with an
   * address for each outcome may put its own there.
   */
  readonly returnUrl: string
  /** Where the gateway sends its notifications. */
  readonly notificationUrl: string
  /** How long it may be paid, seconds. */
  readonly lifetimeSeconds: number
  readonly as: 'qr' | 'page'
  /** `two`: the money is only held until it is captured. Gateways without holds take it at once all the same. */
  readonly stages: 'one' | 'two'
}

export interface RegisteredPayment {
  readonly gatewayOrderId: string
  /** The gateway's page for cards; null for a QR code. */
  readonly payUrl: string | null
  /** The link a QR code holds; null for cards. */
  readonly payload: string | null
  readonly qrId: string | null
  /** Base64 of a PNG; null when the gateway drew none. */
  readonly qrImage: string | null
}

/** What the gateway says. `unknown` = it never heard of this payment. */
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
  /** The gateway's own words, for the log. */
  readonly reason: string | null
}

/** How one attempt is known to the gateway. */
export interface PaymentReference {
  readonly number: string
  readonly gatewayOrderId: string | null
  /** When the attempt was made: its money is not older. */
  readonly openedAt: Date
}

/** A notification whose signature is right. Never the last word: the gateway is asked for the status. */
export interface PaymentNotification {
  readonly number: string | null
  readonly gatewayOrderId: string | null
  /** What it tells of, the same whenever it is told again; one of few, or signed by the gateway. */
  readonly event: string
  /** What was paid by it; null = it does not say. */
  readonly amount: Kopecks | null
}

/** A gateway asks, before it takes money, whether the payment is still wanted. Its signature is right. */
export interface Precheck {
  readonly number: string
  /** Null = the gateway asks for the amount. */
  readonly amount: Kopecks | null
}
export type PrecheckVerdict = 'payable' | 'paid' | 'over'

/** An acquirer. Every call but `readNotification` may throw GatewayFailure. */
export interface PaymentGateway {
  /** Repeating the same number answers the same payment. */
  register(request: PaymentRequest): Promise<RegisteredPayment>
  status(payment: PaymentReference): Promise<GatewayStatus>
  /** True = `stages: 'two'` really holds. */
  readonly hasHolds: boolean
  /**
   * Takes `amount` (above zero, at most what is held) of a held payment and gives the rest of the hold free. Repeating
   * what was done is no failure.
   */
  capture(payment: { gatewayOrderId: string; amount: Kopecks }): Promise<void>
  /**
   * Takes an unpaid payment back and lets a held one go; a payment that is paid or gone already is left as it is.
   */
  withdraw(payment: PaymentReference & { qrId: string | null }): Promise<void>
  /** `key` marks the refund so that a repeated call returns the money once. */
  refund(payment: { gatewayOrderId: string; openedAt: Date; amount: Kopecks; key: string }): Promise<void>
  /** Null = the signature is wrong or it is not a notification. */
  readNotification(fields: Readonly<Record<string, string>>): PaymentNotification | null
  /** Of gateways that ask first: reads the question (null = forged) and words the answer. */
  readonly precheck?: {
    read(fields: Readonly<Record<string, string>>): Precheck | null
    answer(asked: Precheck, verdict: PrecheckVerdict, amount: Kopecks): string
  }
}

/** The gateway did not do it. `unavailable`: no answer, try later; `refused`: it answered no. */
export class GatewayFailure extends Error {
  readonly kind: 'unavailable' | 'refused'

  constructor(kind: 'unavailable' | 'refused', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'GatewayFailure'
    this.kind = kind
  }
}

/** The gateways that are configured; a method without one is not offered. */
export type PaymentGateways = Readonly<Partial<Record<PaymentMethod, PaymentGateway>>>

// --- what payments need from orders ------------------------------------------------------------------------------

export interface PayableOrder {
  readonly id: number
  readonly number: string
  readonly customerId: number
  readonly organizationId: number
  readonly state: DeliveryStatus
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly total: Kopecks
  /** Null = nothing is awaited online with a time to it: paid, held, cancelled, or paid offline. */
  readonly payBefore: Date | null
  /** Held on the customer's card and not captured. */
  readonly held: Kopecks
  /** What online payments do not cover is paid at the hand-over. */
  readonly isRestInCash: boolean
  /** How it is paid when the online payment that is awaited instead does not come; null = it is cancelled then. */
  readonly fallbackMethod: OfflineMethod | null
  readonly deliveryDate: IsoDate
  /** Of a cancelled order: what the seller keeps of the money that came, by the order's terms. */
  readonly kept: Kopecks
}

declare const isLocked: unique symbol
/** An order whose row is locked until the transaction ends: only this may be changed. */
export interface LockedPayableOrder extends PayableOrder {
  readonly [isLocked]: true
}

export interface PayableOrders {
  /** Null = there is no such order within the scope. */
  find(executor: Executor, scope: Scope, orderId: number): Promise<PayableOrder | null>
  /** Locks the order's row; always before the rows of its payments. */
  lock(tx: Executor, orderId: number): Promise<LockedPayableOrder | null>
  /**
   * Money came or is held: stock is promised, nothing is awaited. False = the order can not take it (cancelled, paid
   * already, or its stock ran out, in which case it is cancelled): the money must go back.
   */
  takePayment(tx: Executor, order: LockedPayableOrder): Promise<boolean>
  /**
   * Another way to pay an unpaid order; offline methods promise the stock at once. From offline to online the order
   * keeps its earlier way to fall back to.
   */
  changeMethod(tx: Executor, order: LockedPayableOrder, method: PaymentMethod): Promise<void>
  /**
   * Nobody paid in time: the order is cancelled and its stock released, or it falls back to the way it was to be paid in.
   */
  giveUpPayment(tx: Executor, order: LockedPayableOrder): Promise<void>
  /** What a paid order costs more since is paid when it is handed over. */
  payRestInCash(tx: Executor, order: LockedPayableOrder): Promise<void>
  /**
   * Money that was held is gone: the order waits for it again until `payBefore` (null = without an end), all of it
   * online; its stock stays promised.
   */
  awaitAgain(tx: Executor, orderId: number, payBefore: Date | null): Promise<void>
  /** Address of the seller's own site an order was placed on; null = the marketplace. */
  originOf(executor: Executor, orderId: number): Promise<string | null>
  /**
   * `isHandedOver`: goods or dinners, no booking and no plan. `sumMayChange`: goods by weight, or lines that may be
   * replaced.
   */
  holdFacts(tx: Executor, orderId: number): Promise<Pick<StageFacts, 'isHandedOver' | 'sumMayChange'>>
  setMoney(tx: Executor, orderId: number, money: { status: PaymentStatus; held: Kopecks }): Promise<void>
  /** Ids of unpaid orders whose time to pay is over, oldest first. */
  listOverdue(executor: Executor, now: Date, limit: number): Promise<number[]>
}

// --- what others may ask payments --------------------------------------------------------------------------------

export interface PaymentsService extends SellerDebts {
  /** Methods each seller accepts and that work now, in the order they are offered. Unknown sellers get none. */
  methodsOf(executor: Executor, organizationIds: readonly number[]): Promise<Map<number, PaymentMethod[]>>
  /**
   * Opens the first attempt of an online order in the order's transaction; answers the payment's id. `amount` = what is
   * paid at once, where the rest is paid at the hand-over.
   */
  open(tx: Executor, order: PayableOrder, amount?: Kopecks): Promise<string>
  /** After commit: registers at the gateway, waiting a little; what fails is carried on by a job. */
  registerSoon(paymentIds: readonly string[]): Promise<void>
  /** In the transaction that cancels an order: withdraws what is open and returns what is paid, but what is kept. */
  closeForCanceledOrder(tx: Executor, orderId: number): Promise<void>
  /**
   * In the transaction that changes an order's total, before or after it is written: gives back what is paid too much,
   * asks an unpaid order for the new sum, leaves a hold to its capture, asks for what is missing of a paid order.
   * `key` names the change: repeating it changes nothing.
   */
  adjust(tx: Executor, orderId: number, change: TotalChange): Promise<void>
  /**
   * In the transaction that sends an order off: asks for the capture of what is held, at the order's current total.
   * Safe to repeat; an order without a hold is left as it is.
   */
  capture(tx: Executor, orderId: number): Promise<void>
  /**
   * In the caller's transaction: the seller took `amount` without a gateway. Journal and receipts count it at the
   * hand-over. Repeating it takes nothing more and answers null. Refuses ORDER_CHANGED (facts.due, roubles) when another sum is due and
   * ORDER_STEP_FORBIDDEN when the order is cancelled or paid online.
   */
  takeOffline(tx: Executor, scope: StaffScope, orderId: number, taking: OfflineTaking): Promise<PayableOrder | null>
  offlineStateOf(executor: Executor, order: PayableOrder): Promise<OfflineState>
  /** The payment page's view of an order. */
  viewOf(order: PayableOrder): Promise<PaymentView>
  /** Money returned or being returned for an order, oldest first. */
  refundsOf(executor: Executor, orderId: number): Promise<RefundSummary[]>
}

/** The payment of one order, as the payment page shows it. */
export interface PaymentView {
  readonly orderId: number
  readonly number: string
  readonly organizationId: number
  readonly method: PaymentMethod
  readonly isOnline: boolean
  readonly phase: PaymentPhase
  readonly paymentStatus: PaymentStatus
  readonly isHeld: boolean
  /** Paying holds the money. */
  readonly willHold: boolean
  readonly isSurcharge: boolean
  /** To be paid now, or what the order costs. */
  readonly amount: Kopecks
  readonly payUrl: string | null
  readonly payload: string | null
  /** Base64 of a PNG. */
  readonly qrImage: string | null
  readonly fallbackMethod: OfflineMethod | null
  /** When the time to pay ends; null when there is nothing to pay. */
  readonly expiresAt: Date | null
  readonly mayRetry: boolean
}

export interface TotalChange {
  /** Names the change, at most 60 characters; part of the refund's identity. */
  readonly key: string
  /** What the order costs from now on. */
  readonly total: Kopecks
  /** What of it is paid online, where the rest is paid at the hand-over; absent = all that was. */
  readonly payOnline?: Kopecks
  /** What the order cost until now. */
  readonly before?: Kopecks
  /** When the customer asked for the money; absent = now. What the seller gives back by hand is due by it. */
  readonly demandedAt?: Date | undefined
  /** For the payment's history, in English or as a person wrote it. */
  readonly reason: string
}

/** Money a seller took, and who says so. */
export interface OfflineTaking {
  readonly amount: Kopecks
  readonly actor: 'farmer' | 'admin'
  readonly actorId: number | null
  /** The courier who took it by their link. */
  readonly courierName?: string | null
}
export interface OfflineState {
  readonly taken: Kopecks
  /** What the seller is still to get without a gateway. */
  readonly due: Kopecks
}

export interface RefundSummary {
  readonly amount: Kopecks
  readonly status: 'new' | 'done' | 'failed'
  readonly createdAt: Date
}
