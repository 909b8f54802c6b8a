import { PROMO_KINDS } from '@okolitsa/domain/loyalty/promo-code.ts'
import { z } from 'zod'
import { roubles } from '../catalog/price.ts'
import { shown } from '../kernel/shows.ts'

/** A promo code valid today (spec 3, Promo code). */
export const promoCodeSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  farmerId: z.number().int(),
  kind: z.enum(PROMO_KINDS),
  /** Discount: whole per cent, or roubles. */
  value: z.number(),
  /** Minimum price of the goods after special prices, roubles; 0 = none. */
  minSum: roubles,
  /** First and last day, `YYYY-MM-DD`; `toDate` null = no end. */
  fromDate: z.string(),
  toDate: z.string().nullable(),
  /** True = valid for this customer only. */
  isPersonal: z.boolean(),
  /** Russian description to show. */
  title: z.string(),
})
shown.add(promoCodeSchema, { shows: ['seller'], id: 'farmerId' })
export type PromoCodeAnswer = z.output<typeof promoCodeSchema>

/** A typed code: case and surrounding spaces are ignored, empty = none. */
export const typedPromoCode = z.string('wrongValue').max(60, 'tooLong')
export const MAX_SPENT_BONUSES = 21_474_836
/** Whole bonuses to spend. */
export const spentBonuses = z
  .number('notANumber')
  .int('wholeNumber')
  .min(0, 'tooSmall')
  .max(MAX_SPENT_BONUSES, 'tooBig')
