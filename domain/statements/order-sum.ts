import { type Bearer, COST_CAUSES, type CostCause, type CostFacts, costsOf } from '../bearers/bearers.ts'
import { type SellerEntry, shareOf } from './statement.ts'

/**
 * Lines of the answer to "why this sum": costs with their bearers, and what the seller gets and gives. A cost without an
 * effect on the sum is the market's, or the goods are already less by it.
 */
export const SUM_LINES = ['goods', ...COST_CAUSES, 'ownDelivery', 'carrierDelivery', 'fee', 'cash'] as const
export type SumLineKind = (typeof SUM_LINES)[number]

export interface OrderSumFacts {
  /** Postings of the order's settlements. */
  readonly settled: SellerEntry
  readonly feeTax: number
  /** The per cent of the fee; null = its rule has no single one. */
  readonly percent: number | null
  readonly costs: CostFacts
  /** Price of a delivery by an outside carrier. */
  readonly carrierDelivery: number
}

export interface SumLine {
  readonly kind: SumLineKind
  /** Effect on the seller's sum, kopecks; the effects add up to the total. */
  readonly effect: number
  /** The amount of a line without an effect, or the base of the fee. */
  readonly about: number
  /** The bearer of a cost; null = the line is none. */
  readonly bearer: Bearer | null
}

/** Effects of costs on the goods of a settlement, which are after the seller's promo code and before a compensation. */
const SIGN_OF: Readonly<Partial<Record<CostCause, 1 | -1>>> = { ownPromo: -1, compensation: 1 }

/** Lines and total of the seller's sum of an order. Lines without an amount are left out. */
export function explainSum(facts: OrderSumFacts): { readonly lines: readonly SumLine[]; readonly total: number } {
  const { goods, delivery, fee, cash, amount } = shareOf(facts.settled)
  const { costs } = facts
  const line = (kind: SumLineKind, effect: number, about = 0): SumLine => ({ kind, effect, about, bearer: null })
  const lines = [
    line('goods', goods + costs.ownPromo),
    ...costsOf(costs).map(({ cause, bearer, amount: sum }): SumLine => {
      const sign = SIGN_OF[cause]
      return { kind: cause, effect: sign ? sign * sum : 0, about: sign ? 0 : sum, bearer }
    }),
    line('ownDelivery', delivery),
    line('carrierDelivery', 0, facts.carrierDelivery),
    line('fee', 0 - fee, fee === 0 ? 0 : goods),
    line('cash', 0 - cash),
  ]
  return {
    lines: lines.filter(({ kind, effect, about }) => kind === 'goods' || effect !== 0 || about !== 0),
    total: amount + costs.compensation,
  }
}
