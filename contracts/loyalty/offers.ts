import { PROMO_KINDS } from '@okolitsa/domain/loyalty/promo-code.ts'
import { z } from 'zod'
import { roubles } from '../catalog/price.ts'
import { loyaltyProgramSchema } from './levels.ts'

const int = z.number().int()

/** States of a code today; `usedUp` = the limit of orders is reached. */
export const OFFER_STATES = ['active', 'planned', 'usedUp', 'ended'] as const

/** A promo code as its seller sees it. */
export const offeredCodeSchema = z.object({
  id: int,
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  /** Discount: whole per cent, or roubles. */
  value: z.number(),
  /** Minimum price of the goods after special prices; 0 = none. */
  minSum: roubles,
  /** Days in the seller's time zone, both included; null = no end. */
  fromDate: z.string(),
  toDate: z.string().nullable(),
  totalLimit: int.nullable(),
  perCustomerLimit: int.nullable(),
  /** True = shown to everyone at this seller; false = valid but not shown. */
  isListed: z.boolean(),
  /** True = valid for one customer only. */
  isPersonal: z.boolean(),
  /** Number of orders with the code; cancelled orders do not count. */
  used: int,
  state: z.enum(OFFER_STATES),
})
export type OfferedCode = z.output<typeof offeredCodeSchema>

export const promoCodePageSchema = z.object({
  /** Promo codes, newest first. */
  items: z.array(offeredCodeSchema),
  /** `before` of the next page; null = this is the last one. */
  next: int.nullable(),
  /** Today in the seller's time zone. */
  today: z.string(),
})
export type OfferedCodes = z.output<typeof promoCodePageSchema>

/** Bonus programme in effect at a seller. */
export const offeredProgramSchema = loyaltyProgramSchema.extend({
  /** False = the shop's default programme. */
  isOwn: z.boolean(),
})
export type OfferedProgram = z.output<typeof offeredProgramSchema>
