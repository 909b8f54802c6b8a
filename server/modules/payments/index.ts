import type { paymentsEndpoints } from '@okolitsa/contracts/payments/payments.endpoints.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { isOpenAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Listeners, PeriodicTask } from '../../platform/jobs/work.ts'
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
import { roundEnd, workOff } from './work-off.ts'

/** Rows looked up at once by a periodic task. */
const BATCH = 100

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

  const adjust: PaymentsDoor['adjust'] = async (tx, orderId, change) => {
    const attempts = await lockAttempts(tx, orderId)
    const paid = attempts.find(
      (each) => (each.status === 'paid' || each.status === 'partiallyRefunded') && !each.is_surplus,
    )
    if (!paid) return
    const decided = (await listRefunds(tx, orderId)).filter((each) => each.payment_id === paid.id)
    const kept = decided.reduce((rest, refund) => rest - refund.amount, paid.amount as number)
    const excess = (kept - change.total) as Kopecks
    if (excess > 0) await requestRefund(deps, tx, paid, { cause: change.key, amount: excess, reason: change.reason })
  }

  /** One thing that goes wrong must not keep the others from their turn. */
  const carefully = (work: (id: string) => Promise<void>) => async (id: string) => {
    try {
      await work(id)
    } catch (error) {
      deps.log.error({ err: error, id }, 'a payment was not carried on')
    }
  }
  /** One round of work on what is due. */
  const reconcile = async () => {
    const isOver = roundEnd()
    const due = async () => (await listToCheck(executor, deps.clock(), BATCH)).map(({ id }) => id)
    await workOff(
      due,
      isOver,
      carefully((id) => carryOnAttempt(deps, id)),
    )
    await workOff(
      () => listDueRefunds(executor, deps.clock(), BATCH),
      isOver,
      (id) => refundPayment(deps, id),
    )
  }
  const expireUnpaid = () =>
    workOff(
      () => deps.orders.listOverdue(executor, deps.clock(), BATCH),
      roundEnd(),
      (id) => expireOrder(deps, id),
    )

  return {
    handlers: paymentsHandlers(deps),
    methodsOf: (anyExecutor, organizationIds) => offeredMethods(deps, anyExecutor, organizationIds),
    open: (tx, order) => openPayment(deps, tx, order),
    registerSoon: async (paymentIds) => {
      await Promise.all(paymentIds.map((id) => registerPayment(deps, id)))
    },
    closeForCanceledOrder,
    adjust,
    // nothing is held yet: every payment is taken at once
    capture: async () => {},
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
