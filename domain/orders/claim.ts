import { type Kopecks, kopecks, min, share } from '../money/money.ts'
import type { DeliveryStatus } from './order-status.ts'

/** Goods came spoilt, did not come (or came short), or were others than ordered. */
export const CLAIM_KINDS = ['spoilt', 'missing', 'wrong'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]
/** What is not there can not be shown. */
export const needsPhoto = (kind: ClaimKind): boolean => kind !== 'missing'

/** Days after receiving in which goods may be complained about. */
export const CLAIM_DAYS = 3
/** Days in which the seller answers a claim; then the administrator does. */
export const CLAIM_ANSWER_DAYS = 2
/** Photos of one claim. */
export const MAX_CLAIM_PHOTOS = 5
/** The largest of them, bytes. */
export const LARGEST_CLAIM_PHOTO = 10 * 1024 * 1024
/** What is given back at once, in money and bonuses, without waiting for the seller: at most this sum… */
const INSTANT_MOST: Kopecks = kopecks(100_000)
/** …and this part of the order, per cent… */
const INSTANT_PERCENT = 30
/** …and one such claim of a customer in so many days, with a photo. */
export const INSTANT_EVERY_DAYS = 30
/** Days in which the seller may contest a refund that was made at once. */
export const CONTEST_DAYS = 2
/** Days for which a customer whose refund was contested rightly gets none at once. */
export const DISTRUST_DAYS = 365

const DAY_MS = 86_400_000

/**
 * `promised`: the seller replaces the goods with the next delivery, unless the customer prefers the money; `replaced`:
 * the new goods were delivered.
 */
export const CLAIM_STATES = ['waiting', 'accepted', 'declined', 'promised', 'replaced'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** What becomes of a contested refund; the customer keeps the money, upheld the shop pays the seller for it. */
export const CONTEST_STATES = ['open', 'upheld', 'rejected'] as const
export type ContestState = (typeof CONTEST_STATES)[number]

/** Until when the customer may complain about goods of this order; null = they did not come. */
export function claimBefore(order: { state: DeliveryStatus; finishedAt: Date | null }): Date | null {
  if (order.state !== 'received' || order.finishedAt === null) return null
  return new Date(order.finishedAt.getTime() + CLAIM_DAYS * DAY_MS)
}

/** Until when the seller answers a claim made at `createdAt`; it waits for the administrator afterwards. */
export const claimAnswerBefore = (createdAt: Date): Date => new Date(createdAt.getTime() + CLAIM_ANSWER_DAYS * DAY_MS)

/** Until when the seller may contest a refund made at `decidedAt`. */
export const contestBefore = (decidedAt: Date): Date => new Date(decidedAt.getTime() + CONTEST_DAYS * DAY_MS)

/** Refunds made at once since then may still be contested. */
export const contestableSince = (now: Date): Date => new Date(now.getTime() - CONTEST_DAYS * DAY_MS)

/** Since when a refund that was contested rightly counts. */
export const distrustSince = (now: Date): Date => new Date(now.getTime() - DISTRUST_DAYS * DAY_MS)

/** Since when earlier claims count that were paid back at once. */
export const instantClaimsSince = (now: Date): Date => new Date(now.getTime() - INSTANT_EVERY_DAYS * DAY_MS)

/** Is a claim small, rare and shown well enough to be given back at once? Sums are of money and bonuses together. */
export function isInstantClaim(claim: {
  givenBack: Kopecks
  orderPaid: Kopecks
  /** Earlier ones that count, and contests against the customer. */
  instantBefore: number
  hasPhoto: boolean
}): boolean {
  const most = min(INSTANT_MOST, share(claim.orderPaid, INSTANT_PERCENT, 100))
  return claim.hasPhoto && claim.instantBefore === 0 && claim.givenBack <= most
}
