import { CLAIM_DAYS, claimAnswerBefore, claimBefore } from '../orders/claim.ts'
import type { DeliveryStatus } from '../orders/order-status.ts'

const DAY_MS = 86_400_000

/** Why a seller's share of an order is not paid out yet: a claim waits, claims may still be made, or the market holds it. */
export const WAITING_REASONS = ['claim', 'claimTime', 'hold'] as const
export type WaitingReason = (typeof WAITING_REASONS)[number]

export interface SettledOrder {
  /** The seller's share in the ledger, kopecks; below 0 = the seller owes it. */
  readonly amount: number
  readonly state: DeliveryStatus
  readonly finishedAt: Date | null
  /** Time of the oldest claim without a decision; null = none. */
  readonly claimedAt: Date | null
}

export interface Waiting {
  readonly reason: WaitingReason
  /** Null = until the office has decided. */
  readonly until: Date | null
}

/**
 * The reason why a share waits; null = it is payable. A debt never waits, so that it is not paid out in the meantime. The
 * whole share waits for a claim, because what is given back is not known before the decision. @param holdDays days that
 * the market waits after the time for claims
 */
export function waitingOf(order: SettledOrder, holdDays: number, now: Date): Waiting | null {
  if (order.amount <= 0) return null
  if (order.claimedAt) {
    const answer = claimAnswerBefore(order.claimedAt)
    return { reason: 'claim', until: answer > now ? answer : null }
  }
  const claims = claimBefore(order)
  if (!claims) return null
  if (claims > now) return { reason: 'claimTime', until: claims }
  const held = new Date(claims.getTime() + holdDays * DAY_MS)
  return held > now ? { reason: 'hold', until: held } : null
}

/** An order that ended before this moment waits for nothing but a claim. */
export const waitingSince = (holdDays: number, now: Date): Date =>
  new Date(now.getTime() - (CLAIM_DAYS + holdDays) * DAY_MS)

export interface BalanceParts {
  /** Payable now; 0 while the seller owes money. */
  readonly payable: number
  readonly waiting: number
  /** The debt of the seller after everything payable is taken into account. */
  readonly debt: number
}

/** Divides a balance, kopecks: `payable + waiting − debt` is the balance. */
export function partsOfBalance(balance: number, waiting: number): BalanceParts {
  const rest = balance - waiting
  return { payable: Math.max(0, rest), waiting, debt: Math.max(0, -rest) }
}
