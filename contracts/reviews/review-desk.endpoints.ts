import { HIDDEN_BECAUSE } from '@okolitsa/domain/moderation/moderation.ts'
import { MAX_ANSWER_LENGTH } from '@okolitsa/domain/reviews/review.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { reviewAnswerSchema } from './review.ts'

const int = z.number().int()

/** A review as sellers see it. */
export const deskReviewSchema = z.object({
  reviewId: int,
  /** Product of the review; null = about the seller. */
  product: z.object({ id: int, title: z.string() }).nullable(),
  sellerTitle: z.string(),
  orderId: int.nullable(),
  rating: int,
  description: z.string(),
  advantages: z.array(int),
  disadvantages: z.array(int),
  images: z.array(z.string()),
  /** Name of the author; null = anonymous. */
  name: z.string().nullable(),
  isAnonymous: z.boolean(),
  /** Creation time, ISO 8601. */
  createdAt: z.string(),
  answer: reviewAnswerSchema.nullable(),
  /** Why the office hides the answer; `waiting` = it has not decided. Null = the answer is shown. */
  answerHiddenBecause: z.enum(HIDDEN_BECAUSE).nullable(),
})
export type DeskReview = z.output<typeof deskReviewSchema>

/** Reviews for sellers, who answer them. */
export const reviewDeskEndpoints = defineEndpoints({
  listReviews: {
    method: 'GET',
    path: '/v1/cabinet/reviews',
    access: 'seller',
    permission: 'answerCustomers',
    summary:
      'Published reviews of the seller and its goods, newest first; `unanswered` = those with words and no answer.',
    query: z.object({ ...pageQuery(10), queue: z.enum(['unanswered', 'all'], 'wrongValue').default('unanswered') }),
    answer: pageOf(deskReviewSchema),
  },
  answerReview: {
    method: 'POST',
    path: '/v1/cabinet/reviews/{id}/answer',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Answers a published review by name, or replaces the answer.',
    params: idParams,
    body: z.object({ answer: z.string().trim().min(1, 'required').max(MAX_ANSWER_LENGTH, 'tooLong') }),
    answer: deskReviewSchema,
  },
})
