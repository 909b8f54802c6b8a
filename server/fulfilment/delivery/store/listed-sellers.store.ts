import { type Executor, run } from '../../../platform/db/client.ts'

/** Sellers with products in one of the categories, from the catalogue's read model `category_seller_count`. */
export async function sellersInCategories(
  executor: Executor,
  categoryIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await run<{ organizationId: number }>(
    executor,
    'select distinct organization_id as "organizationId" from category_seller_count where category_id = any($1)',
    [categoryIds],
  )
  return new Set(rows.map((row) => row.organizationId))
}
