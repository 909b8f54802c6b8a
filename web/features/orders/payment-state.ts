import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { isPaidAtHandOver } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'

export type PaidOrder = Pick<OrderSummaryAnswer, 'paymentStatus' | 'paymentMethod' | 'isHeld' | 'status' | 'may'>

/**
 * State on the payment badge. Null = no badge: a cancelled order has its own badge and shows its money next to the
 * sums. Payment on receipt is not a debt; a partial refund after an edit or a claim leaves the order paid.
 */
export function paymentState(order: PaidOrder): PaymentStatus | 'onReceipt' | 'held' | null {
  const { paymentMethod, isHeld, status, may } = order
  if (status === 'canceled') return null
  // an open payment that can still be made waits for the customer, not for a bank
  const state = order.paymentStatus === 'wait' && may.pay ? 'open' : order.paymentStatus
  if (isPaidAtHandOver(paymentMethod) && (state === 'open' || state === 'cancelled')) return 'onReceipt'
  if (isHeld && state === 'wait') return 'held'
  return state === 'partiallyReturned' ? 'paid' : state
}
