import { DEBT_STATES, REPAY_WAYS } from '@okolitsa/domain/payments/seller-debt.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'

/** A refund that the seller owes outside a gateway for money they took themselves. */
export const sellerDebtSchema = z.object({
  id: z.number().int(),
  /** Amount of the refund, roubles. */
  amount: z.number(),
  state: z.enum(DEBT_STATES),
  /** Deadline of the refund, ISO 8601. */
  dueAt: z.string(),
  /** Claim that caused the refund; null = the order was reduced by another change, or cancelled. */
  claimId: z.uuid().nullable(),
  /** How the seller made the refund, as stated by the seller; null = not made yet. */
  way: z.enum(REPAY_WAYS).nullable(),
  paidOn: z.string().nullable(),
  /** The seller's comment on the refund. */
  note: z.string(),
  /** Photos that prove the refund: ids for `photos/{photoId}` of the order. */
  photoIds: z.array(z.uuid()),
  /** True = the customer reported that the refund did not arrive. */
  isDisputed: z.boolean(),
  /** True = the customer may report now that the refund did not arrive. */
  mayDispute: z.boolean(),
})
export type SellerDebtAnswer = z.output<typeof sellerDebtSchema>

/** How and on which day the seller made the refund. */
export const repaymentSchema = z.object({
  way: z.enum(REPAY_WAYS, 'required'),
  on: day,
  note: z.string().trim().max(500, 'tooLong').default(''),
})
