import { type Kopecks, ZERO } from '../money/money.ts'
import { isOnlinePayment, kindOfPaymentMethod, type PaymentMethod } from './payment-method.ts'
import type { AttemptStatus, PaymentPhase, PaymentStatus } from './payment-status.ts'

/**
 * Arrows of one attempt to pay. Money that comes late (after a decline, an expiry, a withdrawal), taken or held, is
 * still money: those arrows exist, and such a payment is returned when its order can no longer take it. A hold ends by
 * its capture, by ours letting it go (canceled) or by the bank's (expired, canceled).
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

/** Statuses in which the customer may still pay this attempt. */
export const isOpenAttempt = (status: AttemptStatus): boolean => status === 'new' || status === 'registered'

/** Statuses without money from which only late money leads on. */
export const isClosedAttempt = (status: AttemptStatus): boolean =>
  status === 'declined' || status === 'expired' || status === 'canceled'

/** What decides whether an attempt may still be paid and whether what the bank holds of it is taken. */
export interface AttemptFacts {
  readonly status: AttemptStatus
  /** We have begun to take it back at the gateway, which may let a hold go at any moment now. For good. */
  readonly isWithdrawing: boolean
  readonly expiresAt: Date
}

/** May the customer pay this attempt at the bank now? */
export const mayBePaid = ({ status, isWithdrawing, expiresAt }: AttemptFacts, now: Date): boolean =>
  isOpenAttempt(status) && !isWithdrawing && expiresAt > now

/**
 * May an attempt be taken back at the gateway? What is held for its order may not: whoever wants that closes the attempt
 * first. So of one hold either `mayTakeHold` or this comes first under the order's lock, and forbids the other.
 */
export const mayWithdraw = (status: AttemptStatus): boolean => isOpenAttempt(status) || isClosedAttempt(status)

/** May an order live on what the bank holds of an attempt? Not when we are about to let it go ourselves. */
export const mayTakeHold = ({ status, isWithdrawing }: Pick<AttemptFacts, 'status' | 'isWithdrawing'>): boolean =>
  !isWithdrawing && mayMoveAttempt(status, 'held')

/** What the payment page shows for an attempt. */
export function phaseOfAttempt(status: AttemptStatus): PaymentPhase {
  switch (status) {
    case 'new':
      return 'preparing'
    case 'registered':
      return 'waiting'
    // the customer has done their part; when the bank takes the money is our affair
    case 'held':
      return 'paid'
    case 'partiallyRefunded':
      return 'refunded'
    default:
      return status
  }
}

const AT_THE_BANK_MINUTES = 30

/** How long an online order waits for its money, minutes: the customer is at the bank, or has a link to pay some day. */
export const payWithinMinutes = (method: PaymentMethod): number =>
  kindOfPaymentMethod(method) === 'link' ? 24 * 60 : AT_THE_BANK_MINUTES

/**
 * Until when an order placed at `from` waits for its money: no longer than its seller takes orders for its day, but
 * never shorter than a payment at the bank takes.
 */
export function payBefore(method: PaymentMethod, from: Date, cutOff: Date): Date {
  const after = (minutes: number) => from.getTime() + minutes * 60_000
  const latest = Math.min(after(payWithinMinutes(method)), cutOff.getTime())
  return new Date(Math.max(after(AT_THE_BANK_MINUTES), latest))
}

/** Payment status of an order of which no money came: a link is issued first, and what costs nothing is paid. */
export const awaitedStatus = (method: PaymentMethod, total: Kopecks): PaymentStatus => {
  if (total === ZERO) return 'paid'
  if (!isOnlinePayment(method)) return 'open'
  return kindOfPaymentMethod(method) === 'link' ? 'issued' : 'wait'
}

/** How long the customer has when a bank let a hold go before the order left, and for what a total grew by, minutes. */
export const PAY_AGAIN_MINUTES = 24 * 60

/** Stock stays held this much longer than the time to pay, so that the last money finds it, minutes. */
export const HOLD_GRACE_MINUTES = 10

/** Minutes past its time that a payment still waits for the word of a silent gateway. */
export const SILENCE_MINUTES = 10

/** Attempts to pay one order that may begin within an hour: nobody means more. */
const ATTEMPTS_AN_HOUR = 20
const HOUR_MS = 3_600_000

/** Seconds until one more attempt may begin; 0 = now. `begun`: when the order's attempts began. */
export function secondsUntilNextAttempt(begun: readonly Date[], now: Date): number {
  const limiting = begun.toSorted((a, b) => b.getTime() - a.getTime())[ATTEMPTS_AN_HOUR - 1]
  return limiting ? Math.max(0, Math.ceil((limiting.getTime() + HOUR_MS - now.getTime()) / 1_000)) : 0
}

/** Checks are not counted further: a payment page may stay open for a day and ask all the time. */
const MAX_CHECKS = 100
/** The count of checks after one more. */
export const plusCheck = (checks: number): number => Math.min(checks + 1, MAX_CHECKS)

/**
 * Seconds until the gateway is asked again about an unsettled attempt: often at first, when the customer is at the
 * bank, then seldom. `checks` = how many times it was asked.
 */
export function nextCheckDelaySeconds(checks: number): number {
  return Math.min(300, 10 * 2 ** Math.min(checks, 5))
}

/** Seconds between looks at a hold: the bank may let it go by itself. */
export const HOLD_CHECK_SECONDS = 6 * 3_600

/** Seconds between looks after late money for an attempt that was closed without the gateway's word; then never. */
export const LATE_MONEY_CHECKS_SECONDS = [120, 600, 3_600, 21_600, 86_400] as const
