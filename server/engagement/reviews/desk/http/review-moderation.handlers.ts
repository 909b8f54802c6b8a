import type { reviewModerationEndpoints } from '@okolitsa/contracts/reviews/review-moderation.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { presentWaiting } from '../../http/present-review.ts'
import type { ReviewDeps } from '../../review-deps.ts'
import { findReview } from '../../store/review.store.ts'
import { countWaiting, listWaiting } from '../../store/review-list.store.ts'
import { moderateReview, undoModeration } from '../../use-cases/moderate-review.ts'
import { photoOf } from '../../use-cases/write-review.ts'
import { pageOf } from './review-desk.handlers.ts'

export function reviewModerationHandlers(deps: ReviewDeps): Handlers<typeof reviewModerationEndpoints> {
  const { executor } = deps.database
  return {
    listWaitingReviews: async ({ query, scope }) => {
      const [rows, total] = await Promise.all([listWaiting(executor, scope, query), countWaiting(executor, scope)])
      return pageOf(rows.map(presentWaiting), query, total)
    },

    moderateReview: async ({ params, body, actor, scope }) => {
      const undoBefore = await moderateReview(deps, scope, params.id, { ...body, staffId: actor.staffId })
      return { reviewId: params.id, undoBefore: undoBefore.toISOString() }
    },

    undoModeration: async ({ params, actor, scope }) => {
      await undoModeration(deps, scope, params.id, actor.staffId)
      return { reviewId: params.id }
    },

    moderatedPhoto: async ({ params, scope }) => {
      const review = await findReview(executor, scope, params.id)
      const key = review && photoOf(review, params.photoId)
      const photo = key === undefined || key === null ? null : await deps.photos.read(key)
      if (!photo) throw new Refusal('NOT_FOUND')
      return photo
    },
  }
}
