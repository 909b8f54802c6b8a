import { type ClaimState, type ContestState, claimAnswerBefore } from './claim.ts'

/**
 * Disputes that the office decides. `contest`: the seller contests a refund made at once; `late`: the seller has not
 * answered a claim in time.
 */
export const DISPUTE_KINDS = ['contest', 'late'] as const
export type DisputeKind = (typeof DISPUTE_KINDS)[number]

export interface DisputedClaim {
  readonly state: ClaimState
  readonly contestState: ContestState | null
  readonly createdAt: Date
}

/** The open dispute about a claim; null = the office has nothing to decide. */
export function openDispute(claim: DisputedClaim, now: Date): DisputeKind | null {
  if (claim.contestState === 'open') return 'contest'
  return claim.state === 'waiting' && claimAnswerBefore(claim.createdAt) <= now ? 'late' : null
}

/** Latest creation time of unanswered claims that the office decides. */
export const lateSince = (now: Date): Date =>
  new Date(now.getTime() - (claimAnswerBefore(now).getTime() - now.getTime()))
