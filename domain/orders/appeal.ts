import type { Kopecks } from '../money/money.ts'
import type { ClaimState, ContestState } from './claim.ts'

/** Side that appeals against a decision of the office. */
export const APPEAL_SIDES = ['customer', 'seller'] as const
export type AppealSide = (typeof APPEAL_SIDES)[number]
/** `kept`: the decision stays; `changed`: it is turned round. Both are final. */
export const APPEAL_STATES = ['open', 'kept', 'changed'] as const
export type AppealState = (typeof APPEAL_STATES)[number]

/** Days after the decision in which a side that lost may appeal. A claim has one appeal, of the side that was first. */
export const APPEAL_DAYS = 7
export const MAX_APPEAL_TEXT = 1_000

export interface DecidedClaim {
  readonly state: ClaimState
  readonly decidedBy: 'farmer' | 'admin' | 'system' | null
  readonly decidedAt: Date | null
  readonly contestState: ContestState | null
  readonly contestDecidedAt: Date | null
  /** Null = refunded as asked. */
  readonly askedRefund: Kopecks | null
  /** Null = nobody has appealed. */
  readonly appeal: { readonly side: AppealSide; readonly state: AppealState } | null
}

/**
 * Time of the office's decision that a side lost; null = it has not. A claim accepted in part is lost by both: the seller pays,
 * and the customer gets less than asked. An upheld contest takes nothing from the customer.
 */
function lostAt(claim: DecidedClaim, side: AppealSide): Date | null {
  if (claim.contestState === 'rejected' && claim.contestDecidedAt)
    return side === 'seller' ? claim.contestDecidedAt : null
  if (claim.decidedBy !== 'admin') return null
  const isLost =
    side === 'seller'
      ? claim.state === 'accepted'
      : claim.state === 'declined' || (claim.state === 'accepted' && claim.askedRefund !== null)
  return isLost ? claim.decidedAt : null
}

/** Deadline of a side's appeal; null = it may not appeal, or has appealed, or the time is over. */
export function appealBefore(claim: DecidedClaim, side: AppealSide, now: Date): Date | null {
  const at = claim.appeal ? null : lostAt(claim, side)
  if (!at) return null
  const before = new Date(at.getTime() + APPEAL_DAYS * 86_400_000)
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
