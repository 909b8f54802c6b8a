import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** A person's role at a seller. */
export interface StaffState {
  readonly id: number
  readonly role: SellerRole
  readonly organizationId: number
  readonly name: string
  readonly bankSubject: string | null
}

export async function nextStaffIds(tx: Executor, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select nextval(pg_get_serial_sequence('staff_account', 'id'))::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => row.id)
}

/** Creates accounts with their first roles. */
export async function insertStaff(
  tx: Executor,
  people: readonly {
    readonly id: number
    readonly role: SellerRole | 'office'
    readonly organizationId: number | null
    readonly name: string
    readonly bankSubject?: string
    readonly phone?: string
  }[],
): Promise<void> {
  await run(
    tx,
    `with person as (
       select id, role, "organizationId", name, "bankSubject", phone
         from jsonb_to_recordset($1::jsonb) as person (id integer, role text, "organizationId" integer, name text,
           "bankSubject" text, phone text)),
     account as (
       insert into staff_account (id, is_administrator, name, bank_subject, phone) overriding system value
       select id, "organizationId" is null, name, "bankSubject", phone from person returning id)
     insert into staff_membership (staff_id, organization_id, role, since)
     select account.id, person."organizationId", person.role, shop_now()
       from account join person on person.id = account.id where person."organizationId" is not null`,
    [JSON.stringify(people)],
  )
}

/** Sets the sequence of ids after the explicitly inserted ones. */
export async function continueStaffIds(tx: Executor): Promise<void> {
  await run(
    tx,
    `select setval(pg_get_serial_sequence('staff_account', 'id'), greatest(
       (select max(id) from staff_account), nextval(pg_get_serial_sequence('staff_account', 'id')) - 1))`,
  )
}

/** Current staff of a seller. The caller has locked the seller. */
export async function listStaff(tx: Executor, organizationId: number): Promise<StaffState[]> {
  return run<StaffState>(
    tx,
    `select account.id, place.role, place.organization_id as "organizationId", account.name,
       account.bank_subject as "bankSubject"
       from staff_membership place join staff_account account on account.id = place.staff_id
      where place.organization_id = $1 and place.ended_at is null and account.is_active
      order by account.id`,
    [organizationId],
  )
}

/** Name of an account; null = unknown, or not allowed to sign in. */
export async function findStaffName(tx: Executor, staffId: number): Promise<string | null> {
  const [row] = await run<{ name: string }>(
    tx,
    'select name from staff_account where id = $1 and is_active and not is_administrator for no key update',
    [staffId],
  )
  return row?.name ?? null
}

/** Adds a membership, or restores that of a former member. */
export async function saveMembership(
  tx: Executor,
  place: { readonly staffId: number; readonly organizationId: number; readonly role: SellerRole },
): Promise<void> {
  await run(
    tx,
    `insert into staff_membership (staff_id, organization_id, role, since) values ($1, $2, $3, shop_now())
     on conflict (staff_id, organization_id) do update set role = excluded.role, since = excluded.since, ended_at = null`,
    [place.staffId, place.organizationId, place.role],
  )
}

/** Sets the telephone of an account without one. */
export async function saveStaffPhone(tx: Executor, staffId: number, phone: string): Promise<void> {
  await run(tx, 'update staff_account set phone = $2 where id = $1 and phone is null', [staffId, phone])
}

export async function saveStaffRole(
  tx: Executor,
  place: { readonly staffId: number; readonly organizationId: number; readonly role: SellerRole },
): Promise<void> {
  await run(tx, 'update staff_membership set role = $3 where staff_id = $1 and organization_id = $2', [
    place.staffId,
    place.organizationId,
    place.role,
  ])
}

export async function endMembership(
  tx: Executor,
  place: { readonly staffId: number; readonly organizationId: number },
): Promise<void> {
  await run(tx, 'update staff_membership set ended_at = shop_now() where staff_id = $1 and organization_id = $2', [
    place.staffId,
    place.organizationId,
  ])
}
