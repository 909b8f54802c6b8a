import { LONGEST_QUESTION } from '@okolitsa/domain/questions/question.ts'
import { z } from 'zod'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { shown } from '../kernel/shows.ts'
import { reviewAnswerSchema } from '../reviews/review.ts'

const int = z.number().int()

/** An answered question, or the visitor's own unanswered one. */
export const questionSchema = z.object({
  questionId: int,
  question: z.string(),
  /** Product of the question; null = about the seller. */
  product: z
    .object({ id: int, title: z.string() })
    .register(shown, { shows: ['product'] })
    .nullable(),
  /** First name and initial; null = anonymous. */
  name: z.string().nullable(),
  isMine: z.boolean(),
  /** Creation time, ISO 8601. */
  createdAt: z.string(),
  /** Answer of the seller; null = unanswered, and visible only to its author. */
  answer: reviewAnswerSchema.nullable(),
})
export type Question = z.output<typeof questionSchema>

const list = {
  method: 'GET',
  access: 'public',
  params: idParams,
  query: z.object({ ...pageQuery(6), sorting: z.enum(['dateDesc', 'dateAsc'], 'wrongValue').default('dateDesc') }),
  answer: pageOf(questionSchema),
} as const
const ask = {
  refusesBlocked: true,
  once: true,
  method: 'POST',
  access: 'customer',
  params: idParams,
  body: z.object({
    question: z
      .string()
      .trim()
      .min(1, 'required')
      .max(LONGEST_QUESTION, 'tooLong')
      .refine((text) => !text.includes('\0'), 'wrongValue'),
    isAnonymous: z.boolean('wrongValue').default(false),
  }),
  answer: questionSchema,
  status: 201,
} as const

/** Questions to sellers about themselves and their products (spec 7.3). */
export const questionsEndpoints = defineEndpointsIn('goods', {
  listFarmerQuestions: {
    ...list,
    path: '/api/v1/farmers/{id}/questions',
    summary: 'Answered questions to a farmer and about the goods; among them those of one’s own that wait.',
  },
  askFarmer: { ...ask, path: '/api/v1/farmers/{id}/question', summary: 'Asks a farmer, anonymously if wished.' },
  listProductQuestions: {
    ...list,
    path: '/api/v1/products/{id}/questions',
    summary: 'Answered questions about a product; among them those of one’s own that wait.',
  },
  askAboutProduct: {
    ...ask,
    path: '/api/v1/products/{id}/question',
    summary: 'Asks the farmer about a product, anonymously if wished.',
  },
})
