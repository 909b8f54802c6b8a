import { mayFollowUp } from '../orders/follow-up.ts'
import type { DeliveryStatus } from '../orders/order-status.ts'

/** What is judged; what is said of an order is said of its seller. */
export const REVIEWED = ['product', 'farmer', 'order'] as const
export type Reviewed = (typeof REVIEWED)[number]

export const REVIEW_STATES = ['waiting', 'published', 'declined'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Why a moderator does not let a review be seen; the customer is told. */
export const DECLINE_REASONS = ['insult', 'personalData', 'advertising', 'elsewhere', 'unreadable'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** What the possibility check says: `ok`, or why not. */
export const POSSIBILITIES = ['ok', 'ownShop', 'reviewed', 'tooLate', 'notReceived'] as const
export type Possibility = (typeof POSSIBILITIES)[number]

export const MAX_REVIEW_PHOTOS = 5
export const LONGEST_REVIEW = 3_000
export const LONGEST_ANSWER = 2_000
/** Days after it was written in which a customer may change a review. */
const EDIT_DAYS = 30
const DAY_MS = 86_400_000

/** An order in which the thing was bought by whoever asks. */
export interface ReviewableOrder {
  readonly id: number
  readonly state: DeliveryStatus
  /** The delivery time, or the time of the order if that is later: a trip is booked months ahead. */
  readonly dueAt: Date
  /** The review it has already; null = none. */
  readonly reviewId: number | null
}

export interface PossibilityFound {
  readonly status: Possibility
  /** The order a review would be of, or is of. */
  readonly order: ReviewableOrder | null
}

/**
 * May somebody say what they think of a thing? Only what was received lately is judged, once for every order, and nobody
 * judges their own shop.
 * @param orders newest first
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

/** Stars alone count at once; words and photos are looked at first, and again after every change. */
export const stateAfterWriting = (review: {
  readonly description: string
  readonly photos: readonly string[]
}): ReviewState => (review.description === '' && review.photos.length === 0 ? 'published' : 'waiting')

export const mayEdit = (review: { readonly createdAt: Date }, now: Date): boolean =>
  now.getTime() - review.createdAt.getTime() <= EDIT_DAYS * DAY_MS

/** The name under a review: the first name and an initial; empty when none was given. */
export function authorName(firstName: string | null, lastName: string | null): string {
  const first = firstName?.trim() ?? ''
  const initial = lastName?.trim().charAt(0) ?? ''
  return first && initial ? `${first} ${initial}.` : first
}
