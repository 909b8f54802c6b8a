import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { topicOfOne } from '../../../platform/invalidation/invalidations.ts'

/** PostgreSQL channel that ends the streams of a session whose person has other permissions now. */
export const OFFICE_STREAMS_ENDED = 'office_streams_ended'
export const officeStreamsEnded = topicOfOne(OFFICE_STREAMS_ENDED)

export interface PersonRow {
  id: number
  name: string
  phone: string
  isPhoneProved: boolean
  roles: OfficeRole[]
  isActive: boolean
  createdAt: Date
  passkeys: number
  hasTotp: boolean
  recoveryCodes: number
}

const COLUMNS = `member.id, member.name, member.phone, member.is_phone_proved as "isPhoneProved", member.roles,
  member.is_active as "isActive", member.created_at as "createdAt",
  (select count(*)::int from office_passkey where member_id = member.id) as passkeys,
  exists (select from office_totp where member_id = member.id) as "hasTotp",
  (select count(*)::int from office_recovery_code where member_id = member.id and used_at is null) as "recoveryCodes"`

/** People of the office, active ones first. */
export const listPeople = (executor: Executor, most: number): Promise<PersonRow[]> =>
  run<PersonRow>(
    executor,
    `select ${COLUMNS} from office_member member order by member.is_active desc, member.name, member.id limit $1`,
    [most],
  )

/** A person, also a deactivated one; null = unknown. */
export async function findPerson(executor: Executor, id: number): Promise<PersonRow | null> {
  const [row] = await run<PersonRow>(executor, `select ${COLUMNS} from office_member member where member.id = $1`, [id])
  return row ?? null
}

/** True = the phone is of a person of the office, active or not. */
export async function isPhoneOfPerson(executor: Executor, phone: string): Promise<boolean> {
  const rows = await run(executor, 'select 1 as one from office_member where phone = $1', [phone])
  return rows.length > 0
}

export async function listOwnerNames(executor: Executor): Promise<string[]> {
  const rows = await run<{ name: string }>(
    executor,
    `select name from office_member where is_active and 'owner' = any(roles) order by name, id`,
  )
  return rows.map(({ name }) => name)
}

export async function saveRoles(tx: Executor, id: number, roles: readonly OfficeRole[]): Promise<void> {
  await run(tx, 'update office_member set roles = $2 where id = $1', [id, roles])
}

export async function saveActive(tx: Executor, id: number, isActive: boolean): Promise<void> {
  await run(tx, 'update office_member set is_active = $2 where id = $1', [id, isActive])
}

/** Ends the streams of the open sessions of a person on every node; the pages open them again. */
export async function endStreamsOf(tx: Executor, memberId: number, now: Date): Promise<void> {
  await run(
    tx,
    `select pg_notify('${OFFICE_STREAMS_ENDED}', id::text) as told from office_session
      where member_id = $1 and ended_at is null and expires_at > $2`,
    [memberId, now],
  )
}

export interface PersonSessionRow {
  id: string
  memberId: number
  browser: string | null
  system: string | null
  createdAt: Date
  seenAt: Date
  isOpen: boolean
}

/** Sessions of all people that have not been deleted yet, latest used first. */
export const listSessionsOfAll = (executor: Executor, now: Date): Promise<PersonSessionRow[]> =>
  run<PersonSessionRow>(
    executor,
    `select id, member_id as "memberId", browser, system, created_at as "createdAt", seen_at as "seenAt",
       ended_at is null and expires_at > $1 as "isOpen"
       from office_session order by seen_at desc, id`,
    [now],
  )
