import { type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { marketShareOf, refundShares, returnable } from '@okolitsa/domain/payments/payment-balance.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { marketRefundMade } from '../events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { MarketRefund } from '../ports.ts'
import { insertMarketRefund } from '../store/market-refund.store.ts'
import { lowerMarketShare } from '../store/refund.store.ts'
import { requestRefund } from './request-refund.ts'
import { lockMoney, type OrderMoney, sumsOf } from './update-order-payment.ts'

/** Returns money of an order at the market's cost; see `PaymentsService.refundAtMarketCost`. */
export async function refundAtMarketCost(deps: PaymentDeps, tx: Executor, refund: MarketRefund): Promise<void> {
  const { orderId, amount } = refund
  if (!(await deps.orders.lock(tx, orderId))) throw new Refusal('NOT_FOUND')
  const payments = (await lockMoney(tx, orderId)).attempts.map(sumsOf)
  const most = returnable(payments)
  if (amount > most) throw new Refusal('REFUND_OVER_PAID', { most: toRoubles(most) })
  const cause = `market:${await insertMarketRefund(tx, { ...refund, now: deps.clock() })}`
  // the words for the customer stay in a row that is erased with the account
  const reason = 'returned by the office at the cost of the market'
  for (const { payment, amount: part } of refundShares(amount, payments)) {
    await requestRefund(deps, tx, payment.attempt, { cause, amount: part, reason, marketShare: part })
  }
  await emit(tx, marketRefundMade({ orderId, key: cause, amount, reason: refund.reason }))
}

/**
 * Lowers the market's part of earlier refunds after the order came to cost `due`: money that the order itself returns is
 * not at the market's cost. Returns the money as it stands then. @param money read after the refunds of this change
 */
export async function followMarketShare(
  tx: Executor,
  orderId: number,
  due: Kopecks,
  money: OrderMoney,
): Promise<OrderMoney> {
  const payments = money.attempts.map(sumsOf)
  const less = marketSumOf(money) - marketShareOf(due, payments)
  if (less === 0) return money
  await lowerMarketShare(tx, orderId, less as Kopecks)
  return lockMoney(tx, orderId)
}

/** Sum of the returns of an order at the market's cost. */
export const marketSumOf = ({ attempts }: Pick<OrderMoney, 'attempts'>): number =>
  attempts.reduce((sum, { marketShare }) => sum + marketShare, 0)
