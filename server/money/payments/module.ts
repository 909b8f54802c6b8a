import { paymentsEndpoints } from '@okolitsa/contracts/payments/payments.endpoints.ts'
import { returnable } from '@okolitsa/domain/payments/payment-balance.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { captureRequested, paymentRequested, paymentWithdrawn, refundRequested, sellerDebtDue } from './events.ts'
import { paymentsHandlers } from './http/payments.handlers.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { paymentView } from './payment-view.ts'
import { personalData } from './personal-data.ts'
import { listMarketRefunds, lockMarketRefunds, sumMarketRefunds } from './store/market-refund.store.ts'
import { listAttempts, listDueCaptures, listToCheck } from './store/payment.store.ts'
import { findOrdersOfPayments } from './store/payment-search.store.ts'
import {
  findPaymentsOfRefunds,
  listDueRefunds,
  listRefundIds,
  listRefunds,
  reopenFailedRefunds,
} from './store/refund.store.ts'
import { listDebts } from './store/seller-debt.store.ts'
import { adjustPayments } from './use-cases/adjust-payments.ts'
import { askForCapture, capturePayment } from './use-cases/capture-payment.ts'
import { carryOnAttempt } from './use-cases/carry-on-attempt.ts'
import { closePayments } from './use-cases/close-payments.ts'
import { offeredMethods } from './use-cases/offered-methods.ts'
import { openPayment } from './use-cases/open-payment.ts'
import { refundAtMarketCost } from './use-cases/refund-at-market-cost.ts'
import { refundPayment } from './use-cases/refund-payment.ts'
import { registerPayment } from './use-cases/register-payment.ts'
import { disputeRepayment, payBack, remindOfDebt } from './use-cases/repay.ts'
import { offlineStateOf, takeOffline } from './use-cases/take-offline.ts'
import { sumsOf } from './use-cases/update-order-payment.ts'
import { expireOrder, withdrawPayment } from './use-cases/withdraw-payment.ts'
import { roundEnd, workOff } from './work-off.ts'

/** Maximum rows per run of a periodic task. */
const BATCH = 100

/** Payments of orders: attempts, settlement, expiry and refunds. */
export const paymentsModule = defineModule({
  name: 'payments',
  uses: [],
  personalData,
  portsFilledBy: ['orderLifecycle'],
  create: ({ config, database, clock, log, adapters, paymentCallbackUrl }, { orderLifecycle: orders }) => {
    const { executor } = database
    const deps: PaymentDeps = {
      database,
      orders,
      gateways: adapters.gateways,
      clock,
      stages: config.RBS_STAGES,
      publicUrl: config.PUBLIC_URL,
      callbackUrl: paymentCallbackUrl,
      log,
    }
    /** Processes due items; a failing item does not stop the others. */
    const workThrough = <Id>(due: () => Promise<Id[]>, isOver: () => boolean, work: (id: Id) => Promise<void>) =>
      workOff(due, isOver, async (id) => {
        try {
          await work(id)
        } catch (error) {
          deps.log.error({ err: error, id }, 'a payment or an order was not carried on')
        }
      })
    /** One round of all due gateway calls: captures, refunds, status requests and expiries. */
    const reconcile = async () => {
      const isOver = roundEnd()
      const now = () => deps.clock()
      await workThrough(
        async () => (await listToCheck(executor, now(), BATCH)).map(({ id }) => id),
        isOver,
        (id) => carryOnAttempt(deps, id),
      )
      await workThrough(
        () => listDueCaptures(executor, now(), BATCH),
        isOver,
        (id) => capturePayment(deps, id),
      )
      await workThrough(
        () => listDueRefunds(executor, now(), BATCH),
        isOver,
        (id) => refundPayment(deps, id),
      )
    }
    const expireUnpaid = () =>
      workThrough(
        () => deps.orders.listOverdue(executor, deps.clock(), BATCH),
        roundEnd(),
        (id) => expireOrder(deps, id),
      )

    return {
      service: {
        findOrders: findOrdersOfPayments,
        methodsOf: (anyExecutor, organizationIds) => offeredMethods(deps, anyExecutor, organizationIds),
        open: (tx, order, amount = order.total) =>
          openPayment(deps, tx, order, { purpose: 'order', amount, isFirst: true }),
        registerSoon: async (paymentIds) => {
          await Promise.all(paymentIds.map((id) => registerPayment(deps, id)))
        },
        closeForCanceledOrder: (tx, orderId) => closePayments(deps, tx, orderId),
        adjust: (tx, orderId, change) => adjustPayments(deps, tx, orderId, change),
        capture: (tx, orderId) => askForCapture(deps, tx, orderId),
        takeOffline: (tx, scope, orderId, taking) => takeOffline(deps, tx, scope, orderId, taking),
        offlineStateOf,
        debtsOf: listDebts,
        payBack: (tx, scope, orderId, repayment) => payBack(deps, tx, scope, orderId, repayment),
        disputeRepayment: (tx, scope, orderId, debtId) => disputeRepayment(deps, tx, scope, orderId, debtId),
        refundAtMarketCost: (tx, refund) => refundAtMarketCost(deps, tx, refund),
        sumMarketRefunds,
        lockMarketRefunds: async (tx, memberId, since) => {
          await lockMarketRefunds(tx, memberId)
          return sumMarketRefunds(tx, memberId, since)
        },
        marketRefundsOf: listMarketRefunds,
        returnableOf: async (anyExecutor, orderId) => {
          const attempts = await listAttempts(anyExecutor, orderId)
          return {
            most: returnable(attempts.map(sumsOf)),
            cardEnd: attempts.find(({ capturedAmount }) => capturedAmount > 0)?.cardEnd ?? null,
          }
        },
        viewOf: async (order) => paymentView(order, await listAttempts(executor, order.id), deps.clock()),
        refundIdsOf: listRefundIds,
        paymentsOfRefunds: findPaymentsOfRefunds,
        refundsOf: async (anyExecutor, orderId) =>
          (await listRefunds(anyExecutor, orderId)).map((row) => ({
            amount: row.amount,
            isByMarket: row.marketShare > 0,
            status: row.status,
            createdAt: row.createdAt,
          })),
      },
      calls: [mounted(paymentsEndpoints, paymentsHandlers(deps))],
      subscribers: [
        on(paymentRequested, 'payments', ({ paymentId }) => registerPayment(deps, paymentId)),
        on(paymentWithdrawn, 'payments', ({ paymentId }) => withdrawPayment(deps, paymentId)),
        on(captureRequested, 'payments', ({ paymentId }) => capturePayment(deps, paymentId)),
        on(refundRequested, 'payments', ({ refundId }) => refundPayment(deps, refundId)),
        on(sellerDebtDue, 'payments', (debt) => remindOfDebt(deps, debt)),
      ],
      periodic: [
        { name: 'reconcile-payments', cron: '* * * * *', run: reconcile },
        { name: 'try-failed-refunds-again', cron: '7 * * * *', run: () => reopenFailedRefunds(executor, deps.clock()) },
        { name: 'expire-unpaid-orders', cron: '* * * * *', run: expireUnpaid },
      ],
    }
  },
})
