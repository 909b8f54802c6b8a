import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

const OWNERS = { organization: 'place.organization_id', customer: 'null' }

export interface MemberRow {
  readonly staffId: number
  readonly name: string
  readonly role: SellerRole
  readonly since: Date
  readonly phone: string | null
}

/** Staff of a seller in the scope, by role and start of employment. */
export async function listMembers(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
  most: number,
): Promise<MemberRow[]> {
  return run<MemberRow>(
    executor,
    `select account.id as "staffId", account.name, place.role, place.since, account.phone
       from staff_place place join staff_person account on account.id = place.staff_id
      where place.organization_id = $1 and place.ended_at is null and account.is_active and ${within(scope, OWNERS, 2)}
      order by place.since, account.id limit $2`,
    [organizationId, most, ...scopeValues(scope)],
  )
}

/** Id of the account of a phone; null = no account that may sign in. */
export async function findStaffOfPhone(executor: Executor, phone: string): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    executor,
    'select id from staff_person as staff_account where phone = $1 and is_active',
    [phone],
  )
  return row?.id ?? null
}

/** True = the account has no phone and does not belong to an administrator. */
export async function hasNoPhone(executor: Executor, staffId: number): Promise<boolean> {
  const rows = await run(
    executor,
    'select id from staff_person as staff_account where id = $1 and phone is null and is_active and not is_administrator',
    [staffId],
  )
  return rows.length > 0
}

/** Current role of a person at a seller; `administrator` at every seller. Null = none. */
export async function findRole(
  executor: Executor,
  { staffId, organizationId }: { staffId: number; organizationId: number },
): Promise<SellerRole | 'administrator' | null> {
  const [row] = await run<{ role: SellerRole | 'administrator' | null }>(
    executor,
    `select case when account.is_administrator then 'administrator' else place.role end as role
       from staff_person account
       left join staff_place place
         on place.staff_id = account.id and place.organization_id = $2 and place.ended_at is null
      where account.id = $1 and account.is_active`,
    [staffId, organizationId],
  )
  return row?.role ?? null
}
