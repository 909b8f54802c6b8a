import { mayFollowUp } from '../orders/follow-up.ts'
import type { DeliveryStatus } from '../orders/order-status.ts'

/** Subjects of reviews; a review of an order is about its seller. */
export const REVIEWED = ['product', 'farmer', 'order'] as const
export type Reviewed = (typeof REVIEWED)[number]

export const REVIEW_STATES = ['waiting', 'published', 'declined'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Reasons for declining a review, shown to the customer. */
export const DECLINE_REASONS = [
  'insult',
  'personalData',
  'advertising',
  'elsewhere',
  'unreadable',
  /** The text or the photos are of other people. */
  'copied',
  /** The law forbids it: advice of treatment, alcohol, calls to violence. */
  'forbidden',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** Results of checking whether a review is possible: `ok`, or the obstacle. */
export const POSSIBILITIES = ['ok', 'ownShop', 'reviewed', 'tooLate', 'notReceived'] as const
export type Possibility = (typeof POSSIBILITIES)[number]

export const MAX_REVIEW_PHOTOS = 5
export const MAX_REVIEW_LENGTH = 3_000
export const MAX_ANSWER_LENGTH = 2_000
/** Days after writing in which a customer may change a review. */
const EDIT_DAYS = 30
const DAY_MS = 86_400_000

/** An order of the customer that contains the subject. */
export interface ReviewableOrder {
  readonly id: number
  readonly state: DeliveryStatus
  /** Time of the delivery, or of the order when later: a trip is booked months ahead. */
  readonly dueAt: Date
  /** Id of its existing review; null = none. */
  readonly reviewId: number | null
}

export interface PossibilityFound {
  readonly status: Possibility
  /** The order of the new or existing review. */
  readonly order: ReviewableOrder | null
}

/**
 * Decides whether a person may review a subject: only after receiving it recently, once for every order, and never the
 * person's own shop. @param orders newest first
 */
export function reviewPossibility(orders: readonly ReviewableOrder[], isOwnShop: boolean, now: Date): PossibilityFound {
  const received = orders.filter(({ state }) => state === 'received')
  const open =
    received.find(
      (order) => order.reviewId === null && mayFollowUp({ state: order.state, placedAt: order.dueAt }, now),
    ) ?? null
  const reviewed = received.find(({ reviewId }) => reviewId !== null) ?? null
  if (isOwnShop) return { status: 'ownShop', order: null }
  if (open) return { status: 'ok', order: open }
  if (reviewed) return { status: 'reviewed', order: reviewed }
  return { status: received.length > 0 ? 'tooLate' : 'notReceived', order: received[0] ?? null }
}

/**
 * State of a new or changed review. Stars alone are published immediately; a text is moderated first, and again after
 * every change. Photos wait on their own (`hiddenPhotos`).
 */
export const stateAfterWriting = ({ description }: { readonly description: string }): ReviewState =>
  description === '' ? 'published' : 'waiting'

/** Photos that everybody sees once the review is published: without those that the office hides or has not decided. */
export const shownPhotos = ({
  photos,
  hiddenPhotos,
}: {
  readonly photos: readonly string[]
  readonly hiddenPhotos: readonly string[]
}): readonly string[] => photos.filter((key) => !hiddenPhotos.includes(key))

export const mayEdit = (review: { readonly createdAt: Date }, now: Date): boolean =>
  now.getTime() - review.createdAt.getTime() <= EDIT_DAYS * DAY_MS

/** The author's first name and initial; empty without a name. */
export function authorName(firstName: string | null, lastName: string | null): string {
  const first = firstName?.trim() ?? ''
  const initial = lastName?.trim().charAt(0) ?? ''
  return first && initial ? `${first} ${initial}.` : first
}
