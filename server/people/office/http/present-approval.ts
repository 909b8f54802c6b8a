import type { OfficeApproval, Proposed } from '@okolitsa/contracts/office/office-approvals.ts'
import { type ApprovalMode, aloneFrom, approvalObstacle } from '@okolitsa/domain/office/approvals.ts'
import { maskedPhone } from '@okolitsa/domain/office/personal-fields.ts'
import type { ProposedEntry, ProposedFee } from '../ports.ts'
import type { ApprovalRow } from '../store/approval.store.ts'
import type { ProposedChange } from '../use-cases/propose.ts'

export const presentProposed = (proposed: ProposedChange | null): Proposed | null =>
  proposed && { id: proposed.id, aloneFrom: proposed.aloneFrom?.toISOString() ?? null }

const feeOf = ({ touched, raised, before, after }: ProposedFee) => ({
  touched,
  raised,
  before: before / 100,
  after: after / 100,
})

export const entryOf = ({ key: _key, organizationId: _id, amount, ...entry }: ProposedEntry) => ({
  ...entry,
  amount: amount / 100,
})

export function presentApproval(
  approval: ApprovalRow,
  { callerId, mode, now }: { readonly callerId: number; readonly mode: ApprovalMode; readonly now: Date },
): OfficeApproval {
  const { id, kind, digest, subject, proposerName, proposedBy, proposedAt, expiresAt } = approval
  const isOwn = proposedBy === callerId
  return {
    id,
    kind,
    digest,
    proposedBy: proposerName,
    proposedAt: proposedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    name: subject.name,
    phone:
      subject.seller || subject.refund || subject.fee || subject.reopening || subject.entry
        ? ''
        : maskedPhone(subject.phone),
    rolesBefore: [...subject.rolesBefore],
    rolesAfter: [...subject.rolesAfter],
    seller: subject.seller ?? null,
    refund: subject.refund
      ? { orderId: subject.refund.orderId, amount: subject.refund.amount / 100, reason: subject.refund.reason }
      : null,
    fee: subject.fee ? feeOf(subject.fee) : null,
    reopening: subject.reopening ?? null,
    entry: subject.entry ? entryOf(subject.entry) : null,
    isOwn,
    aloneFrom: isOwn && mode === 'one' ? aloneFrom(approval).toISOString() : null,
    abilities: approvalObstacle(approval, callerId, mode, now) === null ? ['approve', 'end'] : ['end'],
  }
}
