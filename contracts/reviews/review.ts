import {
  DECLINE_REASONS,
  MAX_REVIEW_LENGTH,
  POSSIBILITIES,
  REVIEW_STATES,
  REVIEWED,
} from '@okolitsa/domain/reviews/review.ts'
import { z } from 'zod'
import { jsonId } from '../kernel/id.ts'

const int = z.number().int()
const stars = int.min(1).max(5)
/** A moment, ISO 8601. */
const moment = z.string()
const entityType = z.enum(REVIEWED)

export const reviewAnswerSchema = z.object({ text: z.string(), name: z.string(), createdAt: moment })

const reviewFields = {
  reviewId: int,
  entityType,
  /** Id of the product, the farmer or the order. */
  entityId: int,
  /** Id of the same customer's review of the order. */
  parentId: int.nullable(),
  rating: stars,
  description: z.string(),
  /** True = the review has a text to show. */
  isTextDisplayed: z.boolean(),
  /** Ids of the chosen tags. */
  advantages: z.array(int),
  disadvantages: z.array(int),
  /** URLs of photos, WebP. */
  images: z.array(z.string()),
  createdAt: moment,
  answer: reviewAnswerSchema.nullable(),
}

export const reviewTagSchema = z.object({
  id: int,
  kind: z.enum(['advantage', 'disadvantage']),
  title: z.string(),
})
export type ReviewTag = z.output<typeof reviewTagSchema>

export const reviewSchema = z.object({
  ...reviewFields,
  /** The chosen tags with their titles. */
  tags: z.array(reviewTagSchema),
  /** First name and initial; null = anonymous. */
  name: z.string().nullable(),
  helpfulCount: int,
  /** True = the caller marked the review as helpful. */
  isHelpful: z.boolean(),
  isMine: z.boolean(),
})
export type Review = z.output<typeof reviewSchema>

/** A review as its author sees it, published or not. */
export const myReviewSchema = z.object({
  ...reviewFields,
  isAnonymous: z.boolean(),
  state: z.enum(REVIEW_STATES),
  declinedBecause: z.enum(DECLINE_REASONS).nullable(),
  mayEdit: z.boolean(),
})
export type MyReview = z.output<typeof myReviewSchema>

export const reviewTotalsSchema = z.object({
  /** Average rating; null below five reviews. */
  rating: z.number().nullable(),
  reviewsCount: int,
  /** Number of reviews by stars, from one to five. */
  starsSummary: z.array(int).length(5),
  /** Chosen tags, most frequent first. */
  tags: z.array(reviewTagSchema.extend({ count: int })),
  /** Number of reviews with tags. */
  totalTagged: int,
})
export type ReviewTotals = z.output<typeof reviewTotalsSchema>

/** Result of checking whether the subject may be reviewed, with the order to review. */
export const possibilitySchema = z.object({
  isPossible: z.boolean(),
  status: z.enum(POSSIBILITIES),
  orderId: int.nullable(),
  /** Id of an existing review. */
  reviewId: int.nullable(),
})
export type ReviewPossibility = z.output<typeof possibilitySchema>

const tagIds = z.array(jsonId).max(10, 'tooLong')
const rating = z.number('notANumber').int('wholeNumber').min(1, 'wrongValue').max(5, 'wrongValue')
/** PostgreSQL has no NUL in texts. */
const words = z
  .string()
  .trim()
  .max(MAX_REVIEW_LENGTH, 'tooLong')
  .refine((text) => !text.includes('\0'), 'wrongValue')

export const newReviewSchema = z.object({
  entityType,
  entityId: z.number('notANumber').int('wholeNumber').positive('wrongValue').max(2_147_483_647, 'wrongValue'),
  rating,
  description: words.default(''),
  advantages: tagIds.default([]),
  disadvantages: tagIds.default([]),
  isAnonymous: z.boolean('wrongValue').default(false),
})

/** Changed fields of a review; absent fields stay unchanged. */
export const reviewChangeSchema = z.object({
  rating: rating.optional(),
  description: words.optional(),
  advantages: tagIds.optional(),
  disadvantages: tagIds.optional(),
  isAnonymous: z.boolean('wrongValue').optional(),
})
