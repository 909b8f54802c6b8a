import type { WaitingReview } from '@okolitsa/contracts/reviews/review-moderation.endpoints.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { officeReviews as text } from '@okolitsa/strings/ru/office-reviews.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { useDecisionQueue } from './use-decision-queue.ts'

/** The queue of reviews; the action `decline` comes with a reason. */
export const useReviewQueue = () =>
  useDecisionQueue<WaitingReview>({
    queryKey: officeKeys.reviews,
    read: async () => {
      const { items, totalItems } = await officeApi().reviews.listWaitingReviews({ query: {} })
      return { items, total: totalItems }
    },
    idOf: ({ reviewId }) => reviewId,
    send: ({ item: { reviewId }, reason }) =>
      officeApi().reviews.moderateReview({
        params: { id: reviewId },
        body: { declinedBecause: reason as DeclineReason | null },
      }),
    takeBack: (id) => officeApi().reviews.undoModeration({ params: { id } }),
    overWords: (code) => (code === 'REVIEW_REFUSED' ? text.decidedByOther : null),
    words: text,
  })
