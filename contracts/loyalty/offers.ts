import { PROMO_KINDS } from '@okolitsa/domain/loyalty/promo-code.ts'
import { z } from 'zod'
import { roubles } from '../catalog/price.ts'
import { loyaltyProgramSchema } from './levels.ts'

const int = z.number().int()

/** What a code does today: `usedUp` = by as many orders as it was meant for. */
export const OFFER_STATES = ['active', 'planned', 'usedUp', 'ended'] as const

/** A promo code as its seller sees it. */
export const offeredCodeSchema = z.object({
  id: int,
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  /** Whole per cent, or roubles. */
  value: z.number(),
  /** Goods after special prices must cost at least this; 0 = any sum. */
  minSum: roubles,
  /** Days by the seller's clock, both included; null = without an end. */
  fromDate: z.string(),
  toDate: z.string().nullable(),
  totalLimit: int.nullable(),
  perCustomerLimit: int.nullable(),
  /** Shown to everybody at this seller; otherwise it works for whoever knows it. */
  isListed: z.boolean(),
  /** Given to one customer. */
  isPersonal: z.boolean(),
  /** Orders that use it; cancelled ones do not count. */
  used: int,
  state: z.enum(OFFER_STATES),
})
export type OfferedCode = z.output<typeof offeredCodeSchema>

export const offeredCodesSchema = z.object({
  /** The newest first. */
  items: z.array(offeredCodeSchema),
  /** `before` of the next piece; null = this was the last. */
  next: int.nullable(),
  /** The seller's own day. */
  today: z.string(),
})
export type OfferedCodes = z.output<typeof offeredCodesSchema>

/** Rules of bonuses that hold at a seller. */
export const offeredProgramSchema = loyaltyProgramSchema.extend({
  /** False = the shop's, as at every seller without rules of their own. */
  isOwn: z.boolean(),
})
export type OfferedProgram = z.output<typeof offeredProgramSchema>
