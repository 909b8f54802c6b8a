import { DEBT_STATES, REPAY_WAYS } from '@okolitsa/domain/payments/seller-debt.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'

/** A refund that the seller owes outside a gateway for money they took themselves. */
export const sellerDebtSchema = z.object({
  id: z.number().int(),
  /** Roubles. */
  amount: z.number(),
  state: z.enum(DEBT_STATES),
  /** ISO 8601; the time by which the refund is due. */
  dueAt: z.string(),
  /** The claim that caused the refund; null = another change that made the order cheaper, or its cancellation. */
  claimId: z.uuid().nullable(),
  /** How the seller made the refund, by their own statement; null = not made yet. */
  way: z.enum(REPAY_WAYS).nullable(),
  paidOn: z.string().nullable(),
  /** The seller's comment on the refund. */
  note: z.string(),
  /** Photos that prove the refund: ids for `photos/{photoId}` of the order. */
  photoIds: z.array(z.uuid()),
  /** The customer reported that the refund did not arrive. */
  isDisputed: z.boolean(),
  /** The customer may report that now. */
  mayDispute: z.boolean(),
})
export type SellerDebtAnswer = z.output<typeof sellerDebtSchema>

/** How and on which day the seller made the refund. */
export const repaymentSchema = z.object({
  way: z.enum(REPAY_WAYS, 'required'),
  on: day,
  note: z.string().trim().max(500, 'tooLong').default(''),
})
