import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { isOpenAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { followDebts } from './follow-debts.ts'
import { followMarketShare, marketSumOf } from './refund-at-market-cost.ts'
import { requestRefund } from './request-refund.ts'
import { lockMoney, updateOrderPayment } from './update-order-payment.ts'
import { withdrawInTransaction } from './withdraw-in-transaction.ts'

/** Withdraws, releases and refunds the payments of a cancelled order, except the amount retained under its terms. */
export async function closePayments(
  deps: PaymentDeps,
  tx: Executor,
  orderId: number,
  status: 'canceled' | 'expired' = 'canceled',
): Promise<void> {
  const order = await deps.orders.lock(tx, orderId)
  let keep: number = order?.kept ?? 0
  const money = await lockMoney(tx, orderId)
  for (const attempt of money.attempts) {
    if (isOpenAttempt(attempt.status)) await withdrawInTransaction(deps, tx, attempt, status)
    if (attempt.status === 'held') await withdrawInTransaction(deps, tx, attempt, 'canceled')
    const left = attempt.capturedAmount - attempt.returningAmount
    // money that the order could not accept is refunded in full
    const kept = attempt.isSurplus ? 0 : Math.min(keep, left)
    keep -= kept
    const rest = (left - kept) as Kopecks
    if (rest === 0) continue
    await requestRefund(deps, tx, attempt, { cause: 'cancel', amount: rest, reason: 'the order was cancelled' })
  }
  if (!order) return
  if (marketSumOf(money) > 0) {
    keep -= marketSumOf(await followMarketShare(tx, orderId, order.kept, await lockMoney(tx, orderId)))
  }
  await followDebts(deps, tx, order, { cause: 'cancel', toKeep: keep as Kopecks }, money)
  await updateOrderPayment(deps, tx, order)
}
