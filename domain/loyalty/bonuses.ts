import { type Kopecks, kopecks, min, share, subtract, ZERO } from '../money/money.ts'

/** One bonus is one rouble, in kopecks; balances are whole bonuses. */
export const BONUS = 100

/** Days until an unspent bonus expires. */
export const BONUS_LIFETIME_DAYS = 365

/** A seller's loyalty programme; whole per cent, 0…100. */
export interface LoyaltyProgram {
  /** Share of the money paid for goods that is given as bonuses when the order is received. */
  readonly accrualPercent: number
  /** Maximum share of the goods' price that bonuses may pay. */
  readonly maxSharePercent: number
}

/** Programme of sellers without their own. */
export const DEFAULT_PROGRAM: LoyaltyProgram = { accrualPercent: 3, maxSharePercent: 50 }

/** Programme of a new seller until they choose one: no bonuses. */
export const NO_PROGRAM: LoyaltyProgram = { accrualPercent: 0, maxSharePercent: 0 }

export const wholeBonuses = (amount: Kopecks): Kopecks => kopecks(amount - (amount % BONUS))

/** Maximum bonuses for goods after special prices and promo code; whole bonuses. */
export function bonusesUsable(goodsAfterPromo: Kopecks, balance: Kopecks, program: LoyaltyProgram): Kopecks {
  return wholeBonuses(min(balance, share(goodsAfterPromo, program.maxSharePercent, 100)))
}

/** Bonuses for a received order: a share of the money paid for goods, without delivery; whole bonuses. */
export function bonusesAccrued(goodsPaid: Kopecks, accrualPercent: number): Kopecks {
  return wholeBonuses(share(goodsPaid, accrualPercent, 100))
}

/**
 * Bonuses that expire today. The oldest ones are spent first, so all spending reduces bonuses given before the lifetime
 * began. @param givenBefore all bonuses given before the lifetime began @param taken all bonuses ever spent (without
 * returned ones) or expired
 */
export function bonusesBurning(givenBefore: Kopecks, taken: Kopecks): Kopecks {
  return givenBefore > taken ? subtract(givenBefore, taken) : ZERO
}
