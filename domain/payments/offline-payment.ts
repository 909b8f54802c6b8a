import { type Kopecks, ZERO } from '../money/money.ts'
import { balanceOf, type PaymentSums } from './payment-balance.ts'
import { isOnlinePayment, type PaymentMethod } from './payment-method.ts'

/** Facts that determine whether the seller has to take money. */
export interface OfflineMoney {
  readonly method: PaymentMethod
  readonly isCanceled: boolean
  /** True = the remaining sum is paid at the handover. */
  readonly isRestInCash: boolean
  /** Current total of the order. */
  readonly total: Kopecks
  readonly payments: readonly PaymentSums[]
  /** Money the seller has taken already. */
  readonly taken: Kopecks
}

/**
 * Money that the seller still has to take without a gateway: in cash, to their account, by their own card terminal.
 * Returns 0 when the total fell later; the seller's own refunds are not included.
 */
export function offlineDue({ method, isCanceled, isRestInCash, total, payments, taken }: OfflineMoney): Kopecks {
  if (isCanceled || (isOnlinePayment(method) && !isRestInCash)) return ZERO
  return Math.max(0, balanceOf(total, payments).missing - taken) as Kopecks
}
