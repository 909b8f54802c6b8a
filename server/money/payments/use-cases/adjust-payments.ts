import { balanceOf } from '@okolitsa/domain/payments/payment-balance.ts'
import { isOpenAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { LockedPayableOrder, TotalChange } from '../ports.ts'
import { lockAttempts } from '../store/payment.store.ts'
import { balancePayments } from './balance-payments.ts'
import { closePayments } from './close-payments.ts'
import { followTotal, takeAtHandOver } from './follow-debts.ts'
import { openPayment } from './open-payment.ts'
import { lockMoney, sumsOf, updateOrderPayment } from './update-order-payment.ts'
import { withdrawInTransaction } from './withdraw-in-transaction.ts'

export async function adjustPayments(
  deps: PaymentDeps,
  tx: Executor,
  orderId: number,
  change: TotalChange,
): Promise<void> {
  const order = await deps.orders.lock(tx, orderId)
  if (!order || order.state === 'canceled') return
  if (order.payBefore !== null) return askAnew(deps, tx, order, change)
  await takeAtHandOver(deps, tx, order, change.before ?? change.total)
  const money = await lockMoney(tx, order.id)
  if (isOnlinePayment(order.paymentMethod)) return balancePayments(deps, tx, order, change, money)
  await followTotal(deps, tx, order, change, money)
  await updateOrderPayment(deps, tx, { ...order, total: change.total }, money)
}

/** Requests the new sum of an unpaid order; money already paid for the old sum is balanced when it arrives. */
async function askAnew(deps: PaymentDeps, tx: Executor, order: LockedPayableOrder, change: TotalChange): Promise<void> {
  const attempts = await lockAttempts(tx, order.id)
  const { missing } = balanceOf(change.total, attempts.map(sumsOf))
  if (missing === 0) {
    // an order with a total of zero counts as paid, unless its stock is sold out and it is cancelled
    const isTaken = await deps.orders.takePayment(tx, order)
    return isTaken ? balancePayments(deps, tx, order, change) : closePayments(deps, tx, order.id)
  }
  const open = attempts.find((attempt) => isOpenAttempt(attempt.status))
  if (open?.amount === missing) return
  if (open) await withdrawInTransaction(deps, tx, open, 'canceled')
  await openPayment(deps, tx, order, { purpose: 'order', amount: missing })
  await updateOrderPayment(deps, tx, { ...order, total: change.total })
}
