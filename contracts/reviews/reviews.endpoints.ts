import { LARGEST_CLAIM_PHOTO } from '@okolitsa/domain/orders/claim.ts'
import { MAX_REVIEW_PHOTOS, REVIEWED } from '@okolitsa/domain/reviews/review.ts'
import { JUDGED_TRADES } from '@okolitsa/domain/reviews/review-tags.ts'
import { z } from 'zod'
import { idList } from '../catalog/listing.ts'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { refuses } from '../refusals/refuses.ts'
import {
  myReviewSchema,
  newReviewSchema,
  possibilitySchema,
  reviewChangeSchema,
  reviewSchema,
  reviewTagSchema,
  reviewTotalsSchema,
} from './review.ts'

const photoParams = idParams.extend({ photoId: z.uuid() })
/** Products and farmers; reviews of orders are listed with their farmer's. */
const entityType = z.enum(['product', 'farmer'], 'wrongValue')
const trueOrFalse = z.enum(['true', 'false'], 'wrongValue').transform((value) => value === 'true')

/** Sortings by stars or by date, ascending or descending (spec 9). */
export const REVIEW_SORTINGS = ['dateDesc', 'dateAsc', 'ratingDesc', 'ratingAsc'] as const

/** Reviews (spec 7.10). */
export const reviewsEndpoints = defineEndpoints({
  reviewTags: {
    method: 'GET',
    path: '/api/v1/reviews/tags',
    access: 'public',
    summary: 'Advantages and disadvantages: by ids, or offered for a subject; all by default.',
    query: z.object({
      ids: idList,
      entityType: entityType.optional(),
      entityId: id.optional(),
      /** Trade of the reviewed seller. */
      trade: z.enum(JUDGED_TRADES, 'wrongValue').default('farmer'),
    }),
    answer: z.object({ items: z.array(reviewTagSchema) }),
  },
  reviews: {
    method: 'GET',
    path: '/api/v3/reviews/{entityType}/{id}',
    access: 'public',
    summary:
      'Published reviews with words or photos, 6 a page, of so many stars or with a tag; with `needTotals` all that is counted.',
    params: z.object({ entityType, id }),
    query: z.object({
      ...pageQuery(6),
      needTotals: trueOrFalse.default(false),
      sorting: z.enum(REVIEW_SORTINGS, 'wrongValue').default('dateDesc'),
      /** Number of stars to which the list is restricted. */
      stars: typedNumber({ least: 1, most: 5 }).optional(),
      /** Tag to which the list is restricted. */
      tag: id.optional(),
    }),
    answer: pageOf(reviewSchema).extend({
      /** Totals of the reviews; null without `needTotals`. */
      totals: reviewTotalsSchema.nullable(),
      /** Numbers of reviews by stars, for the page metadata (spec 3). */
      starsSummary: reviewTotalsSchema.shape.starsSummary.nullable(),
      tags: reviewTotalsSchema.shape.tags.nullable(),
      totalTagged: reviewTotalsSchema.shape.totalTagged.nullable(),
    }),
  },
  mayReviewProduct: {
    method: 'GET',
    path: '/api/v2/reviews/possibility/product/{id}',
    access: 'customer',
    summary: 'Whether the customer may review a product.',
    params: idParams,
    answer: possibilitySchema,
  },
  mayReviewFarmer: {
    method: 'GET',
    path: '/api/v2/reviews/possibility/farmer/{id}',
    access: 'customer',
    summary: 'Whether the customer may review a farmer.',
    params: idParams,
    answer: possibilitySchema,
  },
  mayReviewOrder: {
    method: 'GET',
    path: '/api/v1/reviews/possibility/orders/{id}',
    access: 'customer',
    summary: 'Whether the customer may review an order, and which of its products.',
    params: idParams,
    answer: possibilitySchema.extend({
      /** Trade of the reviewed seller, which determines texts and tags. */
      trade: z.enum(JUDGED_TRADES),
      products: z.array(possibilitySchema.extend({ productId: z.number().int(), title: z.string() })),
    }),
  },
  orderReviews: {
    method: 'GET',
    path: '/api/v1/reviews/orders/{id}',
    access: 'customer',
    summary: 'The customer’s reviews of an order and of its products.',
    params: idParams,
    answer: z.object({ items: z.array(myReviewSchema) }),
  },
  addReview: {
    refusesBlocked: true,
    method: 'POST',
    once: true,
    path: '/api/v2/reviews',
    access: 'customer',
    summary: 'Reviews received goods; stars count at once, texts are moderated first.',
    body: newReviewSchema,
    answer: myReviewSchema,
    errors: refuses('REVIEW_REFUSED'),
    status: 201,
  },
  changeReview: {
    refusesBlocked: true,
    method: 'PATCH',
    path: '/api/v1/reviews/{id}',
    access: 'customer',
    summary: 'Changes an own review; its text is moderated again.',
    params: idParams,
    body: reviewChangeSchema,
    answer: myReviewSchema,
    errors: refuses('REVIEW_REFUSED'),
  },
  myReview: {
    method: 'GET',
    path: '/api/v1/reviews/{type}/{id}/my',
    access: 'customer',
    summary: 'The latest review of something by the customer.',
    params: z.object({ type: z.enum(REVIEWED, 'wrongValue'), id }),
    answer: z.object({ review: myReviewSchema.nullable() }),
  },
  addReviewPhotos: {
    refusesBlocked: true,
    method: 'POST',
    once: true,
    path: '/api/v1/reviews/{id}/photos',
    access: 'customer',
    summary: 'Adds photos (JPEG, PNG, WebP) to a review of one’s own, five in all; they are looked at first.',
    params: idParams,
    files: { least: 1, most: MAX_REVIEW_PHOTOS, maxBytes: LARGEST_CLAIM_PHOTO },
    answer: myReviewSchema,
    errors: refuses('REVIEW_REFUSED', 'PHOTO_REQUIRED', 'PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'),
    status: 201,
  },
  removeReviewPhoto: {
    method: 'DELETE',
    path: '/api/v1/reviews/{id}/photos/{photoId}',
    access: 'customer',
    summary: 'Takes a photo out of a review of one’s own.',
    params: photoParams,
    answer: myReviewSchema,
    errors: refuses('REVIEW_REFUSED'),
  },
  reviewPhoto: {
    method: 'GET',
    path: '/api/v1/reviews/{id}/photos/{photoId}',
    access: 'public',
    summary: 'A photo of a published review, or of one’s own.',
    params: photoParams,
    answer: bytes,
    media: 'image/webp',
  },
  voteHelpful: {
    method: 'POST',
    path: '/api/v1/reviews/{id}/helpful',
    access: 'customer',
    summary: 'Marks another customer’s review as helpful, or removes the mark.',
    params: idParams,
    body: z.object({ isHelpful: z.boolean('required') }),
    answer: z.object({ helpfulCount: z.number().int(), isHelpful: z.boolean() }),
    errors: refuses('REVIEW_REFUSED'),
  },
})
