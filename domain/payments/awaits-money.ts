import { isOnlinePayment, type PaymentMethod } from './payment-method.ts'
import type { PaymentStatus } from './payment-status.ts'

export interface AwaitingOrder {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly isCanceled: boolean
  /** Payment deadline; null = no payment is awaited. */
  readonly payBefore: Date | null
  readonly isHeld: boolean
  /** True = the remaining sum is paid at the handover. */
  readonly isRestInCash: boolean
}

/**
 * True = the customer must pay online: the order, a surcharge, or money whose hold the bank released after the order
 * had left. Only a payment of the order has a deadline (`payBefore`).
 */
export function awaitsMoney(order: AwaitingOrder): boolean {
  if (!isOnlinePayment(order.paymentMethod) || order.isCanceled) return false
  if (order.payBefore !== null) return true
  if (order.isRestInCash) return false
  return order.paymentStatus === 'partiallyPaid' || (order.paymentStatus === 'wait' && !order.isHeld)
}
