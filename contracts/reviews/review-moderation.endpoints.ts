import { DECLINE_REASONS } from '@okolitsa/domain/reviews/review.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'
import { deskReviewSchema } from './review-desk.endpoints.ts'

/** Reviews of a page of the queue. */
export const WAITING_REVIEWS_PER_PAGE = 50

const office = { access: 'office', permission: 'moderateReviews' } as const
const int = z.number().int()

/** A review that waits, with the facts that help to judge it. */
export const waitingReviewSchema = deskReviewSchema.extend({
  /** Time of the latest change, ISO 8601; the review waits since then. */
  changedAt: z.string(),
  /** Other reviews of the same author. */
  author: z.object({ published: int, declined: int }),
})
export type WaitingReview = z.output<typeof waitingReviewSchema>

/** Moderation of reviews in the office. */
export const reviewModerationEndpoints = defineEndpoints({
  listWaitingReviews: {
    ...office,
    method: 'GET',
    path: '/v1/office/reviews',
    summary: 'Reviews awaiting moderation, longest waiting first.',
    query: z.object(pageQuery(WAITING_REVIEWS_PER_PAGE)),
    answer: pageOf(waitingReviewSchema),
  },
  moderateReview: {
    ...office,
    method: 'POST',
    path: '/v1/office/reviews/{id}/decision',
    summary:
      'Publishes a review, or declines it for a reason that its author reads. The author is told a little later.',
    params: idParams,
    body: z.object({ declinedBecause: z.enum(DECLINE_REASONS, 'wrongValue').nullable() }),
    answer: z.object({
      reviewId: int,
      /** Time until which the same person may take the decision back, ISO 8601. */
      undoBefore: z.string(),
    }),
    errors: refuses('REVIEW_REFUSED'),
  },
  undoModeration: {
    ...office,
    method: 'POST',
    path: '/v1/office/reviews/{id}/decision/undo',
    summary: 'Takes back the own decision on a review until `undoBefore`; the review waits again.',
    params: idParams,
    answer: z.object({ reviewId: int }),
    errors: refuses('REVIEW_REFUSED'),
  },
  moderatedPhoto: {
    ...office,
    method: 'GET',
    path: '/v1/office/reviews/{id}/photos/{photoId}',
    summary: 'A photo of a review that waits.',
    params: idParams.extend({ photoId: z.uuid() }),
    answer: bytes,
    media: 'image/webp',
  },
})
