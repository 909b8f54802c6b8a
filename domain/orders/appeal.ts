import type { ClaimState, ContestState } from './claim.ts'

/** Side that appeals against a decision of the office. */
export const APPEAL_SIDES = ['customer', 'seller'] as const
export type AppealSide = (typeof APPEAL_SIDES)[number]
/** `kept`: the decision stays; `changed`: it is turned round. Both are final. */
export const APPEAL_STATES = ['open', 'kept', 'changed'] as const
export type AppealState = (typeof APPEAL_STATES)[number]

/** Days after the decision in which the side that lost may appeal, once. */
export const APPEAL_DAYS = 7
export const MAX_APPEAL_TEXT = 1_000

export interface DecidedClaim {
  readonly state: ClaimState
  readonly decidedBy: 'farmer' | 'admin' | 'system' | null
  readonly decidedAt: Date | null
  readonly contestState: ContestState | null
  readonly contestDecidedAt: Date | null
  /** Null = nobody has appealed. */
  readonly appeal: { readonly side: AppealSide; readonly state: AppealState } | null
}

/**
 * The side that lost the office's decision, and when; null = the office has not decided. A customer whose claim was accepted in
 * part has won: what the seller did not pay stays theirs. An upheld contest takes nothing from the customer.
 */
function lostBy(claim: DecidedClaim): { readonly side: AppealSide; readonly at: Date } | null {
  if (claim.contestState === 'rejected' && claim.contestDecidedAt) return { side: 'seller', at: claim.contestDecidedAt }
  if (claim.decidedBy !== 'admin' || !claim.decidedAt) return null
  if (claim.state === 'declined') return { side: 'customer', at: claim.decidedAt }
  return claim.state === 'accepted' ? { side: 'seller', at: claim.decidedAt } : null
}

/** Deadline of a side's appeal; null = it may not appeal, or has appealed, or the time is over. */
export function appealBefore(claim: DecidedClaim, side: AppealSide, now: Date): Date | null {
  const lost = lostBy(claim)
  if (claim.appeal || lost?.side !== side) return null
  const before = new Date(lost.at.getTime() + APPEAL_DAYS * 86_400_000)
  return before < now ? null : before
}

/**
 * Whether a person may decide an appeal: not the person of the first decision, unless nobody else can. `alone` = by that person, as
 * the log says; null = another person has to.
 */
export function appealDecider(
  memberId: number,
  { firstDeciderId, othersCount }: { readonly firstDeciderId: number | null; readonly othersCount: number },
): 'another' | 'alone' | null {
  if (firstDeciderId !== memberId) return 'another'
  return othersCount === 0 ? 'alone' : null
}
