import type { SpecialPrice } from '@okolitsa/domain/catalog/price.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { columnsOf } from '../../../platform/db/columns-of.ts'
import { type ProductRow, type ProductState, rowOf, stateOf } from './product.store.ts'
import { CHECK_FACTS, type CheckFactsRow, factsOfRow, type ProductCheckFacts } from './product-check.store.ts'

/** A locked product; without `withCheck` it has no facts of its check. */
export interface TakenProduct extends ProductState {
  readonly facts: ProductCheckFacts | null
}

/**
 * Locks products of this seller in the order of ids until the end of the transaction; `withCheck` reads what the check of
 * their content needs in the same statement.
 */
export async function lockProducts(
  tx: Executor,
  organizationId: number,
  productIds: readonly number[],
  withCheck = false,
): Promise<TakenProduct[]> {
  const rows = await run<ProductRow & { facts: CheckFactsRow | null }>(
    tx,
    `select id, organization_id as "organizationId", category_id as "categoryId", slug, sku, title, description,
       composition, shelf_life as "shelfLife", storage, nutrition, allergens, vat, unit, measure,
       is_weight as "isWeight", max_sale_quantity as "maxSaleQuantity", production_schedule as "productionSchedule", attributes, price, image, hue,
       harvest_ready_on as "harvestReadyOn", enabled, case when $3::boolean then ${CHECK_FACTS} end as facts
     from product where id = any($2::int[]) and organization_id = $1 order by id for no key update`,
    [organizationId, productIds, withCheck],
  )
  return rows.map((row) => ({ ...stateOf(row), facts: row.facts && factsOfRow(row.facts) }))
}

/** Stores the changeable columns of many products. */
export async function saveProducts(tx: Executor, products: readonly ProductState[]): Promise<void> {
  await run(
    tx,
    `update product as p set category_id = n.category_id, title = n.title,
       description = n.description, composition = n.composition, shelf_life = n.shelf_life, storage = n.storage,
       shelf_days = n.shelf_days, keeping = n.keeping, way_days = n.way_days,
       nutrition = n.nutrition, allergens = n.allergens, vat = n.vat, measure = n.measure,
       max_sale_quantity = n.max_sale_quantity, production_schedule = n.production_schedule, attributes = n.attributes, price = n.price, image = n.image, hue = n.hue,
       harvest_ready_on = n.harvest_ready_on, enabled = n.enabled,
       archived_at = case when not n.enabled then p.archived_at end
     from jsonb_populate_recordset(null::product, $1::jsonb) as n
     where p.id = n.id and p.organization_id = n.organization_id`,
    [JSON.stringify(products.map((product) => columnsOf(rowOf(product))))],
  )
}

/**
 * Stores changed slugs and article numbers in a separate statement before any stock lock: a statement that names a
 * unique column takes a row lock that conflicts with orders, and would deadlock with an order that has locked the row
 * and waits for the stock. Rows are locked in the order of ids, as orders do.
 */
export async function saveNames(tx: Executor, products: readonly ProductState[]): Promise<void> {
  if (products.length === 0) return
  const ids = products.map(({ id }) => id)
  await run(tx, 'select from product where id = any($1::int[]) order by id for update', [ids])
  await run(
    tx,
    `update product as p set slug = n.slug, sku = n.sku
       from unnest($1::int[], $2::text[], $3::text[]) as n (id, slug, sku) where p.id = n.id`,
    [ids, products.map(({ fields }) => fields.slug), products.map(({ fields }) => fields.sku)],
  )
}

/** True = the slug or the article number changes. */
export const isRenamed = (before: ProductState, after: ProductState): boolean =>
  before.fields.slug !== after.fields.slug || before.fields.sku !== after.fields.sku

/** Deletes the additional category that becomes the main one. */
export async function deleteFurtherPairs(
  tx: Executor,
  pairs: readonly { readonly productId: number; readonly categoryId: number }[],
): Promise<void> {
  await run(
    tx,
    `delete from product_category as further using unnest($1::int[], $2::int[]) as pair (product_id, category_id)
      where further.product_id = pair.product_id and further.category_id = pair.category_id`,
    [pairs.map(({ productId }) => productId), pairs.map(({ categoryId }) => categoryId)],
  )
}

/** Special prices of many products, by day. */
export function listSpecialPricesOf(
  tx: Executor,
  productIds: readonly number[],
): Promise<(SpecialPrice & { productId: number })[]> {
  return run<SpecialPrice & { productId: number }>(
    tx,
    `select product_id as "productId", price, lower(valid) as "from", upper(valid) - 1 as "to" from special_price
      where product_id = any($1::int[]) order by product_id, valid`,
    [productIds],
  )
}

export async function deleteSpecialPricesOf(tx: Executor, productIds: readonly number[]): Promise<void> {
  await run(tx, 'delete from special_price where product_id = any($1::int[])', [productIds])
}
