import { type Kopecks, ZERO } from '../money/money.ts'
import { balanceOf, type PaymentSums } from './payment-balance.ts'
import { isOnlinePayment, type PaymentMethod } from './payment-method.ts'

/** What decides whether the seller has money to take themselves. */
export interface OfflineMoney {
  readonly method: PaymentMethod
  readonly isCanceled: boolean
  /** What online payments do not cover is paid at the hand-over. */
  readonly isRestInCash: boolean
  /** What the order costs now. */
  readonly total: Kopecks
  readonly payments: readonly PaymentSums[]
  /** What the seller took already. */
  readonly taken: Kopecks
}

/**
 * What the seller is still to get without a gateway: in cash, to their account, by a card of their own. A total that
 * fell afterwards leaves nothing to take; what the seller gives back by hand is not counted here.
 */
export function offlineDue({ method, isCanceled, isRestInCash, total, payments, taken }: OfflineMoney): Kopecks {
  if (isCanceled || (isOnlinePayment(method) && !isRestInCash)) return ZERO
  return Math.max(0, balanceOf(total, payments).missing - taken) as Kopecks
}
