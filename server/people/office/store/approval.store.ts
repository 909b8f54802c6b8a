import type { ApprovalKind, Proposal } from '@okolitsa/domain/office/approvals.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type {
  ProposedEntry,
  ProposedFee,
  ProposedRefund,
  ProposedReopening,
  ProposedTermination,
  WaitingEntry,
  WaitingFee,
  WaitingRefund,
} from '../ports.ts'

/** The proposed change: a person with the roles before and after, or the person to invite. */
export interface ApprovalSubject {
  /** Null = the person is invited. */
  readonly personId: number | null
  readonly name: string
  readonly phone: string
  readonly rolesBefore: readonly OfficeRole[]
  readonly rolesAfter: readonly OfficeRole[]
  /** True = the link of the invitation is sent by SMS. */
  readonly isSent: boolean
  /** The seller whose contract ends; then nothing is about a person. */
  readonly seller?: ProposedTermination
  /** The refund of an order; then nothing is about a person. */
  readonly refund?: ProposedRefund
  /** The change of the market's fees; then nothing is about a person. */
  readonly fee?: ProposedFee
  /** The month that is opened again; then nothing is about a person. */
  readonly reopening?: ProposedReopening
  /** The manual entry of the ledger; then nothing is about a person. */
  readonly entry?: ProposedEntry
}

export interface ApprovalRow extends Proposal {
  id: string
  kind: ApprovalKind
  subject: ApprovalSubject
  digest: string
  proposerName: string
}

const SELECT = `select approval.id, approval.kind, approval.subject, approval.digest,
    approval.proposed_by as "proposedBy", proposer.name as "proposerName", approval.proposed_at as "proposedAt",
    approval.expires_at as "expiresAt"
    from office_approval approval join office_member proposer on proposer.id = approval.proposed_by`

/** Open proposals that have not expired, oldest first. */
export const listApprovals = (executor: Executor, now: Date): Promise<ApprovalRow[]> =>
  run<ApprovalRow>(
    executor,
    `${SELECT} where approval.ended_at is null and approval.expires_at > $1 order by approval.proposed_at, approval.id`,
    [now],
  )

/** An open proposal; null = unknown or ended. */
export async function findApproval(executor: Executor, id: string): Promise<ApprovalRow | null> {
  const [row] = await run<ApprovalRow>(executor, `${SELECT} where approval.ended_at is null and approval.id = $1`, [id])
  return row ?? null
}

export async function findWaitingRefund(executor: Executor, target: string, now: Date): Promise<WaitingRefund | null> {
  const [row] = await run<WaitingRefund>(
    executor,
    `select approval.id, (approval.subject -> 'refund' ->> 'amount')::int as amount, proposer.name as "proposedBy"
       from office_approval approval join office_member proposer on proposer.id = approval.proposed_by
      where approval.target = $1 and approval.ended_at is null and approval.expires_at > $2`,
    [target, now],
  )
  return row ?? null
}

export async function findWaitingReopening(
  executor: Executor,
  target: string,
  now: Date,
): Promise<{ proposedBy: string; reason: string } | null> {
  const [row] = await run<{ proposedBy: string; reason: string }>(
    executor,
    `select proposer.name as "proposedBy", approval.subject -> 'reopening' ->> 'reason' as reason
       from office_approval approval join office_member proposer on proposer.id = approval.proposed_by
      where approval.target = $1 and approval.ended_at is null and approval.expires_at > $2`,
    [target, now],
  )
  return row ?? null
}

/** Open proposals about `part`, the oldest first. */
const listWaiting = <Waiting>(executor: Executor, part: 'fee' | 'entry', now: Date): Promise<Waiting[]> =>
  run<Waiting>(
    executor,
    `select approval.id, approval.subject -> '${part}' as ${part}, proposer.name as "proposedBy"
       from office_approval approval join office_member proposer on proposer.id = approval.proposed_by
      where approval.subject ? '${part}' and approval.ended_at is null and approval.expires_at > $1
      order by approval.proposed_at, approval.id`,
    [now],
  )

export const listWaitingFees = (executor: Executor, now: Date): Promise<WaitingFee[]> =>
  listWaiting(executor, 'fee', now)
export const listWaitingEntries = (executor: Executor, now: Date): Promise<WaitingEntry[]> =>
  listWaiting(executor, 'entry', now)

/** Stores a proposal; the open one of the same target is withdrawn. */
export async function insertApproval(
  tx: Executor,
  approval: Omit<ApprovalRow, 'proposerName'> & { readonly target: string },
): Promise<void> {
  await run(
    tx,
    `update office_approval set ended_at = $2, outcome = 'withdrawn' where target = $1 and ended_at is null`,
    [approval.target, approval.proposedAt],
  )
  await run(
    tx,
    `insert into office_approval (id, kind, target, subject, digest, proposed_by, proposed_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      approval.id,
      approval.kind,
      approval.target,
      JSON.stringify(approval.subject),
      approval.digest,
      approval.proposedBy,
      approval.proposedAt,
      approval.expiresAt,
    ],
  )
}

export async function endApproval(
  tx: Executor,
  id: string,
  end: { readonly outcome: 'approved' | 'refused' | 'withdrawn'; readonly by: number; readonly now: Date },
): Promise<void> {
  await run(tx, 'update office_approval set ended_at = $2, outcome = $3, decided_by = $4 where id = $1', [
    id,
    end.now,
    end.outcome,
    end.by,
  ])
}

/** Withdraws the open proposals of a person who may no longer make them; returns their number. */
export async function withdrawApprovalsOf(tx: Executor, memberId: number, now: Date): Promise<number> {
  const rows = await run(
    tx,
    `update office_approval set ended_at = $2, outcome = 'withdrawn' where proposed_by = $1 and ended_at is null
     returning 1 as one`,
    [memberId, now],
  )
  return rows.length
}

/** Deletes proposals that expired before a moment; the audit trail keeps what was decided. */
export async function deleteOldApprovals(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from office_approval where expires_at < $1', [before])
}
