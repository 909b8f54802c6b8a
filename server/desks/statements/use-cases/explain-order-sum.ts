import type { OrderSum } from '@okolitsa/contracts/statements/statements.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { type CommissionRule, defaultRule, lineFee, vatInside } from '@okolitsa/domain/fees/commission.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { add, ZERO } from '@okolitsa/domain/money/money.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { explainSum, type OrderSumFacts } from '@okolitsa/domain/statements/order-sum.ts'
import { waitingOf } from '@okolitsa/domain/statements/waiting-money.ts'
import type { ExplainedLine } from '../../../sales/fees/ports.ts'
import type { Deps } from '../../../services.ts'
import { presentWaiting } from '../present-statement.ts'
import { readOrderCosts } from '../store/order-costs.store.ts'
import { findOrderSum, type OrderSumRow } from '../store/order-sum.store.ts'

/** The per cent of a fee; null = its lines have different ones, or other terms as well. */
function percentOf(lines: readonly ExplainedLine[]): number | null {
  const [first, ...others] = lines.map(({ rule }) => rule)
  const isPlain = (rule: CommissionRule) =>
    rule.floor === 0 && rule.ceiling === null && rule.fixed === 0 && rule.base === 'sold'
  if (!first || ![first, ...others].every((rule) => isPlain(rule) && rule.basisPoints === first.basisPoints))
    return null
  return first.basisPoints / 100
}

/**
 * Postings to come of an order that is not handed over, by the frozen terms of its lines; an order placed before fees had
 * rules has none and keeps its per cent. Whether the seller takes its money is known at the hand-over.
 */
function expected(
  { sold, deliveryKind, deliverySum, expectedPercent }: OrderSumRow,
  frozen: readonly ExplainedLine[],
  vatPercent: number,
) {
  const terms = defaultRule(expectedPercent)
  const fee =
    frozen.length > 0 ? add(...frozen.map((line) => line.fee)) : lineFee({ ruleId: null, terms, sold, price: sold })
  const delivery = deliveryKind === 'cdek' ? ZERO : deliverySum
  return {
    settled: { amount: add(sold, delivery) - fee, fee, cash: 0, delivery },
    ...{ feeTax: vatInside(fee, vatPercent), percent: frozen.length > 0 ? percentOf(frozen) : terms.basisPoints / 100 },
  }
}

/** Why the seller gets this sum for an order. @throws {Refusal} NOT_FOUND for an order outside the scope */
export async function explainOrderSum(
  { executor, clock, market, fees }: Deps<'executor' | 'clock' | 'market' | 'fees'>,
  scope: Scope,
  orderId: number,
): Promise<OrderSum> {
  const row = await findOrderSum(executor, scope, orderId)
  if (!row) throw new Refusal('NOT_FOUND')
  const isExpected = row.settlements === 0
  const [frozen, vat, costs] = await Promise.all([
    fees.explainOrder(executor, orderId),
    fees.listVat(executor),
    readOrderCosts(executor, orderId),
  ])
  const today = dayIn(SHOP_TIME_ZONE, clock())
  const facts: OrderSumFacts = {
    ...row,
    costs,
    carrierDelivery: row.deliveryKind === 'cdek' ? row.deliverySum : 0,
    ...(isExpected
      ? expected(row, frozen, vat.find(({ fromDay }) => fromDay <= today)?.percent ?? 0)
      : { settled: row, percent: row.percent ?? percentOf(frozen) }),
  }
  const { lines, total } = explainSum(facts)
  const waiting = isExpected ? null : waitingOf({ ...row, amount: total }, market.current().payouts.holdDays, clock())
  return {
    orderId,
    number: orderNumberOf(orderId),
    isExpected,
    lines: lines.map(({ effect, about, ...line }) => ({ ...line, effect: roublesOf(effect), about: roublesOf(about) })),
    percent: facts.percent,
    feeTax: roublesOf(facts.feeTax),
    total: roublesOf(total),
    waiting: presentWaiting(waiting),
  }
}
