import { type ApprovalObstacle, approvalObstacle } from '@okolitsa/domain/office/approvals.ts'
import type { FactorKind } from '@okolitsa/domain/office/office-access.ts'
import { rolesObstacle } from '@okolitsa/domain/office/people.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import { authorOf, type OfficeDeps } from '../office-deps.ts'
import { type ApprovalRow, endApproval, findApproval } from '../store/approval.store.ts'
import { bringBack, changeRoles, lockPeople, takePerson } from './change-person.ts'
import { type MadeLink, makeInvitation } from './invite-person.ts'
import { auditedSubject, modeNow } from './propose.ts'
import { withinTries } from './prove-factor.ts'

export type ApproveDeps = OfficeDeps & Deps<'market'>

const REFUSALS = { over: 'APPROVAL_OVER', own: 'APPROVAL_OWN', early: 'APPROVAL_EARLY' } as const satisfies Readonly<
  Record<ApprovalObstacle, string>
>

export interface Approver {
  readonly id: number
  readonly network: string
}

/** An approved change; `made` is the link of an invitation. */
export interface Approved {
  readonly made: MadeLink | null
  readonly isSent: boolean
}

/**
 * Approves a change and makes it, in one transaction with the check of the factor.
 * @param digest hash of the change that the approver has seen
 * @param takeFactor checks a factor for this change and uses it up; null = it does not fit
 * @throws Refusal FORBIDDEN, APPROVAL_OVER, APPROVAL_OWN, APPROVAL_EARLY, FACTOR_WRONG, and the refusals of the change
 */
export const approve = (
  deps: ApproveDeps,
  { id: approverId, network }: Approver,
  { id, digest }: { readonly id: string; readonly digest: string },
  takeFactor: (tx: Executor, now: Date) => Promise<FactorKind | null>,
): Promise<Approved> =>
  withinTries(deps, { memberId: approverId, network }, async (tx, now) => {
    await lockPeople(tx, approverId)
    const approval = await findApproval(tx, id)
    if (!approval || approval.digest !== digest) throw new Refusal('APPROVAL_OVER')
    const obstacle = approvalObstacle(approval, approverId, await modeNow(deps, tx), now)
    if (obstacle) throw new Refusal(REFUSALS[obstacle])
    const factor = await takeFactor(tx, now)
    if (factor === null) return null
    await endApproval(tx, id, { outcome: 'approved', by: approverId, now })
    await deps.audit.record(tx, authorOf(approverId), [
      {
        action: 'approveOfficeChange',
        entity: 'office_approval',
        entityId: id,
        organizationId: null,
        before: null,
        after: {
          kind: approval.kind,
          ...auditedSubject(approval.subject),
          digest,
          factor,
          proposedBy: approval.proposedBy,
          isByOnePerson: approval.proposedBy === approverId,
        },
      },
    ])
    return { made: await apply(deps, tx, approval, approverId, now), isSent: approval.subject.isSent }
  })

/** Makes the approved change in the name of its proposer. */
async function apply(
  deps: ApproveDeps,
  tx: Executor,
  { kind, subject, proposedBy }: ApprovalRow,
  approvedBy: number,
  now: Date,
): Promise<MadeLink | null> {
  if (subject.seller) {
    const { id, reason, message, endsOn } = subject.seller
    await deps.accounts.terminateSeller(tx, authorOf(proposedBy), id, { reason, message, endsOn, now })
    return null
  }
  if (subject.refund) {
    const { orderId, amount, reason } = subject.refund
    await deps.refunds.refundAtMarketCost(tx, { orderId, memberId: proposedBy, amount, reason, isApproved: true })
    return null
  }
  if (subject.fee) {
    await deps.fees.changeFees(tx, authorOf(proposedBy), subject.fee)
    return null
  }
  if (subject.reopening) {
    await deps.periods.reopenPeriod(tx, authorOf(proposedBy), subject.reopening)
    return null
  }
  if (subject.entry) {
    await deps.entries.postManualEntry(tx, { writtenBy: proposedBy, approvedBy }, subject.entry)
    return null
  }
  const { personId, name, phone, rolesBefore, rolesAfter, isSent } = subject
  if (kind === 'invite' || personId === null)
    return makeInvitation(deps, tx, { id: proposedBy, isSent }, { name, phone, roles: rolesAfter })
  if (kind !== 'setRoles' && kind !== 'activate') throw new Refusal('APPROVAL_OVER')
  const { person, owners } = await takePerson(tx, proposedBy, personId, kind)
  const seen = kind === 'setRoles' ? rolesBefore : rolesAfter
  if ([...person.roles].sort().join() !== [...seen].sort().join()) throw new Refusal('OFFICE_PERSON_CHANGED')
  if (kind === 'activate') {
    await bringBack(deps, tx, proposedBy, person)
    return null
  }
  if (rolesObstacle(person, rolesAfter, owners) === 'lastOwner') throw new Refusal('OFFICE_LAST_OWNER')
  await changeRoles(deps, tx, proposedBy, person, rolesAfter)
  return null
}

/** Refuses a change, or withdraws the caller's own proposal. @throws Refusal FORBIDDEN, APPROVAL_OVER */
export const endProposal = (
  { database, clock, audit }: Pick<OfficeDeps, 'database' | 'clock' | 'audit'>,
  callerId: number,
  id: string,
): Promise<void> =>
  database.inTransaction(async (tx) => {
    await lockPeople(tx, callerId)
    const approval = await findApproval(tx, id)
    if (!approval) throw new Refusal('APPROVAL_OVER')
    const outcome = approval.proposedBy === callerId ? 'withdrawn' : 'refused'
    await endApproval(tx, id, { outcome, by: callerId, now: clock() })
    await audit.record(tx, authorOf(callerId), [
      {
        action: outcome === 'withdrawn' ? 'withdrawOfficeChange' : 'refuseOfficeChange',
        entity: 'office_approval',
        entityId: id,
        organizationId: null,
        before: { kind: approval.kind, ...auditedSubject(approval.subject), proposedBy: approval.proposedBy },
        after: null,
      },
    ])
  })
