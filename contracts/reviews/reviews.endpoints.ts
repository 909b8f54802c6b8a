import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { pageQuery } from '../kernel/paging.ts'

const idParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

/** Reviews (spec 7.10). */
export const reviewsEndpoints = defineEndpoints({
  reviewTags: {
    method: 'GET',
    path: '/api/v1/reviews/tags',
    access: 'public',
    summary: 'Advantages and disadvantages to choose from.',
    query: z.object({ ids: z.string().max(1_000).optional() }),
    answer: z.unknown(),
    owed: true,
  },
  reviews: {
    method: 'GET',
    path: '/api/v3/reviews/{entityType}/{id}',
    access: 'public',
    summary: 'Reviews of an entity, 6 a page.',
    params: z.object({ entityType: z.enum(['product', 'farmer']), id: z.coerce.number().int().positive() }),
    query: z.object({ ...pageQuery(6), needTotals: z.coerce.boolean().optional() }),
    answer: z.unknown(),
    owed: true,
  },
  mayReviewProduct: {
    method: 'GET',
    path: '/api/v2/reviews/possibility/product/{id}',
    access: 'customer',
    summary: 'Whether the customer may review a product.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  mayReviewFarmer: {
    method: 'GET',
    path: '/api/v2/reviews/possibility/farmer/{id}',
    access: 'customer',
    summary: 'Whether the customer may review a farmer.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  mayReviewOrder: {
    method: 'GET',
    path: '/api/v1/reviews/possibility/orders/{id}',
    access: 'customer',
    summary: 'Whether the customer may review an order.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  orderReviews: {
    method: 'GET',
    path: '/api/v1/reviews/orders/{id}',
    access: 'customer',
    summary: 'Reviews given for an order.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  addReview: {
    method: 'POST',
    path: '/api/v2/reviews',
    access: 'customer',
    summary: 'Leaves a review.',
    body: z.object({
      rating: z.number().int().min(1).max(5),
      description: z.string().max(3_000).optional(),
      entityType: z.string(),
      entityId: z.number().int(),
    }),
    answer: z.unknown(),
    owed: true,
  },
  changeReview: {
    method: 'PATCH',
    path: '/api/v1/reviews/{id}',
    access: 'customer',
    summary: 'Changes a review.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  myReview: {
    method: 'GET',
    path: '/api/v1/reviews/{type}/{id}/my',
    access: 'customer',
    summary: 'My review of an entity.',
    params: z.object({ type: z.enum(['product', 'farmer', 'order']), id: z.coerce.number().int().positive() }),
    answer: z.unknown(),
    owed: true,
  },
})
