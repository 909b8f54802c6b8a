import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface MemberRow {
  id: number
  name: string
  phone: string
  isPhoneProved: boolean
  roles: OfficeRole[]
  userHandle: Buffer
  passkeys: number
  hasTotp: boolean
  /** Number of unused recovery codes. */
  recoveryCodes: number
}

const COLUMNS = `member.id, member.name, member.phone, member.is_phone_proved as "isPhoneProved", member.roles,
  member.user_handle as "userHandle",
  (select count(*)::int from office_passkey where member_id = member.id) as passkeys,
  exists (select from office_totp where member_id = member.id) as "hasTotp",
  (select count(*)::int from office_recovery_code where member_id = member.id and used_at is null) as "recoveryCodes"`

/** An active person of the office. */
export async function findMember(executor: Executor, id: number): Promise<MemberRow | null> {
  const [row] = await run<MemberRow>(
    executor,
    `select ${COLUMNS} from office_member member where member.id = $1 and member.is_active`,
    [id],
  )
  return row ?? null
}

/** Active people, in the order of names. */
export const listPeople = (executor: Executor): Promise<Pick<MemberRow, 'id' | 'name' | 'roles'>[]> =>
  run(executor, 'select id, name, roles from office_member where is_active order by name, id')

/** Names of people by id, also of those who have left. */
export async function namesOf(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await run<{ id: number; name: string }>(
    executor,
    'select id, name from office_member where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function findMemberByPhone(executor: Executor, phone: string): Promise<MemberRow | null> {
  const [row] = await run<MemberRow>(
    executor,
    `select ${COLUMNS} from office_member member where member.phone = $1 and member.is_active`,
    [phone],
  )
  return row ?? null
}

/** Phones of the other active people. */
export async function listOtherPhones(executor: Executor, id: number): Promise<string[]> {
  const rows = await run<{ phone: string }>(
    executor,
    'select phone from office_member where id <> $1 and is_active order by id',
    [id],
  )
  return rows.map(({ phone }) => phone)
}

/** Serializes everything that may make the first owner, or changes factors of a person, until the transaction ends. */
export async function lockMember(tx: Executor, id: number | null): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('office-member:' || $1, 0))`, [String(id ?? 'owner')])
}

export async function hasOwner(executor: Executor): Promise<boolean> {
  const rows = await run(
    executor,
    `select 1 as one from office_member where is_active and 'owner' = any(roles) limit 1`,
  )
  return rows.length > 0
}

export async function insertMember(
  tx: Executor,
  member: Pick<MemberRow, 'id' | 'name' | 'phone' | 'isPhoneProved' | 'roles' | 'userHandle'> & { readonly now: Date },
): Promise<void> {
  await run(
    tx,
    `insert into office_member (id, name, phone, is_phone_proved, roles, user_handle, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [member.id, member.name, member.phone, member.isPhoneProved, member.roles, member.userHandle, member.now],
  )
}

export async function markPhoneProved(tx: Executor, id: number): Promise<void> {
  await run(tx, 'update office_member set is_phone_proved = true where id = $1 and not is_phone_proved', [id])
}
