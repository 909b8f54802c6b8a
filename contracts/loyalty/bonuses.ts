import { z } from 'zod'
import { pageOf } from '../kernel/paging.ts'

export const bonusEntrySchema = z.object({
  id: z.number().int(),
  kind: z.enum(['accrued', 'spent', 'returned', 'expired', 'withdrawn']),
  /** Bonuses; below 0 = taken. */
  amount: z.number().int(),
  /** Null: a gift of the shop, or burnt by age. */
  orderId: z.number().int().nullable(),
  /** Russian description to show. */
  title: z.string(),
  /** ISO moment. */
  at: z.string(),
})

/** A customer's account and its history, newest first. One bonus = one rouble. */
export const bonusesSchema = pageOf(bonusEntrySchema).extend({
  /** Whole bonuses available. */
  balance: z.number().int(),
  /** Bonuses to be given when pending orders are received. */
  awaited: z.number().int(),
  /** The next bonuses to burn unless spent: amount and day. Null = none within a month. */
  burning: z.object({ amount: z.number().int(), by: z.string() }).nullable(),
})
export type Bonuses = z.output<typeof bonusesSchema>
