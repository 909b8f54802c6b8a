import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

const OWNERS = { organization: 'organization.id', customer: 'null' }

/** The time zone of a seller; null = no such seller in the scope. */
export async function findZone(executor: Executor, scope: StaffScope, id: number): Promise<string | null> {
  const [row] = await run<{ timeZone: string }>(
    executor,
    `select time_zone as "timeZone" from seller_card as organization where id = $1 and ${within(scope, OWNERS, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row?.timeZone ?? null
}
