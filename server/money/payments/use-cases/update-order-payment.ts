import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { orderPaymentStatus } from '@okolitsa/domain/payments/order-payment-status.ts'
import type { PaymentSums } from '@okolitsa/domain/payments/payment-balance.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PayableOrder } from '../ports.ts'
import { sumOffline } from '../store/offline-payment.store.ts'
import { type Attempt, lockAttempts } from '../store/payment.store.ts'
import { sumPaidBack } from '../store/seller-debt.store.ts'

/** An attempt as the sums of its order see it. */
export const sumsOf = (attempt: Attempt): PaymentSums & { returned: Kopecks; attempt: Attempt } => ({
  attempt,
  isSurplus: attempt.isSurplus,
  held: attempt.heldAmount,
  captured: attempt.capturedAmount,
  returning: attempt.returningAmount,
  returned: attempt.refundedAmount,
})

/** Writes what the order's payments say about it. Ends every transaction that moves money or a total. */
export async function updateOrderPayment(
  deps: PaymentDeps,
  tx: Executor,
  order: Pick<PayableOrder, 'id' | 'state' | 'paymentMethod' | 'total'>,
): Promise<void> {
  const payments = (await lockAttempts(tx, order.id)).map(sumsOf)
  const { paymentMethod: method, total } = order
  const takenOffline = await sumOffline(tx, order.id)
  const returnedOffline = await sumPaidBack(tx, order.id)
  const isCanceled = order.state === 'canceled'
  const status = orderPaymentStatus({ method, isCanceled, total, takenOffline, returnedOffline, payments })
  const held = payments.reduce((sum, payment) => sum + payment.held, 0) as Kopecks
  await deps.orders.setMoney(tx, order.id, { status, held })
}
