import { type Executor, run } from '../../../platform/db/client.ts'

/** What of the catalogue has a page for everybody, wherever they are; `organizationId` narrows to one seller's shop. */
const ON_SALE = `product.enabled and organization.is_enabled and not organization.is_hidden
       and organization.type = 'farmer' and ($1::int is null or organization.id = $1)`

/** Address keys of categories with something in them. */
export async function publicCategories(executor: Executor, organizationId: number | null): Promise<string[]> {
  const rows = await run<{ key: string }>(
    executor,
    `select url_key as key from category where exists (
       select from category_seller_count counted join organization on organization.id = counted.organization_id
        where counted.category_id = category.id and is_enabled and not is_hidden
          and ($1::int is null or organization.id = $1))
      order by id`,
    [organizationId],
  )
  return rows.map(({ key }) => key)
}

export async function publicFarmers(executor: Executor): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select id from organization where type = 'farmer' and is_enabled and not is_hidden order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Ids of the products with which parts of at most `size` products begin. */
export async function publicProductParts(
  executor: Executor,
  organizationId: number | null,
  size: number,
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select id from (
       select product.id, row_number() over (order by product.id) as place
         from product join organization on organization.id = product.organization_id where ${ON_SALE}) as numbered
      where (place - 1) % $2 = 0 order by id`,
    [organizationId, size],
  )
  return rows.map(({ id }) => id)
}

/** Products from an id on, at most `size`. */
export function publicProducts(
  executor: Executor,
  organizationId: number | null,
  from: number,
  size: number,
): Promise<{ categoryUrlKey: string; slug: string }[]> {
  return run(
    executor,
    `select category.url_key as "categoryUrlKey", product.slug
       from product join organization on organization.id = product.organization_id
       join category on category.id = product.category_id
      where ${ON_SALE} and product.id >= $2 order by product.id limit $3`,
    [organizationId, from, size],
  )
}
