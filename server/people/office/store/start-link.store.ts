import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface TicketRow {
  id: string
  /** The person whose factors were removed; null = the first owner, or an invited person. */
  memberId: number | null
  /** Roles of an invited person; null = no invitation. */
  roles: OfficeRole[] | null
  /** The person who made the link; null = the server printed it. */
  madeBy: number | null
  makerName: string | null
  name: string
  phone: string
  isPhoneProved: boolean
  unsentPhone: string
  userHandle: Buffer
  expiresAt: Date
}

/** True = a link of the first owner, or its exchanged ticket, is still valid. */
export async function hasLiveLink(executor: Executor, now: Date): Promise<boolean> {
  const rows = await run(
    executor,
    'select 1 as one from office_start_link where member_id is null and roles is null and expires_at > $1 limit 1',
    [now],
  )
  return rows.length > 0
}

/** Stores a link, instead of the former one of the same person. */
export async function replaceLink(
  tx: Executor,
  link: {
    readonly id: string
    readonly memberId: number | null
    /** The person who makes it, with name and phone of its person; null = the server. */
    readonly made: { readonly by: number; readonly name: string; readonly phone: string } | null
    readonly hash: Buffer
    readonly userHandle: Buffer
    readonly now: Date
    readonly expiresAt: Date
  },
): Promise<void> {
  await run(tx, 'delete from office_start_link where member_id is not distinct from $1 and roles is null', [
    link.memberId,
  ])
  await run(
    tx,
    `insert into office_start_link
       (id, member_id, token_hash, user_handle, created_at, expires_at, made_by, name, phone)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      link.id,
      link.memberId,
      link.hash,
      link.userHandle,
      link.now,
      link.expiresAt,
      link.made?.by ?? null,
      link.made?.name ?? '',
      link.made?.phone ?? '',
    ],
  )
}

/** Exchanges a link for a ticket; false = unknown, used or expired. Of concurrent calls one gets true. */
export async function takeLink(
  tx: Executor,
  {
    hash,
    ticketHash,
    now,
    expiresAt,
  }: { readonly hash: Buffer; readonly ticketHash: Buffer; readonly now: Date; readonly expiresAt: Date },
): Promise<Pick<TicketRow, 'id' | 'memberId' | 'roles'> | null> {
  const [row] = await run<Pick<TicketRow, 'id' | 'memberId' | 'roles'>>(
    tx,
    `update office_start_link set used_at = $3, ticket_hash = $2, expires_at = $4
      where token_hash = $1 and used_at is null and expires_at > $3 returning id, member_id as "memberId", roles`,
    [hash, ticketHash, now, expiresAt],
  )
  return row ?? null
}

export async function findTicket(executor: Executor, ticketHash: Buffer, now: Date): Promise<TicketRow | null> {
  const [row] = await run<TicketRow>(
    executor,
    `select link.id, member_id as "memberId", link.roles, made_by as "madeBy", maker.name as "makerName", link.name,
       link.phone, link.is_phone_proved as "isPhoneProved", unsent_phone as "unsentPhone",
       link.user_handle as "userHandle", expires_at as "expiresAt"
       from office_start_link link left join office_member maker on maker.id = made_by
      where ticket_hash = $1 and expires_at > $2`,
    [ticketHash, now],
  )
  return row ?? null
}

export async function saveUnsentPhone(tx: Executor, id: string, phone: string): Promise<void> {
  await run(tx, 'update office_start_link set unsent_phone = $2 where id = $1', [id, phone])
}

export async function saveOwnerDraft(
  tx: Executor,
  id: string,
  { name, phone, isPhoneProved }: Pick<TicketRow, 'name' | 'phone' | 'isPhoneProved'>,
): Promise<void> {
  await run(tx, 'update office_start_link set name = $2, phone = $3, is_phone_proved = $4 where id = $1', [
    id,
    name,
    phone,
    isPhoneProved,
  ])
}

export async function markLinkProved(tx: Executor, id: string): Promise<void> {
  await run(tx, 'update office_start_link set is_phone_proved = true where id = $1', [id])
}

export async function markLinkSent(executor: Executor, id: string, now: Date): Promise<void> {
  await run(executor, 'update office_start_link set sent_at = $2 where id = $1', [id, now])
}

/** Deletes links and tickets that have expired, and invitations that expired before `invitedBefore`. */
export async function deleteOldLinks(executor: Executor, now: Date, invitedBefore: Date): Promise<void> {
  await run(
    executor,
    'delete from office_start_link where expires_at < case when roles is null then $1 else $2::timestamptz end',
    [now, invitedBefore],
  )
}

/** Deletes the link; false = it is gone. */
export async function deleteLink(tx: Executor, id: string): Promise<boolean> {
  const rows = await run(tx, 'delete from office_start_link where id = $1 returning id', [id])
  return rows.length > 0
}
