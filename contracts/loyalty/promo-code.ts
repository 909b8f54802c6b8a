import { PROMO_KINDS } from '@okolitsa/domain/loyalty/promo-code.ts'
import { z } from 'zod'
import { roubles } from '../catalog/price.ts'
import { shown } from '../kernel/shows.ts'

/** A promo code that holds today (spec 3, Promo code). */
export const promoCodeSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  farmerId: z.number().int(),
  kind: z.enum(PROMO_KINDS),
  /** Whole per cent, or roubles. */
  value: z.number(),
  /** Goods after special prices must cost at least this, roubles; 0 = any sum. */
  minSum: roubles,
  /** First and last day it holds, `YYYY-MM-DD`; `toDate` null = without an end. */
  fromDate: z.string(),
  toDate: z.string().nullable(),
  /** Given to this customer alone. */
  isPersonal: z.boolean(),
  /** Says what the code does, in Russian, fit to show. */
  title: z.string(),
})
shown.add(promoCodeSchema, { shows: ['seller'], id: 'farmerId' })
export type PromoCodeAnswer = z.output<typeof promoCodeSchema>

/** A code typed by a customer: case and spaces around do not matter, empty = none. */
export const typedPromoCode = z.string('wrongValue').max(60, 'tooLong')
export const MAX_SPENT_BONUSES = 21_474_836
/** Whole bonuses to spend. */
export const spentBonuses = z
  .number('notANumber')
  .int('wholeNumber')
  .min(0, 'tooSmall')
  .max(MAX_SPENT_BONUSES, 'tooBig')
