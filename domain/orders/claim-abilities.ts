import { appealBefore, type DecidedClaim } from './appeal.ts'
import { type ClaimState, type ContestState, contestBefore } from './claim.ts'

export interface ClaimStanding extends DecidedClaim {
  readonly state: ClaimState
  /** True = refunded immediately, before the seller's review. */
  readonly isInstant: boolean
  readonly decidedAt: Date | null
  /** State of the contest; null = not contested. */
  readonly contestState: ContestState | null
}

/** Actions that a person may take on one claim, sent with it so that screens offer only possible actions. */
export interface ClaimAbilities {
  /** True = the person may accept or decline the claim, and mark a promised replacement as delivered. */
  readonly answer: boolean
  readonly addPhotos: boolean
  readonly contest: boolean
}

/**
 * Reason against contesting a refund; null = allowed. `notContestable`: not an instant refund; `contestOver`: too late,
 * or contested before.
 */
export function contestObstacle(claim: ClaimStanding, now: Date): 'notContestable' | 'contestOver' | null {
  if (!claim.isInstant || claim.decidedAt === null) return 'notContestable'
  return claim.contestState !== null || contestBefore(claim.decidedAt) < now ? 'contestOver' : null
}

/** True = the seller may add photos: the claim waits, or is or may be contested or appealed. */
export const takesSellerPhotos = (claim: ClaimStanding, now: Date): boolean =>
  claim.state === 'waiting' ||
  claim.contestState === 'open' ||
  claim.appeal?.state === 'open' ||
  appealBefore(claim, 'seller', now) !== null ||
  contestObstacle(claim, now) === null

/** Computes the actions of a person of the seller. @param by `decidesClaims`: the person may decide its claims */
export function claimAbilities(
  claim: ClaimStanding,
  by: { readonly decidesClaims: boolean },
  now: Date,
): ClaimAbilities {
  const { decidesClaims } = by
  return {
    answer: decidesClaims && (claim.state === 'waiting' || claim.state === 'promised'),
    addPhotos: decidesClaims && takesSellerPhotos(claim, now),
    contest: decidesClaims && contestObstacle(claim, now) === null,
  }
}
