import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Somebody asks a seller, and nobody else sees it before the answer. */
export const questionAsked = defineEvent('QuestionAsked', { questionId: z.int(), organizationId: z.int() })

/** The seller answered for the first time. */
export const questionAnswered = defineEvent('QuestionAnswered', {
  questionId: z.int(),
  customerId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
  /** Null = it was about the seller. */
  productTitle: z.string().nullable(),
  /** The page where the answer stands. */
  path: z.string(),
})
