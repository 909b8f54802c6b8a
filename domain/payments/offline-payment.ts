import { type Kopecks, ZERO } from '../money/money.ts'
import { balanceOf, type PaymentSums } from './payment-balance.ts'
import { isOnlinePayment, type PaymentMethod } from './payment-method.ts'

/** Facts that decide whether the seller still has to take money. */
export interface OfflineMoney {
  readonly method: PaymentMethod
  readonly isCanceled: boolean
  /** True = the rest of the total is paid at the handover. */
  readonly isRestInCash: boolean
  /** Current total. */
  readonly total: Kopecks
  readonly payments: readonly PaymentSums[]
  /** Money the seller has taken already. */
  readonly taken: Kopecks
}

/**
 * Money that the seller still has to take without a gateway: in cash, to their account, by their own card terminal. A
 * total that fell later leaves 0; the seller's own refunds are not counted.
 */
export function offlineDue({ method, isCanceled, isRestInCash, total, payments, taken }: OfflineMoney): Kopecks {
  if (isCanceled || (isOnlinePayment(method) && !isRestInCash)) return ZERO
  return Math.max(0, balanceOf(total, payments).missing - taken) as Kopecks
}
