import { type Kopecks, kopecks, min, share } from '../money/money.ts'
import type { DeliveryStatus } from './order-status.ts'

/** Kinds of claims: goods were spoilt, missing (or too few), or others than ordered. */
export const CLAIM_KINDS = ['spoilt', 'missing', 'wrong'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]
/** True = the claim requires a photo; missing goods cannot be photographed. */
export const needsPhoto = (kind: ClaimKind): boolean => kind !== 'missing'

/** Days after the delivery in which claims are accepted. */
export const CLAIM_DAYS = 3
/** Days for the seller's answer; then the office answers. */
export const CLAIM_ANSWER_DAYS = 2
export const MAX_CLAIM_PHOTOS = 5
/** Maximum size of a photo, bytes. */
export const LARGEST_CLAIM_PHOTO = 10 * 1024 * 1024
/** Limits of an instant refund, before the seller's review: maximum sum of money and bonuses. */
const INSTANT_MOST: Kopecks = kopecks(100_000)
/** Maximum share of the order for an instant refund, per cent. */
const INSTANT_PERCENT = 30
/** Minimum days between two instant refunds of one customer. A photo is required. */
export const INSTANT_EVERY_DAYS = 30
export const CONTEST_DAYS = 2
/** Days without instant refunds for a customer after an upheld contest. */
export const DISTRUST_DAYS = 365

const DAY_MS = 86_400_000

/**
 * States of a claim. `promised`: the seller replaces the goods with the next delivery, unless the customer prefers the
 * money; `replaced`: the new goods were delivered.
 */
export const CLAIM_STATES = ['waiting', 'accepted', 'declined', 'promised', 'replaced'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** States of a contested refund. The customer keeps the money; when upheld, the shop pays the seller. */
export const CONTEST_STATES = ['open', 'upheld', 'rejected'] as const
export type ContestState = (typeof CONTEST_STATES)[number]

/** Deadline for claims about an order; null = not delivered. */
export function claimBefore(order: { state: DeliveryStatus; finishedAt: Date | null }): Date | null {
  if (order.state !== 'received' || order.finishedAt === null) return null
  return new Date(order.finishedAt.getTime() + CLAIM_DAYS * DAY_MS)
}

/** Deadline of the seller's answer; the claim then waits for the office. */
export const claimAnswerBefore = (createdAt: Date): Date => new Date(createdAt.getTime() + CLAIM_ANSWER_DAYS * DAY_MS)

/** Deadline for contesting a refund made at `decidedAt`. */
export const contestBefore = (decidedAt: Date): Date => new Date(decidedAt.getTime() + CONTEST_DAYS * DAY_MS)

/** Earliest time of instant refunds that may still be contested. */
export const contestableSince = (now: Date): Date => new Date(now.getTime() - CONTEST_DAYS * DAY_MS)

/** Earliest time of upheld contests that prevent instant refunds. */
export const distrustSince = (now: Date): Date => new Date(now.getTime() - DISTRUST_DAYS * DAY_MS)

/** Earliest time of instant refunds that prevent another one. */
export const instantClaimsSince = (now: Date): Date => new Date(now.getTime() - INSTANT_EVERY_DAYS * DAY_MS)

/** True = the claim is small and rare enough and has a photo, so it is refunded immediately. Sums include bonuses. */
export function isInstantClaim(claim: {
  givenBack: Kopecks
  orderPaid: Kopecks
  /** Number of earlier claims that prevent an instant refund, and of contests upheld against the customer. */
  instantBefore: number
  hasPhoto: boolean
}): boolean {
  const most = min(INSTANT_MOST, share(claim.orderPaid, INSTANT_PERCENT, 100))
  return claim.hasPhoto && claim.instantBefore === 0 && claim.givenBack <= most
}
