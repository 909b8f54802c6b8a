import { reviewDeskEndpoints } from '@okolitsa/contracts/reviews/review-desk.endpoints.ts'
import { reviewModerationEndpoints } from '@okolitsa/contracts/reviews/review-moderation.endpoints.ts'
import { reviewTagsDeskEndpoints } from '@okolitsa/contracts/reviews/review-tags-desk.endpoints.ts'
import { reviewsEndpoints } from '@okolitsa/contracts/reviews/reviews.endpoints.ts'
import type { ReviewTag } from '@okolitsa/domain/reviews/review-tags.ts'
import { defineModule } from '../../module.ts'
import { textHidden } from '../../people/moderation/events.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import { on as onEvent } from '../../platform/events/event.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { reviewDeskHandlers } from './desk/http/review-desk.handlers.ts'
import { reviewModerationHandlers } from './desk/http/review-moderation.handlers.ts'
import { reviewTagsHandlers } from './desk/http/review-tags.handlers.ts'
import { reviewModerated } from './events.ts'
import { reviewsHandlers } from './http/reviews.handlers.ts'
import { announceHiddenPhoto, moderatedReviews } from './moderated-reviews.ts'
import { personalData } from './personal-data.ts'
import { reviewTagsChanged } from './public.ts'
import { listReviewTags } from './store/review-tag.store.ts'
import { announceModeration } from './use-cases/moderate-review.ts'
import { saveReviewTags } from './use-cases/save-review-tags.ts'

/** Time after which tags are read again, ms, because a notification may be lost with its connection. */
const TAGS_TTL_MS = 60_000

export { cloneReviews, type ImportedReview, importReviews, importStars, listUnqueued } from './store/import-reviews.ts'
export { refreshAllRatings } from './store/review.store.ts'

export const reviewsModule = defineModule({
  name: 'reviews',
  uses: ['audit', 'moderation', 'readModels', 'sellers', 'products', 'images', 'delivery'],
  personalData,
  create: ({ database, clock, pages }, { audit, readModels, images, ...services }) => {
    const kept = createTimedCache<readonly ReviewTag[]>({ ttlMs: TAGS_TTL_MS, most: 1 })
    const tags = () => kept.get('', () => listReviewTags(database.executor))
    const deps = { ...services, database, clock, readModels, photos: images.photos, tags }
    return {
      service: {
        moderated: moderatedReviews(deps),
        listReviewTags,
        saveReviewTags: (tx, author, changed) => saveReviewTags({ audit }, tx, author, changed),
      },
      invalidations: [
        on(reviewTagsChanged, () => {
          kept.clear()
          pages.invalidate()
        }),
      ],
      calls: [
        mounted(reviewsEndpoints, reviewsHandlers(deps)),
        mounted(reviewDeskEndpoints, reviewDeskHandlers(deps)),
        mounted(reviewTagsDeskEndpoints, reviewTagsHandlers({ database, audit })),
        mounted(reviewModerationEndpoints, reviewModerationHandlers(deps)),
      ],
      subscribers: [
        onEvent(reviewModerated, 'reviews', (decision) => announceModeration(deps, decision)),
        onEvent(textHidden, 'reviews', (hidden) => announceHiddenPhoto(deps, hidden)),
      ],
    }
  },
})
