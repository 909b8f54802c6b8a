import { type Kopecks, kopecks, min, share } from '../money/money.ts'
import type { DeliveryStatus } from './order-status.ts'

/** Days after receiving in which spoilt goods may be complained about. */
export const CLAIM_DAYS = 3
/** Days in which the seller answers a claim; then the administrator does. */
export const CLAIM_ANSWER_DAYS = 2
/** Photos of one claim. */
export const MOST_CLAIM_PHOTOS = 5
/** The largest of them, bytes. */
export const LARGEST_CLAIM_PHOTO = 10 * 1024 * 1024
/** What is given back at once, in money and bonuses, without waiting for the seller: at most this sum… */
const INSTANT_MOST: Kopecks = kopecks(100_000)
/** …and this part of the order, per cent… */
const INSTANT_PERCENT = 30
/** …and one such claim of a shopper in so many days. */
export const INSTANT_EVERY_DAYS = 30

const DAY_MS = 86_400_000

/** How a claim ends at once, or that it waits for its seller. */
export const CLAIM_STATES = ['waiting', 'accepted', 'declined'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** Until when the shopper may say that goods of this order came spoilt; null = they did not come. */
export function claimBefore(order: { state: DeliveryStatus; finishedAt: Date | null }): Date | null {
  if (order.state !== 'received' || order.finishedAt === null) return null
  return new Date(order.finishedAt.getTime() + CLAIM_DAYS * DAY_MS)
}

/** Until when the seller answers a claim made at `createdAt`; it waits for the administrator afterwards. */
export const claimAnswerBefore = (createdAt: Date): Date => new Date(createdAt.getTime() + CLAIM_ANSWER_DAYS * DAY_MS)

/** Since when earlier claims count that were paid back at once. */
export const instantClaimsSince = (now: Date): Date => new Date(now.getTime() - INSTANT_EVERY_DAYS * DAY_MS)

/** Is a claim small and rare enough to be given back at once? Sums are of money and bonuses together. */
export function isInstantClaim(claim: { givenBack: Kopecks; orderPaid: Kopecks; instantBefore: number }): boolean {
  const most = min(INSTANT_MOST, share(claim.orderPaid, INSTANT_PERCENT, 100))
  return claim.instantBefore === 0 && claim.givenBack <= most
}
