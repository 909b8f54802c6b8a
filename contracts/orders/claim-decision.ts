import { z } from 'zod'
import { typedNumber } from '../kernel/typed-number.ts'

/** Per cent of what the customer asked for. */
const percent = typedNumber({ least: 1, most: 100 }).default(100)
export const claimShareSchema = z.object({ percent })

/**
 * The seller's word on a claim: no, the money or a part of it, or new goods with the next delivery. What is not as the
 * customer asked is explained to them.
 */
export const claimDecisionSchema = z
  .object({
    isAccepted: z.boolean('required'),
    percent,
    /** New goods instead of the money. */
    isReplaced: z.boolean('wrongValue').default(false),
    reason: z.string().trim().max(500, 'tooLong').default(''),
  })
  .refine(({ isAccepted, percent: given, reason }) => (isAccepted && given === 100) || reason !== '', {
    path: ['reason'],
    error: 'required',
  })
  .refine(({ isAccepted, isReplaced }) => isAccepted || !isReplaced, { path: ['isReplaced'], error: 'wrongValue' })
