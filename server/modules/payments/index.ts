import type { paymentsEndpoints } from '@okolitsa/contracts/payments/payments.endpoints.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { isOpenAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Listeners, PeriodicTask } from '../../platform/jobs/runner.ts'
import { PAYMENT_TOPICS } from './events.ts'
import { paymentsHandlers } from './http/payments.handlers.ts'
import { presentPayment } from './http/present-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentsDoor } from './ports.ts'
import { findLatestAttempt, listToCheck, lockAttempts } from './store/payment.store.ts'
import { listDueRefunds, listRefunds } from './store/refund.store.ts'
import { offeredMethods } from './use-cases/change-method.ts'
import { carryOnAttempt } from './use-cases/check-payment.ts'
import { openPayment } from './use-cases/open-payment.ts'
import { refundPayment } from './use-cases/refund-payment.ts'
import { registerPayment } from './use-cases/register-payment.ts'
import { requestRefund, withdrawInTransaction } from './use-cases/settle-payment.ts'
import { expireOrder, withdrawPayment } from './use-cases/withdraw-payment.ts'

/** Rows taken in one round of a periodic task. */
const BATCH = 100
/** A round ends before the next one begins, however slowly the gateway answers, milliseconds. */
const ROUND_MS = 40_000

export interface PaymentsModule extends PaymentsDoor {
  readonly handlers: Handlers<typeof paymentsEndpoints>
  readonly listeners: Listeners
  readonly periodic: readonly PeriodicTask[]
}

/** Payments of orders: attempts, settlement, expiry, refunds. */
export function createPaymentsModule(deps: PaymentDeps): PaymentsModule {
  const { executor } = deps.database

  const closeForCanceledOrder: PaymentsDoor['closeForCanceledOrder'] = async (tx, orderId) => {
    for (const attempt of await lockAttempts(tx, orderId)) {
      if (isOpenAttempt(attempt.status)) await withdrawInTransaction(deps, tx, attempt, 'canceled')
      const isPaid = attempt.status === 'paid' || attempt.status === 'partiallyRefunded'
      if (!isPaid || attempt.is_surplus) continue
      const rest = (attempt.amount - attempt.refunded_amount) as Kopecks
      await requestRefund(deps, tx, attempt, { cause: 'cancel', amount: rest, reason: 'the order was cancelled' })
    }
  }

  /** One round: what is due is carried on, one after another. Also run by hand in tests. */
  const reconcile = async () => {
    const isOver = roundEnd()
    for (const { id } of await listToCheck(executor, deps.clock(), BATCH)) {
      if (!isOver()) await carryOnAttempt(deps, id)
    }
    for (const refundId of await listDueRefunds(executor, deps.clock(), BATCH)) {
      if (!isOver()) await refundPayment(deps, refundId)
    }
  }
  const expireUnpaid = async () => {
    const isOver = roundEnd()
    for (const orderId of await deps.orders.listOverdue(executor, deps.clock(), BATCH)) {
      if (!isOver()) await expireOrder(deps, orderId)
    }
  }

  return {
    handlers: paymentsHandlers(deps),
    methodsOf: (anyExecutor, organizationIds) => offeredMethods(deps, anyExecutor, organizationIds),
    open: (tx, order) => openPayment(deps, tx, order),
    registerSoon: async (paymentIds) => {
      await Promise.all(paymentIds.map((id) => registerPayment(deps, id)))
    },
    closeForCanceledOrder,
    stateOf: async (order) => presentPayment(order, await findLatestAttempt(executor, order.id), deps.clock()),
    refundsOf: async (anyExecutor, orderId) =>
      (await listRefunds(anyExecutor, orderId)).map((row) => ({
        amount: row.amount,
        status: row.status,
        createdAt: row.created_at,
      })),
    listeners: {
      [PAYMENT_TOPICS.requested]: [({ paymentId }) => registerPayment(deps, String(paymentId))],
      [PAYMENT_TOPICS.withdrawn]: [({ paymentId }) => withdrawPayment(deps, String(paymentId))],
      [PAYMENT_TOPICS.refundRequested]: [({ refundId }) => refundPayment(deps, String(refundId))],
    },
    periodic: [
      { name: 'reconcile-payments', cron: '* * * * *', run: reconcile },
      { name: 'expire-unpaid-orders', cron: '* * * * *', run: expireUnpaid },
    ],
  }
}

/** True once the round has taken its time; measured apart from the shop's clock, which tests move. */
function roundEnd(): () => boolean {
  const end = performance.now() + ROUND_MS
  return () => performance.now() > end
}
