import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { orderPaymentStatus } from '@okolitsa/domain/payments/order-payment-status.ts'
import type { PaymentSums } from '@okolitsa/domain/payments/payment-balance.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PayableOrder } from '../ports.ts'
import { sumOffline } from '../store/offline-payment.store.ts'
import { type Attempt, lockAttempts } from '../store/payment.store.ts'
import { sumPaidBack } from '../store/seller-debt.store.ts'

export const sumsOf = (attempt: Attempt): PaymentSums & { byMarket: Kopecks; returned: Kopecks; attempt: Attempt } => ({
  attempt,
  isSurplus: attempt.isSurplus,
  held: attempt.heldAmount,
  captured: attempt.capturedAmount,
  returning: attempt.returningAmount,
  byMarket: attempt.marketShare,
  returned: attempt.refundedAmount,
})

/** The money of an order: its attempts, newest first, and the sums taken or repaid without a gateway. */
export interface OrderMoney {
  readonly attempts: readonly Attempt[]
  readonly takenOffline: Kopecks
  readonly returnedOffline: Kopecks
}

/** Reads an order's money and locks its attempts; the order's row must be locked already. */
export async function lockMoney(tx: Executor, orderId: number): Promise<OrderMoney> {
  const [attempts, takenOffline, returnedOffline] = await pipelined([
    lockAttempts(tx, orderId),
    sumOffline(tx, orderId),
    sumPaidBack(tx, orderId),
  ])
  return { attempts, takenOffline, returnedOffline }
}

/**
 * Stores the payment state derived from the order's payments. Called at the end of every transaction that moves money
 * or changes a total. `money` = the current state; absent = it is read.
 */
export async function updateOrderPayment(
  deps: PaymentDeps,
  tx: Executor,
  order: Pick<PayableOrder, 'id' | 'state' | 'paymentMethod' | 'total'>,
  money?: OrderMoney,
): Promise<void> {
  const { attempts, takenOffline, returnedOffline } = money ?? (await lockMoney(tx, order.id))
  const payments = attempts.map(sumsOf)
  const { paymentMethod: method, total } = order
  const isCanceled = order.state === 'canceled'
  const status = orderPaymentStatus({ method, isCanceled, total, takenOffline, returnedOffline, payments })
  const held = payments.reduce((sum, payment) => sum + payment.held, 0) as Kopecks
  await deps.orders.setMoney(tx, order.id, { status, held })
}
