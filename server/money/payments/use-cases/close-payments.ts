import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { isOpenAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { lockAttempts } from '../store/payment.store.ts'
import { requestRefund } from './request-refund.ts'
import { updateOrderPayment } from './update-order-payment.ts'
import { withdrawInTransaction } from './withdraw-in-transaction.ts'

/** A cancelled order asks for nothing, holds nothing and keeps nothing. */
export async function closePayments(
  deps: PaymentDeps,
  tx: Executor,
  orderId: number,
  status: 'canceled' | 'expired' = 'canceled',
): Promise<void> {
  for (const attempt of await lockAttempts(tx, orderId)) {
    if (isOpenAttempt(attempt.status)) await withdrawInTransaction(deps, tx, attempt, status)
    if (attempt.status === 'held') await withdrawInTransaction(deps, tx, attempt, 'canceled')
    const rest = (attempt.capturedAmount - attempt.returningAmount) as Kopecks
    if (rest === 0) continue
    await requestRefund(deps, tx, attempt, { cause: 'cancel', amount: rest, reason: 'the order was cancelled' })
  }
  const order = await deps.orders.lock(tx, orderId)
  if (order) await updateOrderPayment(deps, tx, order)
}
