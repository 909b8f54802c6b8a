import type { reviewModerationEndpoints } from '@okolitsa/contracts/reviews/review-moderation.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { ReviewDeps } from '../../review-deps.ts'
import { findReview } from '../../store/review.store.ts'
import { photoOf } from '../../use-cases/write-review.ts'

export const reviewModerationHandlers = (deps: ReviewDeps): Handlers<typeof reviewModerationEndpoints> => ({
  moderatedPhoto: async ({ params, scope }) => {
    const review = await findReview(deps.database.executor, scope, params.id)
    const key = review && photoOf(review, params.photoId)
    const photo = key === undefined || key === null ? null : await deps.photos.read(key)
    if (!photo) throw new Refusal('NOT_FOUND')
    return photo
  },
})
