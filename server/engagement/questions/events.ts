import { DECLINE_REASONS } from '@okolitsa/domain/reviews/review.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Emitted when a customer asks a seller; the question is hidden until it is answered. */
export const questionAsked = defineEvent('QuestionAsked', { questionId: z.int(), organizationId: z.int() })

/** Emitted when the office has hidden a question for good. */
export const questionHidden = defineEvent('QuestionHidden', {
  questionId: z.int(),
  customerId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
  because: z.enum(DECLINE_REASONS),
  decidedAt: z.iso.datetime(),
})

/** Emitted when the seller answers for the first time. */
export const questionAnswered = defineEvent('QuestionAnswered', {
  questionId: z.int(),
  customerId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
  /** Title of the product; null = about the seller. */
  productTitle: z.string().nullable(),
  path: z.string(),
})
