import { type Kopecks, ZERO } from '../money/money.ts'
import { isOnlinePayment, kindOfPaymentMethod, type PaymentMethod } from './payment-method.ts'
import type { AttemptStatus, PaymentPhase, PaymentStatus } from './payment-status.ts'

/**
 * Transitions of one payment attempt. Late money (after a decline, an expiry or a withdrawal), captured or held, is
 * still money, so those transitions exist; it is returned when its order can no longer accept it. A hold ends by its
 * capture, by our release (canceled) or by the bank's (expired, canceled).
 */
const attemptArrows: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  new: ['registered', 'held', 'paid', 'declined', 'expired', 'canceled'],
  registered: ['held', 'paid', 'declined', 'expired', 'canceled'],
  held: ['paid', 'expired', 'canceled'],
  declined: ['held', 'paid'],
  expired: ['held', 'paid'],
  canceled: ['held', 'paid'],
  paid: ['partiallyRefunded', 'refunded'],
  partiallyRefunded: ['partiallyRefunded', 'refunded'],
  refunded: [],
}

export const mayMoveAttempt = (from: AttemptStatus, to: AttemptStatus): boolean => attemptArrows[from].includes(to)

/** True = the customer may still pay this attempt. */
export const isOpenAttempt = (status: AttemptStatus): boolean => status === 'new' || status === 'registered'

/** True = a status without money that only a late payment can change. */
export const isClosedAttempt = (status: AttemptStatus): boolean =>
  status === 'declined' || status === 'expired' || status === 'canceled'

/** Facts that determine whether an attempt may still be paid and whether its hold may be captured. */
export interface AttemptFacts {
  readonly status: AttemptStatus
  /** True = its withdrawal at the gateway has begun; the gateway may release a hold at any moment. */
  readonly isWithdrawing: boolean
  readonly expiresAt: Date
}

export const mayBePaid = ({ status, isWithdrawing, expiresAt }: AttemptFacts, now: Date): boolean =>
  isOpenAttempt(status) && !isWithdrawing && expiresAt > now

/**
 * True = the attempt may be withdrawn at the gateway. A held one may not, so it has to be closed first. Under the
 * order's lock, `mayTakeHold` and this exclude each other for one hold.
 */
export const mayWithdraw = (status: AttemptStatus): boolean => isOpenAttempt(status) || isClosedAttempt(status)

/** True = the order may rely on the attempt's hold, because we are not about to release it. */
export const mayTakeHold = ({ status, isWithdrawing }: Pick<AttemptFacts, 'status' | 'isWithdrawing'>): boolean =>
  !isWithdrawing && mayMoveAttempt(status, 'held')

/** The payment page's phase of an attempt. */
export function phaseOfAttempt(status: AttemptStatus): PaymentPhase {
  switch (status) {
    case 'new':
      return 'preparing'
    case 'registered':
      return 'waiting'
    // the customer has paid; the capture is internal
    case 'held':
      return 'paid'
    case 'partiallyRefunded':
      return 'refunded'
    default:
      return status
  }
}

const AT_THE_BANK_MINUTES = 30

/** Minutes to pay an online order: at the bank now, or later by a link. */
export const payWithinMinutes = (method: PaymentMethod): number =>
  kindOfPaymentMethod(method) === 'link' ? 24 * 60 : AT_THE_BANK_MINUTES

/**
 * Deadline of the payment of an order placed at `from`: at the latest the seller's cutoff of its day, but never earlier
 * than a payment at the bank takes.
 */
export function payBefore(method: PaymentMethod, from: Date, cutOff: Date): Date {
  const after = (minutes: number) => from.getTime() + minutes * 60_000
  const latest = Math.min(after(payWithinMinutes(method)), cutOff.getTime())
  return new Date(Math.max(after(AT_THE_BANK_MINUTES), latest))
}

/** Payment status of an order without received money: with a link it is issued first, and a free order is paid. */
export const awaitedStatus = (method: PaymentMethod, total: Kopecks): PaymentStatus => {
  if (total === ZERO) return 'paid'
  if (!isOnlinePayment(method)) return 'open'
  return kindOfPaymentMethod(method) === 'link' ? 'issued' : 'wait'
}

/** Minutes to pay again after a bank released a hold before the order left, and to pay a surcharge. */
export const PAY_AGAIN_MINUTES = 24 * 60

/** Minutes for which stock stays reserved after the payment deadline, for late money. */
export const HOLD_GRACE_MINUTES = 10

/** Minutes for which a payment past its deadline waits for an unresponsive gateway. */
export const SILENCE_MINUTES = 10

const ATTEMPTS_AN_HOUR = 20
const HOUR_MS = 3_600_000

/** Seconds until another attempt may begin; 0 = now. @param begun start times of the order's attempts */
export function secondsUntilNextAttempt(begun: readonly Date[], now: Date): number {
  const limiting = begun.toSorted((a, b) => b.getTime() - a.getTime())[ATTEMPTS_AN_HOUR - 1]
  return limiting ? Math.max(0, Math.ceil((limiting.getTime() + HOUR_MS - now.getTime()) / 1_000)) : 0
}

/** Maximum counted checks: a payment page may stay open for a day and check continuously. */
const MAX_CHECKS = 100
export const plusCheck = (checks: number): number => Math.min(checks + 1, MAX_CHECKS)

/**
 * Seconds until the next check of an unsettled attempt at the gateway: short at first, while the customer is at the
 * bank, then growing. @param checks checks so far
 */
export function nextCheckDelaySeconds(checks: number): number {
  return Math.min(300, 10 * 2 ** Math.min(checks, 5))
}

/** Seconds between checks of a hold, which the bank may release. */
export const HOLD_CHECK_SECONDS = 6 * 3_600

/**
 * Seconds between checks for late money of an attempt closed without the gateway's answer; the last interval ends the
 * checks.
 */
export const LATE_MONEY_CHECKS_SECONDS = [120, 600, 3_600, 21_600, 86_400] as const
