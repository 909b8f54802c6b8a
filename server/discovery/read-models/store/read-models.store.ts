import { type Executor, run } from '../../../platform/db/client.ts'

/**
 * Locks the sellers of products, in the order of their ids, until the end of the transaction: counts by seller are
 * updated by one transaction at a time.
 */
export async function lockSellersOf(tx: Executor, productIds: readonly number[]): Promise<void> {
  await run(
    tx,
    `select id from seller_terms where id in (select organization_id from product where id = any($1::int[]))
      order by id for no key update`,
    [productIds],
  )
}

export async function refreshCards(tx: Executor, productIds: readonly number[]): Promise<void> {
  await run(tx, 'select refresh_product_cards($1::int[])', [productIds])
}

export async function refreshAllCards(tx: Executor): Promise<void> {
  await run(tx, 'select refresh_product_cards(null)')
}

/** Products whose special price has begun or ended since their card was made. */
export async function listDuePrices(executor: Executor, limit: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    'select product_id as id from product_card where prices_change_at <= shop_now() order by prices_change_at limit $1',
    [limit],
  )
  return rows.map((row) => row.id)
}

export async function listProductsOf(executor: Executor, organizationIds: readonly number[]): Promise<number[]> {
  const rows = await run<{ id: number }>(executor, 'select id from product where organization_id = any($1::int[])', [
    organizationIds,
  ])
  return rows.map((row) => row.id)
}

/** Products with a main or further category among these or below them. */
export async function listProductsIn(executor: Executor, categoryIds: readonly number[]): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `with recursive below (id) as (
       select id from category_card as category where id = any($1::int[])
       union
       select c.id from category_card c join below on c.parent_id = below.id
     )
     select id from product where category_id in (select id from below)
     union
     select product_id from product_category where category_id in (select id from below)`,
    [categoryIds],
  )
  return rows.map((row) => row.id)
}

/** Counts the products of each search word. */
export async function countSearchWords(executor: Executor): Promise<void> {
  await run(executor, 'select count_search_lexemes()')
}

/** Sellers with products in one of the categories. */
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
