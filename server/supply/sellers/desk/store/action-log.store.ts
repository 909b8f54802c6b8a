import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

/** Names of people by their ids. */
export async function listNames(executor: Executor, staffIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await run<{ id: number; name: string }>(
    executor,
    'select id, name from staff_person where id = any($1::int[])',
    [staffIds],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Current and former staff of a seller in the scope, by name. */
export async function listPeople(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
  most: number,
): Promise<{ staffId: number; name: string }[]> {
  return run<{ staffId: number; name: string }>(
    executor,
    `select account.id as "staffId", account.name
       from staff_place place join staff_person account on account.id = place.staff_id
      where place.organization_id = $1 and ${within(scope, { organization: 'place.organization_id', customer: 'null' }, 2)}
      order by account.name, account.id limit $2`,
    [organizationId, most, ...scopeValues(scope)],
  )
}
