import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { isPaidAtHandOver } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'

export type PaidOrder = Pick<OrderSummaryAnswer, 'paymentStatus' | 'paymentMethod' | 'isHeld' | 'status' | 'may'>

/**
 * What the badge of the payment says. Null = nothing: a cancelled order says so once, and its money is shown beside the
 * sums. Money that is handed over with the goods is no debt; what an edit or a claim gave back leaves the order paid.
 */
export function paymentState(order: PaidOrder): PaymentStatus | 'onReceipt' | 'held' | null {
  const { paymentMethod, isHeld, status, may } = order
  if (status === 'canceled') return null
  // a payment that was begun and can still be made waits for the customer, not for a bank
  const state = order.paymentStatus === 'wait' && may.pay ? 'open' : order.paymentStatus
  if (isPaidAtHandOver(paymentMethod) && (state === 'open' || state === 'cancelled')) return 'onReceipt'
  if (isHeld && state === 'wait') return 'held'
  return state === 'partiallyReturned' ? 'paid' : state
}
