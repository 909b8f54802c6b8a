import { z } from 'zod'
import { pageOf } from '../kernel/paging.ts'

export const bonusEntrySchema = z.object({
  id: z.number().int(),
  kind: z.enum(['accrued', 'spent', 'returned', 'expired', 'withdrawn']),
  /** Number of bonuses; below 0 = deducted. */
  amount: z.number().int(),
  /** Order of the entry; null = a gift of the shop, or expired bonuses. */
  orderId: z.number().int().nullable(),
  /** Russian description to show. */
  title: z.string(),
  /** Time of the entry, ISO 8601. */
  at: z.string(),
})

/** A customer's account and its history, newest first. One bonus = one rouble. */
export const bonusesSchema = pageOf(bonusEntrySchema).extend({
  /** Whole bonuses available. */
  balance: z.number().int(),
  /** Bonuses that pending orders will give when they are received. */
  awaited: z.number().int(),
  /** The next bonuses to expire unless spent: amount and day; null = none within a month. */
  burning: z.object({ amount: z.number().int(), by: z.string() }).nullable(),
})
export type Bonuses = z.output<typeof bonusesSchema>
