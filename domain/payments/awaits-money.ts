import { isOnlinePayment, type PaymentMethod } from './payment-method.ts'
import type { PaymentStatus } from './payment-status.ts'

export interface AwaitingOrder {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly isCanceled: boolean
  /** Until when an unpaid order waits; null = it does not. */
  readonly payBefore: Date | null
  readonly isHeld: boolean
  /** What online payments do not cover is paid at the hand-over. */
  readonly isRestInCash: boolean
}

/**
 * Has the customer to pay online now: the order, what it costs more since it was paid, or what a bank let go after the
 * order had left? The first has a time to it (`payBefore`), the others have none.
 */
export function awaitsMoney(order: AwaitingOrder): boolean {
  if (!isOnlinePayment(order.paymentMethod) || order.isCanceled) return false
  if (order.payBefore !== null) return true
  if (order.isRestInCash) return false
  return order.paymentStatus === 'partiallyPaid' || (order.paymentStatus === 'wait' && !order.isHeld)
}
