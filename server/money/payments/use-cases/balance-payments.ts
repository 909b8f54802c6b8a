import { balanceOf, refundShares } from '@okolitsa/domain/payments/payment-balance.ts'
import { isOpenAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { paymentSurchargeAsked } from '../events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PayableOrder, TotalChange } from '../ports.ts'
import { followTotal } from './follow-debts.ts'
import { openPayment } from './open-payment.ts'
import { followMarketShare } from './refund-at-market-cost.ts'
import { requestRefund } from './request-refund.ts'
import { lockMoney, type OrderMoney, sumsOf, updateOrderPayment } from './update-order-payment.ts'
import { withdrawInTransaction } from './withdraw-in-transaction.ts'

/**
 * Balances the payments of a paid or held order with its total: refunds an excess from the newest payment first, and
 * requests a shortfall in one surcharge or leaves it to the handover; then adjusts the seller's debts. `known` = the
 * order's current money; absent = it is read.
 */
export async function balancePayments(
  deps: PaymentDeps,
  tx: Executor,
  order: PayableOrder,
  change: TotalChange,
  known?: OrderMoney,
): Promise<void> {
  const money = known ?? (await lockMoney(tx, order.id))
  const payments = money.attempts.map(sumsOf)
  const due = change.payOnline ?? change.total
  const { excess, missing } = balanceOf(due, payments)
  const shares = refundShares(excess, payments)
  for (const { payment, amount } of shares) {
    await requestRefund(deps, tx, payment.attempt, { cause: change.key, amount, reason: change.reason })
  }
  const open = money.attempts.find((attempt) => isOpenAttempt(attempt.status))
  const isAsked = open?.amount === missing
  if (open && !isAsked) await withdrawInTransaction(deps, tx, open, 'canceled')
  const asksMore = missing > 0 && !isAsked && !order.isRestInCash
  if (asksMore) {
    const asked = { ...order, payBefore: null }
    const paymentId = await openPayment(deps, tx, asked, { purpose: 'surcharge', amount: missing })
    await emit(tx, paymentSurchargeAsked({ orderId: order.id, paymentId, amount: missing }))
  }
  const isMoved = shares.length > 0 || (open && !isAsked) || asksMore
  const balanced = await followMarketShare(tx, order.id, due, isMoved ? await lockMoney(tx, order.id) : money)
  await followTotal(deps, tx, order, change, balanced)
  await updateOrderPayment(deps, tx, { ...order, total: change.total }, balanced)
}
