import { createHash, randomUUID } from 'node:crypto'
import type { Period } from '@okolitsa/domain/closing/period.ts'
import {
  APPROVALS,
  type ApprovalKind,
  type ApprovalMode,
  aloneFrom,
  approvalMode,
} from '@okolitsa/domain/office/approvals.ts'
import { MAX_OFFICE_PEOPLE } from '@okolitsa/domain/office/people.ts'
import { type OfficePermission, officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { maskPhone } from '../../../platform/log/mask-phone.ts'
import type { Deps } from '../../../services.ts'
import { authorOf, type OfficeDeps, plusSeconds } from '../office-deps.ts'
import { type ApprovalSubject, insertApproval, listApprovals } from '../store/approval.store.ts'
import { lockMember } from '../store/member.store.ts'
import { findPerson, listPeople } from '../store/people.store.ts'

export type ApprovalDeps = Pick<OfficeDeps, 'clock' | 'audit'> & Deps<'market'>

export interface ProposedChange {
  readonly id: string
  /** Null = another person has to approve. */
  readonly aloneFrom: Date | null
}

/** How changes are approved now: by the state of the market and the people who may approve. */
export async function modeNow({ market }: Pick<ApprovalDeps, 'market'>, executor: Executor): Promise<ApprovalMode> {
  const { state } = await market.read(executor)
  const people = await listPeople(executor, MAX_OFFICE_PEOPLE)
  const approvers = people.filter(
    ({ isActive, roles }) => isActive && officePermissionsOf(roles).includes('managePeople'),
  )
  return approvalMode(state, approvers.length)
}

const digestOf = (kind: ApprovalKind, subject: ApprovalSubject, proposedBy: number, id: string): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        id,
        kind,
        proposedBy,
        subject.personId,
        subject.name,
        subject.phone,
        [...subject.rolesBefore].sort(),
        [...subject.rolesAfter].sort(),
        subject.isSent,
        ...(subject.seller ? [subject.seller] : []),
        ...(subject.refund ? [subject.refund] : []),
        ...(subject.fee ? [subject.fee] : []),
        ...(subject.reopening ? [subject.reopening] : []),
        ...(subject.entry ? [subject.entry] : []),
      ]),
    )
    .digest('base64url')

/** Fields of a proposal for the audit trail, without the phone and the words for the customer. */
export const auditedSubject = ({
  name,
  phone,
  rolesBefore,
  rolesAfter,
  seller,
  refund,
  fee,
  reopening,
  entry,
}: ApprovalSubject) => {
  if (reopening) return { ...reopening }
  if (entry) return { ...entry }
  if (seller) return { ...seller }
  if (refund) return { orderId: refund.orderId, amount: refund.amount }
  if (fee) return { name, touched: fee.touched, raised: fee.raised, before: fee.before, after: fee.after }
  return { name, phone: maskPhone(phone), rolesBefore: rolesBefore.join(', '), rolesAfter: rolesAfter.join(', ') }
}

/** An order has one waiting refund at a time. */
export const refundTarget = (orderId: number): string => `refund:${orderId}`

/** A month has one waiting reopening at a time. */
export const reopeningTarget = (period: Period): string => `period:${period}`

const targetOf = ({ personId, phone, seller, refund, fee, reopening, entry }: ApprovalSubject): string => {
  if (reopening) return reopeningTarget(reopening.period)
  if (entry) return entry.reverses === null ? `entry:${entry.key}` : `reversal:${entry.reverses}`
  if (fee) return `fee:${fee.title}`
  if (refund) return refundTarget(refund.orderId)
  if (seller) return `seller:${seller.id}`
  return personId === null ? `phone:${phone}` : `person:${personId}`
}

/** Proposes a change that needs approval now; null = it may be made at once. People are locked. */
export async function proposeIfNeeded(
  deps: ApprovalDeps,
  tx: Executor,
  proposedBy: number,
  { kind, ...subject }: ApprovalSubject & { readonly kind: ApprovalKind },
): Promise<ProposedChange | null> {
  const mode = await modeNow(deps, tx)
  if (mode === 'none') return null
  const now = deps.clock()
  const presented = (proposal: { readonly id: string; readonly proposedAt: Date }): ProposedChange => ({
    id: proposal.id,
    aloneFrom: mode === 'one' ? aloneFrom(proposal) : null,
  })
  const open = await listApprovals(tx, now)
  // the same request again
  const same = open.find(
    (one) =>
      one.proposedBy === proposedBy && one.kind === kind && one.digest === digestOf(kind, subject, proposedBy, one.id),
  )
  if (same) return presented(same)
  const id = randomUUID()
  const digest = digestOf(kind, subject, proposedBy, id)
  const expiresAt = plusSeconds(now, APPROVALS.lifetimeDays * 86_400)
  await insertApproval(tx, {
    id,
    kind,
    target: targetOf(subject),
    subject,
    digest,
    proposedBy,
    proposedAt: now,
    expiresAt,
  })
  await deps.audit.record(tx, authorOf(proposedBy), [
    {
      action: 'proposeOfficeChange',
      entity: 'office_approval',
      entityId: id,
      organizationId: null,
      before: null,
      after: { kind, ...auditedSubject(subject), digest },
    },
  ])
  return presented({ id, proposedAt: now })
}

/**
 * Proposes a change that is not about a person, or makes it when no approval is needed now; the caller's right is read
 * again under the lock of people. A person who may not approve never confirms alone.
 * @throws Refusal FORBIDDEN, and the refusals of the change
 */
export const proposeOrMake = (
  deps: ApprovalDeps & Pick<OfficeDeps, 'database'>,
  proposedBy: number,
  permission: OfficePermission,
  subject: Pick<ApprovalSubject, 'name' | 'seller' | 'refund' | 'fee' | 'reopening' | 'entry'> & {
    readonly kind: ApprovalKind
  },
  make: (tx: Executor) => Promise<void>,
): Promise<ProposedChange | null> =>
  deps.database.inTransaction(async (tx) => {
    await lockMember(tx, null)
    const caller = await findPerson(tx, proposedBy)
    const permissions = caller?.isActive ? officePermissionsOf(caller.roles) : []
    if (!permissions.includes(permission)) throw new Refusal('FORBIDDEN')
    const nobody = { personId: null, phone: '', isSent: false, rolesBefore: [], rolesAfter: [] }
    const proposed = await proposeIfNeeded(deps, tx, proposedBy, { ...nobody, ...subject })
    if (proposed) return permissions.includes('managePeople') ? proposed : { ...proposed, aloneFrom: null }
    await make(tx)
    return null
  })
