import { balanceOf, refundShares } from '@okolitsa/domain/payments/payment-balance.ts'
import { isOpenAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { paymentSurchargeAsked } from '../events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PayableOrder, TotalChange } from '../ports.ts'
import { lockAttempts } from '../store/payment.store.ts'
import { followTotal } from './follow-debts.ts'
import { openPayment } from './open-payment.ts'
import { requestRefund } from './request-refund.ts'
import { sumsOf, updateOrderPayment } from './update-order-payment.ts'
import { withdrawInTransaction } from './withdraw-in-transaction.ts'

/**
 * Makes the payments of a paid or held order fit its total: an excess goes back, from the newest payment first; what
 * is missing is asked for in one surcharge, or left to the hand-over. What the seller took by hand follows.
 */
export async function balancePayments(
  deps: PaymentDeps,
  tx: Executor,
  order: PayableOrder,
  change: TotalChange,
): Promise<void> {
  const attempts = await lockAttempts(tx, order.id)
  const payments = attempts.map(sumsOf)
  const { excess, missing } = balanceOf(change.payOnline ?? change.total, payments)
  for (const { payment, amount } of refundShares(excess, payments)) {
    await requestRefund(deps, tx, payment.attempt, { cause: change.key, amount, reason: change.reason })
  }
  const open = attempts.find((attempt) => isOpenAttempt(attempt.status))
  const isAsked = open?.amount === missing
  if (open && !isAsked) await withdrawInTransaction(deps, tx, open, 'canceled')
  if (missing > 0 && !isAsked && !order.isRestInCash) {
    const asked = { ...order, payBefore: null }
    const paymentId = await openPayment(deps, tx, asked, { purpose: 'surcharge', amount: missing })
    await emit(tx, paymentSurchargeAsked({ orderId: order.id, paymentId, amount: missing }))
  }
  await followTotal(deps, tx, order, change)
  await updateOrderPayment(deps, tx, { ...order, total: change.total })
}
