import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

/** A product's seller in the scope; null = none. */
export async function sellerOfProduct(executor: Executor, scope: StaffScope, id: number): Promise<number | null> {
  const owners = { organization: 'product.organization_id', customer: 'null' }
  const [row] = await run<{ organizationId: number }>(
    executor,
    `select organization_id as "organizationId" from product_title as product where id = $1 and ${within(scope, owners, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row?.organizationId ?? null
}
