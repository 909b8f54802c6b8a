import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A customer asks a seller; the question is hidden until it is answered. */
export const questionAsked = defineEvent('QuestionAsked', { questionId: z.int(), organizationId: z.int() })

/** The seller answered for the first time. */
export const questionAnswered = defineEvent('QuestionAnswered', {
  questionId: z.int(),
  customerId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
  /** Null = about the seller. */
  productTitle: z.string().nullable(),
  path: z.string(),
})
