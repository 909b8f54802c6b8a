import type { InvitationState, InvitedSeller } from '@okolitsa/domain/sellers/invitation.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface InvitationRow extends InvitedSeller {
  id: number
  createdAt: Date
  expiresAt: Date
  sentAt: Date | null
  acceptedAt: Date | null
  withdrawnAt: Date | null
  organizationId: number | null
}

const COLUMNS = `id, phone, tin, title, town, trade, created_at as "createdAt", expires_at as "expiresAt",
  sent_at as "sentAt", accepted_at as "acceptedAt", withdrawn_at as "withdrawnAt", organization_id as "organizationId"`

const OPEN = 'accepted_at is null and withdrawn_at is null'

/** Invitations in a state below an id, latest first. */
export const listInvitations = (
  executor: Executor,
  { state, below, most, now }: { state: InvitationState; below: number | null; most: number; now: Date },
): Promise<InvitationRow[]> =>
  run<InvitationRow>(
    executor,
    `select ${COLUMNS} from seller_invitation
      where ($2::integer is null or id < $2)
        and case $1 when 'accepted' then accepted_at is not null
                    when 'withdrawn' then accepted_at is null and withdrawn_at is not null
                    when 'expired' then ${OPEN} and expires_at <= $4
                    else ${OPEN} and expires_at > $4 end
      order by id desc limit $3`,
    [state, below, most, now],
  )

/** One invitation; null = unknown. */
export async function findInvitation(executor: Executor, id: number): Promise<InvitationRow | null> {
  const [row] = await run<InvitationRow>(executor, `select ${COLUMNS} from seller_invitation where id = $1`, [id])
  return row ?? null
}

/** Serializes changes of invitations until the end of the transaction. */
export async function lockInvitations(tx: Executor): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('seller-invitations', 0))`, [])
}

/** The phones that have an open invitation that has not expired. */
export async function invitedAmong(executor: Executor, phones: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await run<{ phone: string }>(
    executor,
    `select phone from seller_invitation where phone = any($1) and ${OPEN} and expires_at > $2`,
    [phones, now],
  )
  return new Set(rows.map(({ phone }) => phone))
}

/** The taxpayer numbers that have a confirmed seller. */
export async function sellingAmong(executor: Executor, tins: readonly string[]): Promise<Set<string>> {
  const rows = await run<{ tin: string }>(
    executor,
    `select distinct tin from seller_card as organization
       left join seller_application on organization_id = organization.id
      where tin = any($1) and coalesce(proved_by = 'bank' or state = 'approved', true)`,
    [tins],
  )
  return new Set(rows.map(({ tin }) => tin))
}

/** Inserts invitations in the order of the list, and withdraws expired ones of the same phones. Returns their ids. */
export async function insertInvitations(
  tx: Executor,
  invited: readonly InvitedSeller[],
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<number[]> {
  await run(tx, `update seller_invitation set withdrawn_at = $2 where phone = any($1) and ${OPEN}`, [
    invited.map(({ phone }) => phone),
    now,
  ])
  const rows = await run<{ id: number }>(
    tx,
    `insert into seller_invitation (phone, tin, title, town, trade, created_at, expires_at)
     select phone, tin, title, town, trade, $2, $3
       from rows from (jsonb_to_recordset($1::jsonb) as (phone text, tin text, title text, town text, trade text))
         with ordinality as invited (phone, tin, title, town, trade, place)
      order by place returning id`,
    [JSON.stringify(invited), now, expiresAt],
  )
  return rows.map(({ id }) => id)
}

/** Extends an open invitation and marks it as unsent; false = it is not open. */
export async function renewInvitation(tx: Executor, id: number, expiresAt: Date): Promise<boolean> {
  const rows = await run(
    tx,
    `update seller_invitation set expires_at = $2, sent_at = null where id = $1 and ${OPEN} returning 1 as one`,
    [id, expiresAt],
  )
  return rows.length > 0
}

/** Withdraws an open invitation; false = it is not open. */
export async function withdrawInvitation(tx: Executor, id: number, now: Date): Promise<boolean> {
  const rows = await run(
    tx,
    `update seller_invitation set withdrawn_at = $2 where id = $1 and ${OPEN} returning 1 as one`,
    [id, now],
  )
  return rows.length > 0
}

/** Marks an open unsent invitation as sent; null = it was sent, or is not open. */
export async function takeUnsent(
  executor: Executor,
  id: number,
  now: Date,
): Promise<{ phone: string; title: string } | null> {
  const [row] = await run<{ phone: string; title: string }>(
    executor,
    `update seller_invitation set sent_at = $2 where id = $1 and sent_at is null and ${OPEN} returning phone, title`,
    [id, now],
  )
  return row ?? null
}

/** Marks an invitation as unsent after the provider has refused it. */
export async function giveUnsentBack(executor: Executor, id: number): Promise<void> {
  await run(executor, 'update seller_invitation set sent_at = null where id = $1', [id])
}

/**
 * Accepts open invitations of a registered seller: those to its person's phone, or with its number when the bank has
 * confirmed the company.
 */
export async function acceptInvitations(
  tx: Executor,
  of: { readonly phone: string | null; readonly vouchedTin: string | null; readonly organizationId: number },
  now: Date,
): Promise<void> {
  await run(
    tx,
    `update seller_invitation set accepted_at = $4, organization_id = $3
      where ${OPEN} and expires_at > $4 and (phone = $1 or tin = $2)`,
    [of.phone, of.vouchedTin, of.organizationId, now],
  )
}

/** True = the phone has an open invitation that has not expired. */
export async function isInvited(executor: Executor, phone: string, now: Date): Promise<boolean> {
  return (await invitedAmong(executor, [phone], now)).size > 0
}

/** Deletes invitations that ended or expired before a moment. */
export async function deleteOldInvitations(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from seller_invitation where expires_at < $1 or accepted_at < $1 or withdrawn_at < $1', [
    before,
  ])
}
