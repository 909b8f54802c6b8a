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

/** True = the account has no phone and does not name a person of the office. */
export async function hasNoPhone(executor: Executor, staffId: number): Promise<boolean> {
  const rows = await run(
    executor,
    'select id from staff_person as staff_account where id = $1 and phone is null and is_active and not is_administrator',
    [staffId],
  )
  return rows.length > 0
}

/** Current role of a person at a seller; null = none. */
export async function findRole(
  executor: Executor,
  { staffId, organizationId }: { staffId: number; organizationId: number },
): Promise<SellerRole | null> {
  const [row] = await run<{ role: SellerRole }>(
    executor,
    `select role from staff_place
      where staff_id = $1 and organization_id = $2 and ended_at is null and is_active`,
    [staffId, organizationId],
  )
  return row?.role ?? null
}
