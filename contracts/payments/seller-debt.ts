import { DEBT_STATES, REPAY_WAYS } from '@okolitsa/domain/payments/seller-debt.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'

/** Money that the seller took and gives back by hand. */
export const sellerDebtSchema = z.object({
  id: z.number().int(),
  /** Roubles. */
  amount: z.number(),
  state: z.enum(DEBT_STATES),
  /** ISO 8601: until when it is given back. */
  dueAt: z.string(),
  /** The claim it came of; null = something else made the order cheaper, or it was cancelled. */
  claimId: z.uuid().nullable(),
  /** How and when it was given back, by the seller's word; null = not yet. */
  way: z.enum(REPAY_WAYS).nullable(),
  paidOn: z.string().nullable(),
  /** The seller's words about it. */
  note: z.string(),
  /** The customer said that it did not come. */
  isDisputed: z.boolean(),
  /** The customer may say so now. */
  mayDispute: z.boolean(),
})
export type SellerDebtAnswer = z.output<typeof sellerDebtSchema>

/** How the seller gave it back, and on which day. */
export const repaymentSchema = z.object({
  way: z.enum(REPAY_WAYS, 'required'),
  on: day,
  note: z.string().trim().max(500, 'tooLong').default(''),
})
