import { type SellerEntry, shareOf } from './statement.ts'

/**
 * Lines of the answer to "why this sum", in order. Lines without an effect on the seller say who bears the amount: the
 * market its promo code, the bonuses and refunds that it decided, the carrier its delivery.
 */
export const SUM_LINES = [
  'goods',
  'ownPromo',
  'refunded',
  'marketPromo',
  'bonuses',
  'marketRefund',
  'ownDelivery',
  'carrierDelivery',
  'fee',
  'cash',
  'compensation',
] as const
export type SumLineKind = (typeof SUM_LINES)[number]

export interface OrderSumFacts {
  /** Postings of the order's settlements. */
  readonly settled: SellerEntry
  readonly feeTax: number
  /** The per cent of the fee; null = its rule has no single one. */
  readonly percent: number | null
  /** Part of a promo code that the seller bears. */
  readonly ownPromo: number
  /** Part of a promo code that the market bears. */
  readonly marketPromo: number
  readonly bonuses: number
  /** Returned to the customer at the seller's cost; the goods are already less by it. */
  readonly refunded: number
  /** Returned to the customer at the market's cost. */
  readonly marketRefund: number
  /** Price of a delivery by an outside carrier. */
  readonly carrierDelivery: number
  /** Paid by the market for a refund that was wrong. */
  readonly compensation: number
}

export interface SumLine {
  readonly kind: SumLineKind
  /** Effect on the seller's sum, kopecks; the effects add up to the total. */
  readonly effect: number
  /** The amount of a line without an effect, or the base of the fee. */
  readonly about: number
}

/** Lines and total of the seller's sum of an order. Lines without an amount are left out. */
export function explainSum(facts: OrderSumFacts): { readonly lines: readonly SumLine[]; readonly total: number } {
  const { goods, delivery, fee, cash, amount } = shareOf(facts.settled)
  const line = (kind: SumLineKind, effect: number, about = 0): SumLine => ({ kind, effect, about })
  const lines = [
    line('goods', goods + facts.ownPromo),
    line('ownPromo', 0 - facts.ownPromo),
    line('refunded', 0, facts.refunded),
    line('marketPromo', 0, facts.marketPromo),
    line('bonuses', 0, facts.bonuses),
    line('marketRefund', 0, facts.marketRefund),
    line('ownDelivery', delivery),
    line('carrierDelivery', 0, facts.carrierDelivery),
    line('fee', 0 - fee, fee === 0 ? 0 : goods),
    line('cash', 0 - cash),
    line('compensation', facts.compensation),
  ]
  return {
    lines: lines.filter(({ kind, effect, about }) => kind === 'goods' || effect !== 0 || about !== 0),
    total: amount + facts.compensation,
  }
}
