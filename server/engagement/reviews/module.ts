import { reviewDeskEndpoints } from '@okolitsa/contracts/reviews/review-desk.endpoints.ts'
import { reviewsEndpoints } from '@okolitsa/contracts/reviews/reviews.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { reviewDeskHandlers } from './desk/http/review-desk.handlers.ts'
import { reviewsHandlers } from './http/reviews.handlers.ts'
import { personalData } from './personal-data.ts'

export { cloneReviews, type ImportedReview, importReviews, importStars } from './store/import-reviews.ts'
export { refreshAllRatings } from './store/review.store.ts'

export const reviewsModule = defineModule({
  name: 'reviews',
  uses: ['readModels', 'sellers', 'products', 'images', 'delivery'],
  personalData,
  create: ({ database, clock }, { readModels, images, ...services }) => {
    const deps = { ...services, database, clock, readModels, photos: images.photos }
    return {
      calls: [mounted(reviewsEndpoints, reviewsHandlers(deps)), mounted(reviewDeskEndpoints, reviewDeskHandlers(deps))],
    }
  },
})
