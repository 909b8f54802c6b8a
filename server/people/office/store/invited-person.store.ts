import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface InvitedPersonRow {
  id: string
  name: string
  phone: string
  roles: OfficeRole[]
  makerName: string
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  sentAt: Date | null
}

const SELECT = `select link.id, link.name, link.phone, link.roles, maker.name as "makerName",
    link.created_at as "createdAt", link.expires_at as "expiresAt", link.used_at as "usedAt", link.sent_at as "sentAt"
    from office_start_link link join office_member maker on maker.id = link.made_by`

/** Invitations, latest first. */
export const listInvited = (executor: Executor, most: number): Promise<InvitedPersonRow[]> =>
  run<InvitedPersonRow>(
    executor,
    `${SELECT} where link.roles is not null order by link.created_at desc, link.id limit $1`,
    [most],
  )

export async function findInvited(executor: Executor, id: string): Promise<InvitedPersonRow | null> {
  const [row] = await run<InvitedPersonRow>(executor, `${SELECT} where link.roles is not null and link.id = $1`, [id])
  return row ?? null
}

/** Stores an invitation; one of the same phone is replaced and keeps its id. Returns the id. */
export async function saveInvited(
  tx: Executor,
  invited: {
    readonly id: string
    readonly name: string
    readonly phone: string
    readonly roles: readonly OfficeRole[]
    readonly madeBy: number
    readonly hash: Buffer
    readonly userHandle: Buffer
    readonly now: Date
    readonly expiresAt: Date
  },
): Promise<string> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into office_start_link as link
       (id, name, phone, roles, made_by, token_hash, user_handle, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (phone) where roles is not null do update set name = excluded.name, roles = excluded.roles,
       made_by = excluded.made_by, token_hash = excluded.token_hash, user_handle = excluded.user_handle,
       created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null, ticket_hash = null,
       sent_at = null, is_phone_proved = false, unsent_phone = ''
     returning id`,
    [
      invited.id,
      invited.name,
      invited.phone,
      invited.roles,
      invited.madeBy,
      invited.hash,
      invited.userHandle,
      invited.now,
      invited.expiresAt,
    ],
  )
  return row?.id ?? invited.id
}

/** Deletes the invitations and links that a person made, and those for the person; returns their ids. */
export async function deleteLinksOf(tx: Executor, memberId: number): Promise<string[]> {
  const rows = await run<{ id: string }>(
    tx,
    'delete from office_start_link where made_by = $1 or member_id = $1 returning id',
    [memberId],
  )
  return rows.map(({ id }) => id)
}

/** Times until which links for a new factor are valid, by person. */
export async function listFactorLinks(executor: Executor, now: Date): Promise<Map<number, Date>> {
  const rows = await run<{ memberId: number; expiresAt: Date }>(
    executor,
    `select member_id as "memberId", expires_at as "expiresAt" from office_start_link
      where member_id is not null and expires_at > $1`,
    [now],
  )
  return new Map(rows.map(({ memberId, expiresAt }) => [memberId, expiresAt]))
}
