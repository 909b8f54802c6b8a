import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

const OWNERS = { organization: 'invitation.organization_id', customer: 'null' }

export interface InvitationRow {
  readonly id: number
  readonly organizationId: number
  readonly phone: string
  readonly name: string
  readonly role: SellerRole
  readonly invitedBy: number
  readonly expiresAt: Date
}

const COLUMNS = `invitation.id, invitation.organization_id as "organizationId", invitation.phone, invitation.name,
  invitation.role, invitation.invited_by as "invitedBy", invitation.expires_at as "expiresAt"`

/** Pending invitations, latest first, including expired ones. */
export async function listInvitations(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
  most: number,
): Promise<(InvitationRow & { inviter: string })[]> {
  return run<InvitationRow & { inviter: string }>(
    executor,
    `select ${COLUMNS}, account.name as inviter
       from staff_invitation invitation join staff_person account on account.id = invitation.invited_by
      where invitation.organization_id = $1 and invitation.ended_at is null and ${within(scope, OWNERS, 2)}
      order by invitation.id desc limit $2`,
    [organizationId, most, ...scopeValues(scope)],
  )
}

/** Adds an invitation and deletes earlier ones to the same phone. */
export async function insertInvitation(
  tx: Executor,
  invitation: Omit<InvitationRow, 'id'> & { readonly tokenHash: Buffer; readonly now: Date },
): Promise<number> {
  const { organizationId, phone, name, role, invitedBy, expiresAt, tokenHash, now } = invitation
  await run(
    tx,
    `update staff_invitation set ended_at = $3 where organization_id = $1 and phone = $2 and ended_at is null`,
    [organizationId, phone, now],
  )
  const [row] = await run<{ id: number }>(
    tx,
    `insert into staff_invitation (organization_id, phone, name, role, token_hash, invited_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [organizationId, phone, name, role, tokenHash, invitedBy, now, expiresAt],
  )
  return row?.id ?? 0
}

/** The open invitation of a link; null = none, accepted, revoked or expired. */
export async function findInvitation(executor: Executor, tokenHash: Buffer, now: Date): Promise<InvitationRow | null> {
  const [row] = await run<InvitationRow>(
    executor,
    `select ${COLUMNS} from staff_invitation invitation
      where token_hash = $1 and ended_at is null and expires_at > $2`,
    [tokenHash, now],
  )
  return row ?? null
}

/** Closes an invitation permanently; false = it was closed already. Of concurrent callers exactly one gets true. */
export async function endInvitation(tx: Executor, id: number, now: Date): Promise<boolean> {
  const rows = await run(
    tx,
    'update staff_invitation set ended_at = $2 where id = $1 and ended_at is null returning id',
    [id, now],
  )
  return rows.length > 0
}

/** Revokes an invitation in the scope; null = there is no open one. */
export async function revokeInvitation(
  tx: Executor,
  scope: StaffScope,
  { organizationId, invitationId, now }: { organizationId: number; invitationId: number; now: Date },
): Promise<InvitationRow | null> {
  const [row] = await run<InvitationRow>(
    tx,
    `update staff_invitation invitation set ended_at = $3
      where id = $1 and organization_id = $2 and ended_at is null and ${within(scope, OWNERS, 3)}
      returning ${COLUMNS}`,
    [invitationId, organizationId, now, ...scopeValues(scope)],
  )
  return row ?? null
}

/** True = the seller is not approved, so its own name and picture are private. */
export async function isUnapproved(executor: Executor, organizationId: number): Promise<boolean> {
  const rows = await run(
    executor,
    `select from seller_application where organization_id = $1 and state <> 'approved'`,
    [organizationId],
  )
  return rows.length > 0
}

/** Name of the seller in the shop's messages. */
export async function voiceOf(executor: Executor, organizationId: number): Promise<string> {
  const [row] = await run<{ title: string }>(executor, 'select voice as title from seller_card where id = $1', [
    organizationId,
  ])
  return row?.title ?? ''
}

/** Deletes invitations that ended a month ago. */
export async function deleteOldInvitations(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from staff_invitation where coalesce(ended_at, expires_at) < $1', [before])
}
