import { z } from 'zod'
import { typedNumber } from '../kernel/typed-number.ts'

/** Percent of the amount that the customer claimed. */
const percent = typedNumber({ least: 1, most: 100 }).default(100)
export const claimShareSchema = z.object({ percent })

/**
 * The seller's decision on a claim: declined, a full or partial refund, or a replacement with the next delivery. A
 * claim that is declined or accepted in part needs a reason.
 */
export const claimDecisionSchema = z
  .object({
    isAccepted: z.boolean('required'),
    percent,
    /** The goods are replaced instead of refunded. */
    isReplaced: z.boolean('wrongValue').default(false),
    reason: z.string().trim().max(500, 'tooLong').default(''),
  })
  .refine(({ isAccepted, percent: given, reason }) => (isAccepted && given === 100) || reason !== '', {
    path: ['reason'],
    error: 'required',
  })
  .refine(({ isAccepted, isReplaced }) => isAccepted || !isReplaced, { path: ['isReplaced'], error: 'wrongValue' })
