import { reviewDeskEndpoints } from '@okolitsa/contracts/reviews/review-desk.endpoints.ts'
import { reviewsEndpoints } from '@okolitsa/contracts/reviews/reviews.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { reviewDeskHandlers } from './http/review-desk.handlers.ts'
import { reviewsHandlers } from './http/reviews.handlers.ts'
import { personalData } from './personal-data.ts'

export const reviewsModule = defineModule({
  name: 'reviews',
  uses: ['read-models', 'sellers', 'products', 'images', 'delivery'],
  personalData,
  create: ({ database, clock }, { 'read-models': readModels, images, ...services }) => {
    const deps = { ...services, database, clock, readModels, photos: images.photos }
    return {
      calls: [mounted(reviewsEndpoints, reviewsHandlers(deps)), mounted(reviewDeskEndpoints, reviewDeskHandlers(deps))],
    }
  },
})
