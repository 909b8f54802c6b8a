import type { MarketState } from '../market/market.ts'
import type { OfficeRole } from './permissions.ts'

/** Changes of the office that another person has to approve. */
export const APPROVAL_KINDS = [
  'setRoles',
  'invite',
  'activate',
  'terminateSeller',
  'refundMoney',
  'setFeeRule',
  'reopenPeriod',
  'postEntry',
] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

export const APPROVALS = {
  /** Lifetime of a proposal, days. */
  lifetimeDays: 7,
  /** Time after which the proposer may confirm the change, when nobody else may approve it, hours. */
  aloneAfterHours: 12,
} as const

/** Roles with rights over money, and over people who have them. */
export const MONEY_ROLES: readonly OfficeRole[] = ['owner', 'accountant']

/** True = roles are added that have rights over money. Taking them away needs no approval. */
export const givesMoneyRights = (before: readonly OfficeRole[], after: readonly OfficeRole[]): boolean =>
  MONEY_ROLES.some((role) => after.includes(role) && !before.includes(role))

/**
 * How a change is approved: `none` = it is made at once, `two` = by another person, `one` = by the proposer after a
 * time, since nobody else may approve it.
 */
export type ApprovalMode = 'none' | 'two' | 'one'

/** @param approvers number of active people who may approve, the proposer among them */
export function approvalMode(state: MarketState, approvers: number): ApprovalMode {
  if (state === 'preparing') return 'none'
  return state === 'open' && approvers >= 2 ? 'two' : 'one'
}

export interface Proposal {
  readonly proposedBy: number
  readonly proposedAt: Date
  readonly expiresAt: Date
}

/** The time from which the proposer may confirm alone. */
export const aloneFrom = ({ proposedAt }: Pick<Proposal, 'proposedAt'>): Date =>
  new Date(proposedAt.getTime() + APPROVALS.aloneAfterHours * 3_600_000)

/** Reasons against an approval. */
export type ApprovalObstacle = 'over' | 'own' | 'early'

/** The reason against an approval by a person; null = allowed. @param mode at the moment of the approval */
export function approvalObstacle(
  proposal: Proposal,
  by: number,
  mode: ApprovalMode,
  now: Date,
): ApprovalObstacle | null {
  if (proposal.expiresAt <= now) return 'over'
  if (proposal.proposedBy !== by || mode === 'none') return null
  if (mode === 'two') return 'own'
  return now < aloneFrom(proposal) ? 'early' : null
}
