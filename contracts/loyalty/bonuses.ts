import { z } from 'zod'
import { pageOf } from '../kernel/paging.ts'

/** One movement of a bonus account. */
export const bonusEntrySchema = z.object({
  id: z.number().int(),
  kind: z.enum(['accrued', 'spent', 'returned', 'expired', 'withdrawn']),
  /** Bonuses; below nothing = taken. */
  amount: z.number().int(),
  /** Null: a gift of the shop, or burnt by age. */
  orderId: z.number().int().nullable(),
  /** What happened, in Russian, fit to show. */
  title: z.string(),
  /** ISO moment. */
  at: z.string(),
})

/** The account of a customer and its history, newest first. One bonus = one rouble. */
export const bonusesSchema = pageOf(bonusEntrySchema).extend({
  /** Whole bonuses that may be spent. */
  balance: z.number().int(),
  /** Will be given when orders on their way are received. */
  awaited: z.number().int(),
  /** The oldest bonuses, if nothing of them is spent: how many and by which day. Null = nothing burns within a month. */
  burning: z.object({ amount: z.number().int(), by: z.string() }).nullable(),
})
export type Bonuses = z.output<typeof bonusesSchema>
