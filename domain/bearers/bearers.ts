import { type Kopecks, share, subtract } from '../money/money.ts'

/**
 * The bearers of discounts, refunds and gifts. Ledger, statement, «why this sum» and the order page of the office
 * take it from here; the view `sold_line` divides the promo code of each line in SQL as `promoShares` does, and a test
 * compares the two.
 */
export const BEARERS = ['seller', 'market'] as const
export type Bearer = (typeof BEARERS)[number]

/**
 * Why somebody pays. `freeDelivery`: of a plan, which works only at sellers who agreed to bear it. `goodsLess`: goods that were refused, not picked or returned without a claim. `goodwill`: bonuses of
 * the office. `marketRefund`: money that the office returned without a change of the order, also for a late courier.
 * `compensation`: paid to the seller for a refund that turned out wrong.
 */
const BEARER_OF = {
  specialPrice: 'seller',
  ownPromo: 'seller',
  marketPromo: 'market',
  freeDelivery: 'seller',
  bonuses: 'market',
  spoilt: 'seller',
  missing: 'seller',
  wrong: 'seller',
  goodsLess: 'seller',
  marketRefund: 'market',
  goodwill: 'market',
  compensation: 'market',
} as const satisfies Readonly<Record<string, Bearer>>

export type CostCause = keyof typeof BEARER_OF
export const COST_CAUSES = Object.keys(BEARER_OF) as [CostCause, ...CostCause[]]
export const bearerOf = (cause: CostCause): Bearer => BEARER_OF[cause]

/** Costs at the market's expense that are not bonuses of a programme: what it gave, apart from what it earned. */
export const MARKET_COST_ACCOUNT = 'market_discount'
/** Bonuses of a programme reduce the income, which takes them back when they are withdrawn or expire. */
export const PROGRAM_COST_ACCOUNT = 'platform'

/** Amounts of an order by cause, kopecks; the promo code is divided already. */
export type CostFacts = Readonly<Record<CostCause, number>>

export interface Cost {
  readonly cause: CostCause
  readonly bearer: Bearer
  readonly amount: number
}

/** Costs of an order with their bearers, without those of 0. */
export const costsOf = (facts: CostFacts): Cost[] =>
  COST_CAUSES.flatMap((cause) => (facts[cause] === 0 ? [] : [{ cause, bearer: bearerOf(cause), amount: facts[cause] }]))

/**
 * Divides a line's discount of a promo code: the market's part is rounded down to a kopeck, the seller bears the rest.
 * @param marketPercent whole per cent, 0 = a code of the seller, 100 = a code that the market bears
 */
export function promoShares(promo: Kopecks, marketPercent: number): Readonly<Record<Bearer, Kopecks>> {
  const market = share(promo, marketPercent, 100)
  return { market, seller: subtract(promo, market) }
}

/** A shared code at a seller without consent: the market bears it all, or it does not work there. */
export const WITHOUT_CONSENT = ['market', 'excluded'] as const
export type WithoutConsent = (typeof WITHOUT_CONSENT)[number]

/**
 * The market's share of a code of the market at a seller, per cent; null = the code does not work there. A seller bears a
 * part with consent only (289-ФЗ), and a refusal has no other effect.
 */
export function marketPercentAt(
  { marketPercent, withoutConsent }: { readonly marketPercent: number; readonly withoutConsent: WithoutConsent },
  isAgreed: boolean,
): number | null {
  if (isAgreed) return marketPercent
  return marketPercent === 100 || withoutConsent === 'market' ? 100 : null
}
