import { type ClaimState, type ContestState, contestBefore } from './claim.ts'

/** The part of a claim that decides what may be done with it. */
export interface ClaimStanding {
  readonly state: ClaimState
  /** The refund was made at once, before the seller looked. */
  readonly isInstant: boolean
  readonly decidedAt: Date | null
  /** Null = nobody has contested it. */
  readonly contestState: ContestState | null
}

/** The actions a person may take on one claim. They are sent with it, so that a screen offers only actions that will be accepted. */
export interface ClaimAbilities {
  /** Accept or decline it, and mark a promised replacement as delivered. */
  readonly answer: boolean
  /** Add photos of the seller. */
  readonly addPhotos: boolean
  /** Contest a refund that was made at once. */
  readonly contest: boolean
  /** Decide a contest. */
  readonly decideContest: boolean
}

/** Why a refund cannot be contested; null = it can. `notContestable`: it was not made at once; `contestOver`: it is late, or was contested. */
export function contestObstacle(claim: ClaimStanding, now: Date): 'notContestable' | 'contestOver' | null {
  if (!claim.isInstant || claim.decidedAt === null) return 'notContestable'
  return claim.contestState !== null || contestBefore(claim.decidedAt) < now ? 'contestOver' : null
}

/** May the seller still show something: while the claim waits, is contested, or may be contested? */
export const takesSellerPhotos = (claim: ClaimStanding, now: Date): boolean =>
  claim.state === 'waiting' || claim.contestState === 'open' || contestObstacle(claim, now) === null

/**
 * @param by `isOffice`: the person decides contests and contests nothing; `decidesClaims`: the person may decide claims
 *   of the seller
 */
export function claimAbilities(
  claim: ClaimStanding,
  by: { readonly isOffice: boolean; readonly decidesClaims: boolean },
  now: Date,
): ClaimAbilities {
  const { isOffice, decidesClaims } = by
  return {
    answer: decidesClaims && (claim.state === 'waiting' || claim.state === 'promised'),
    addPhotos: decidesClaims && takesSellerPhotos(claim, now),
    contest: decidesClaims && !isOffice && contestObstacle(claim, now) === null,
    decideContest: isOffice && claim.contestState === 'open',
  }
}
