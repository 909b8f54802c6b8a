import { z } from 'zod'
import { roubles } from '../catalog/price.ts'
import { refusalAmong } from '../refusals/refuses.ts'

/** Reasons for refusing a promo code. */
export const PROMO_REFUSALS = [
  'PROMO_NOT_FOUND',
  'PROMO_NOT_STARTED',
  'PROMO_ENDED',
  'PROMO_MIN_SUM',
  'PROMO_USED_UP',
  'PROMO_FOREIGN',
  'PROMO_NOT_HERE',
  'PROMO_NO_GOODS',
  'PROMO_FIRST_ORDER',
  'PROMO_IN_OTHER_CART',
] as const

/** The result of applying a promo code to a cart. */
export const triedPromoCodeSchema = z.object({
  /** Code in upper case, as normalized. */
  code: z.string(),
  /** Discount on the goods, roubles; 0 when refused. */
  discount: roubles,
  /** The refusal; `title` is a Russian text to show, sums in `facts` are roubles. */
  refusal: refusalAmong(PROMO_REFUSALS, {}).nullable(),
})

/** Possible bonuses of a cart. One bonus = one rouble; all 0 for a guest. */
export const previewedBonusesSchema = z.object({
  balance: z.number().int(),
  /** Maximum bonuses to spend here, after the promo code. */
  usable: z.number().int(),
  spent: z.number().int(),
  /** Bonuses given when the order is received. */
  accrued: z.number().int(),
  /** Accrual by the customer's level at this seller, per cent of the money paid for the goods. */
  accrualPercent: z.number().int(),
  /** The seller's name of that level; null = below the first level, or no levels. */
  level: z.string().nullable(),
})
