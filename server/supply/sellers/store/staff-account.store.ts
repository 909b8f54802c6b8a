import type { StaffRole } from '@okolitsa/domain/identity/actor.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface StaffState {
  readonly id: number
  readonly role: StaffRole
  readonly organizationId: number | null
  readonly name: string
  readonly bankSubject: string
  readonly isActive: boolean
}

/** The next `count` ids of people. */
export async function nextStaffIds(tx: Executor, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select nextval(pg_get_serial_sequence('staff_account', 'id'))::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => row.id)
}

export async function insertStaff(tx: Executor, people: readonly Omit<StaffState, 'isActive'>[]): Promise<void> {
  await run(
    tx,
    `insert into staff_account (id, role, organization_id, name, bank_subject) overriding system value
     select id, role, "organizationId", name, "bankSubject"
       from jsonb_to_recordset($1::jsonb) as person (id integer, role text, "organizationId" integer, name text, "bankSubject" text)`,
    [JSON.stringify(people)],
  )
}

/** Ids given by hand are followed by generated ones. */
export async function continueStaffIds(tx: Executor): Promise<void> {
  await run(
    tx,
    `select setval(pg_get_serial_sequence('staff_account', 'id'), greatest(
       (select max(id) from staff_account), nextval(pg_get_serial_sequence('staff_account', 'id')) - 1))`,
  )
}

/** Somebody who works at the organization now; null = an administrator. */
export async function lockStaff(
  tx: Executor,
  { organizationId, staffId }: { organizationId: number | null; staffId: number },
): Promise<StaffState | null> {
  const [row] = await run<StaffState>(
    tx,
    `select id, role, organization_id as "organizationId", name, bank_subject as "bankSubject", is_active as "isActive"
       from staff_account where id = $2 and organization_id is not distinct from $1::int and is_active
       for no key update`,
    [organizationId, staffId],
  )
  return row ?? null
}

export async function deactivateStaff(tx: Executor, staffId: number): Promise<void> {
  await run(tx, 'update staff_account set is_active = false where id = $1', [staffId])
}
