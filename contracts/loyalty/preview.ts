import { z } from 'zod'
import { roubles } from '../catalog/price.ts'
import { refusalAmong } from '../refusals/refuses.ts'

/** Why a promo code does not help. */
export const PROMO_REFUSALS = [
  'PROMO_NOT_FOUND',
  'PROMO_NOT_STARTED',
  'PROMO_ENDED',
  'PROMO_MIN_SUM',
  'PROMO_USED_UP',
  'PROMO_FOREIGN',
] as const

/** A promo code tried on a cart. */
export const triedPromoCodeSchema = z.object({
  /** In capitals, as it was understood. */
  code: z.string(),
  /** Taken off the goods, roubles; 0 when refused. */
  discount: roubles,
  /** Why it takes nothing off; `title` is Russian and fit to show, sums in `facts` are roubles. */
  refusal: refusalAmong(PROMO_REFUSALS, {}).nullable(),
})

/** What bonuses could do for a cart. One bonus = one rouble; all zero for a guest. */
export const previewedBonusesSchema = z.object({
  balance: z.number().int(),
  /** The most that may be spent here, after the promo code. */
  usable: z.number().int(),
  spent: z.number().int(),
  /** Will be given when the order is received. */
  accrued: z.number().int(),
  /** Of the money paid for the goods, by the customer's level at this seller. */
  accrualPercent: z.number().int(),
  /** The seller's name of that level; null = below the first one, or there are none. */
  level: z.string().nullable(),
})
