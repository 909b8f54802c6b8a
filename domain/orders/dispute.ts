import { dayIn, momentIn, plusDays, SHOP_TIME_ZONE } from '../clock/clock.ts'
import { isNonWorkingDay } from '../delivery/holidays.ts'
import type { AppealState } from './appeal.ts'
import { type ClaimState, type ContestState, claimAnswerBefore } from './claim.ts'

/**
 * Disputes that the office decides. `contest`: the seller contests a refund made at once; `late`: the seller has not
 * answered a claim in time; `appeal`: the side that lost asks for another decision.
 */
export const DISPUTE_KINDS = ['contest', 'late', 'appeal'] as const
export type DisputeKind = (typeof DISPUTE_KINDS)[number]

export interface DisputedClaim {
  readonly state: ClaimState
  readonly contestState: ContestState | null
  readonly createdAt: Date
  /** State of the appeal; null = none. */
  readonly appealState: AppealState | null
}

/** The open dispute about a claim; null = the office has nothing to decide. */
export function openDispute(claim: DisputedClaim, now: Date): DisputeKind | null {
  if (claim.appealState === 'open') return 'appeal'
  if (claim.contestState === 'open') return 'contest'
  return claim.state === 'waiting' && claimAnswerBefore(claim.createdAt) <= now ? 'late' : null
}

/** Latest creation time of unanswered claims that the office decides. */
export const lateSince = (now: Date): Date =>
  new Date(now.getTime() - (claimAnswerBefore(now).getTime() - now.getTime()))

/** Time since which the office has to decide: the appeal, the contest, or the end of the seller's time. */
export const disputedSince = ({
  appealedAt,
  contestedAt,
  createdAt,
}: Pick<DisputedClaim, 'createdAt'> & {
  readonly appealedAt: Date | null
  readonly contestedAt: Date | null
}): Date => appealedAt ?? contestedAt ?? claimAnswerBefore(createdAt)

/** Hour at which the working day of the office ends. */
export const OFFICE_DAY_ENDS_AT = 18

/** The office decides until the end of its next working day. @param since time since which it has to decide */
export function disputeDueAt(since: Date, timeZone: string = SHOP_TIME_ZONE): Date {
  let day = plusDays(dayIn(timeZone, since), 1)
  while (isNonWorkingDay(day)) day = plusDays(day, 1)
  return momentIn(timeZone, day, OFFICE_DAY_ENDS_AT * 60)
}
