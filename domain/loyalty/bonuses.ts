import { type Kopecks, kopecks, min, share, subtract, ZERO } from '../money/money.ts'

/** One bonus is one rouble; accounts hold whole bonuses only. */
export const BONUS = 100

/** Days after which a bonus that was not spent burns. */
export const BONUS_LIFETIME_DAYS = 365

/** A seller's loyalty programme; whole per cent, 0…100. */
export interface LoyaltyProgram {
  /** Of what was paid for the goods, given when the order is received. */
  readonly accrualPercent: number
  /** Of the goods' price that bonuses may cover. */
  readonly maxSharePercent: number
}

/** Holds at every seller who has no programme of their own. */
export const DEFAULT_PROGRAM: LoyaltyProgram = { accrualPercent: 3, maxSharePercent: 50 }

/** No bonuses: the programme of a new seller until they choose one. */
export const NO_PROGRAM: LoyaltyProgram = { accrualPercent: 0, maxSharePercent: 0 }

/** The whole bonuses in a sum. */
export const wholeBonuses = (amount: Kopecks): Kopecks => kopecks(amount - (amount % BONUS))

/** The most that may be spent on goods that already have special prices and promo code, in whole bonuses. */
export function bonusesUsable(goodsAfterPromo: Kopecks, balance: Kopecks, program: LoyaltyProgram): Kopecks {
  return wholeBonuses(min(balance, share(goodsAfterPromo, program.maxSharePercent, 100)))
}

/** Given for an order when it is received: a part of the money paid for goods, without delivery, in whole bonuses. */
export function bonusesAccrued(goodsPaid: Kopecks, accrualPercent: number): Kopecks {
  return wholeBonuses(share(goodsPaid, accrualPercent, 100))
}

/**
 * What burns today. The oldest bonuses are spent first, so of those given before the lifetime began only what all
 * spending did not reach is left.
 * @param givenBefore everything given longer ago than the lifetime
 * @param taken everything ever spent (without what came back) or burnt
 */
export function bonusesBurning(givenBefore: Kopecks, taken: Kopecks): Kopecks {
  return givenBefore > taken ? subtract(givenBefore, taken) : ZERO
}
