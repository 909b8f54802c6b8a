import type { OrderSum } from '@okolitsa/contracts/statements/statements.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { commissionOf, DEFAULT_COMMISSION_PERCENT } from '@okolitsa/domain/ledger/postings.ts'
import { add, ZERO } from '@okolitsa/domain/money/money.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { explainSum, type OrderSumFacts } from '@okolitsa/domain/statements/order-sum.ts'
import { waitingOf } from '@okolitsa/domain/statements/waiting-money.ts'
import type { Deps } from '../../../services.ts'
import { presentWaiting } from '../present-statement.ts'
import { findOrderSum, type OrderSumRow } from '../store/order-sum.store.ts'

/** Postings to come of an order that is not handed over. Whether the seller takes its money is known at the hand-over. */
function expected({ sold, deliveryKind, deliverySum, expectedPercent }: OrderSumRow) {
  const percent = expectedPercent ?? DEFAULT_COMMISSION_PERCENT
  const { commission, tax } = commissionOf(sold, percent)
  const delivery = deliveryKind === 'cdek' ? ZERO : deliverySum
  return {
    settled: { amount: add(sold, delivery) - commission, fee: commission, cash: 0, delivery },
    ...{ feeTax: tax, percent },
  }
}

/** Why the seller gets this sum for an order. @throws {Refusal} NOT_FOUND for an order outside the scope */
export async function explainOrderSum(
  { executor, clock, market }: Deps<'executor' | 'clock' | 'market'>,
  scope: Scope,
  orderId: number,
): Promise<OrderSum> {
  const row = await findOrderSum(executor, scope, orderId)
  if (!row) throw new Refusal('NOT_FOUND')
  const isExpected = row.settlements === 0
  const facts: OrderSumFacts = {
    ...row,
    carrierDelivery: row.deliveryKind === 'cdek' ? row.deliverySum : 0,
    ...(isExpected ? expected(row) : { settled: row }),
  }
  const { lines, total } = explainSum(facts)
  const waiting = isExpected ? null : waitingOf({ ...row, amount: total }, market.current().payouts.holdDays, clock())
  return {
    orderId,
    number: orderNumberOf(orderId),
    isExpected,
    lines: lines.map(({ kind, effect, about }) => ({ kind, effect: roublesOf(effect), about: roublesOf(about) })),
    percent: facts.percent,
    feeTax: roublesOf(facts.feeTax),
    total: roublesOf(total),
    waiting: presentWaiting(waiting),
  }
}
