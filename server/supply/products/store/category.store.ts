import type { CategoryFields } from '@okolitsa/domain/catalog/product-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { moveChecked } from './product-check.store.ts'

type Trade = 'farmer' | 'restaurant' | 'tour_operator' | 'shop'

export interface CategoryState {
  readonly id: number
  readonly fields: CategoryFields
  /** Former addresses; absent = none. */
  readonly oldKeys?: readonly string[]
}

/** A category under the lock of its table. */
export interface LockedCategory extends CategoryState {
  readonly trade: Trade
  readonly oldKeys: readonly string[]
  readonly version: number
}

/** A product of a category, main or additional. */
export interface GoodsIn {
  readonly productId: number
  readonly organizationId: number
  /** True = the category is the product's main one. */
  readonly isMain: boolean
}

export interface OfficeCategoryRow extends CategoryFields {
  readonly id: number
  readonly version: number
  readonly oldKeys: readonly string[]
  /** Products with this main category, also those that are not on sale. */
  readonly goodsCount: number
}

export async function nextCategoryIds(tx: Executor, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select nextval(pg_get_serial_sequence('category', 'id'))::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => row.id)
}

/** Locks all categories until the end of the transaction, because a cycle may involve any of them. */
export async function lockCategories(tx: Executor): Promise<LockedCategory[]> {
  const rows = await run<CategoryFields & Omit<LockedCategory, 'fields'>>(
    tx,
    `select id, trade, old_keys as "oldKeys", version, parent_id as "parentId", url_key as "urlKey", title, description, image, hue, position, attributes,
       synonyms, required_papers as "requiredPapers", marking_group as "markingGroup", is_risky as "isRisky"
       from category order by id for no key update`,
  )
  return rows.map(({ id, trade, oldKeys, version, ...fields }) => ({ id, trade, oldKeys, version, fields }))
}

/** Categories of farmers' goods. */
export async function listGoodsCategories(executor: Executor): Promise<CategoryState[]> {
  const rows = await run<CategoryFields & { id: number }>(
    executor,
    `select id, parent_id as "parentId", url_key as "urlKey", title, description, image, hue, position, attributes,
       synonyms, required_papers as "requiredPapers", marking_group as "markingGroup", is_risky as "isRisky"
       from category where trade = 'farmer' order by id`,
  )
  return rows.map(({ id, ...fields }) => ({ id, fields }))
}

const INSERT = `insert into category (id, parent_id, url_key, title, description, image, hue, position, attributes, synonyms,
       required_papers, marking_group, is_risky, old_keys)
     select id, "parentId", "urlKey", title, description, image, hue, position, attributes, synonyms, "requiredPapers",
       "markingGroup", "isRisky", "oldKeys"
       from jsonb_to_recordset($1::jsonb) as c (id integer, "parentId" integer, "urlKey" text, title text,
         description text, image text, hue smallint, position integer, attributes text[], synonyms text[],
         "requiredPapers" text[], "markingGroup" text, "isRisky" boolean, "oldKeys" text[])`

const rowsOf = (categories: readonly CategoryState[]): string =>
  JSON.stringify(categories.map(({ id, fields, oldKeys = [] }) => ({ id, ...fields, oldKeys })))

/** Inserts categories, parents before children. */
export async function insertCategories(tx: Executor, categories: readonly CategoryState[]): Promise<void> {
  await run(tx, INSERT, [rowsOf(categories)])
}

/** Inserts categories or replaces those with these ids. */
export async function upsertCategories(tx: Executor, categories: readonly CategoryState[]): Promise<void> {
  await run(
    tx,
    `${INSERT} on conflict (id) do update set parent_id = excluded.parent_id, url_key = excluded.url_key,
       title = excluded.title, description = excluded.description, image = excluded.image, hue = excluded.hue,
       position = excluded.position, attributes = excluded.attributes, synonyms = excluded.synonyms,
       required_papers = excluded.required_papers, marking_group = excluded.marking_group, is_risky = excluded.is_risky,
       old_keys = excluded.old_keys, version = category.version + 1`,
    [rowsOf(categories)],
  )
}

export async function saveCategory(tx: Executor, { id, fields, oldKeys = [] }: CategoryState): Promise<void> {
  await run(
    tx,
    `update category set parent_id = $2, url_key = $3, title = $4, description = $5, image = $6, hue = $7, position = $8,
       attributes = $9, synonyms = $10, required_papers = $11, marking_group = $12,
       old_keys = $13, is_risky = $14, version = version + 1
      where id = $1`,
    [
      id,
      fields.parentId,
      fields.urlKey,
      fields.title,
      fields.description,
      fields.image,
      fields.hue,
      fields.position,
      fields.attributes,
      fields.synonyms,
      fields.requiredPapers,
      fields.markingGroup,
      oldKeys,
      fields.isRisky,
    ],
  )
}

/** Sets the order among siblings; it is no change of the categories' own fields, so their versions stay. */
export async function savePositions(
  tx: Executor,
  positions: readonly { readonly id: number; readonly position: number }[],
): Promise<void> {
  await run(
    tx,
    `update category set position = placed.position
       from unnest($1::int[], $2::int[]) as placed (id, position) where category.id = placed.id`,
    [positions.map(({ id }) => id), positions.map(({ position }) => position)],
  )
}

/** Categories of farmers' goods with what the office sees of them. */
export const listOfficeCategories = (executor: Executor): Promise<OfficeCategoryRow[]> =>
  run<OfficeCategoryRow>(
    executor,
    `select id, version, parent_id as "parentId", url_key as "urlKey", title, description, image, hue, position, attributes,
       synonyms, required_papers as "requiredPapers", marking_group as "markingGroup", is_risky as "isRisky", old_keys as "oldKeys",
       coalesce(goods, 0) as "goodsCount"
       from category left join (select category_id, count(*)::int as goods from product group by category_id) as counted
         on category_id = id
      where trade = 'farmer' order by position, id`,
  )

/** Products of a category whose title contains the words, main category only. */
export const listGoodsNamed = (tx: Executor, categoryId: number, words: string): Promise<GoodsIn[]> =>
  run<GoodsIn>(
    tx,
    `select id as "productId", organization_id as "organizationId", true as "isMain" from product
      where category_id = $1 and position(lower($2) in lower(title)) > 0 order by id`,
    [categoryId, words],
  )

/** Products of a category without those of its subcategories, by id. */
export const listGoodsIn = (tx: Executor, categoryId: number): Promise<GoodsIn[]> =>
  run<GoodsIn>(
    tx,
    `select id as "productId", organization_id as "organizationId", category_id = $1 as "isMain" from product
      where category_id = $1 or exists (select from product_category where product_id = product.id and category_id = $1)
      order by id`,
    [categoryId],
  )

/** Moves all products of a category into another one. */
export async function moveGoods(tx: Executor, from: number, to: number): Promise<void> {
  await run(tx, 'update product set category_id = $2 where category_id = $1', [from, to])
  await moveChecked(tx, { ids: null, from, to })
  await run(
    tx,
    `insert into product_category (product_id, category_id)
     select product_id, $2 from product_category where category_id = $1 on conflict do nothing`,
    [from, to],
  )
  // the main category of a product is not among its additional ones
  await run(
    tx,
    `delete from product_category as further using product
      where product.id = further.product_id and (further.category_id = $1
        or (further.category_id = $2 and product.category_id = $2))`,
    [from, to],
  )
}

export async function deleteCategory(tx: Executor, categoryId: number): Promise<void> {
  await run(tx, 'delete from category where id = $1', [categoryId])
}

/** Ids of the existing categories among these. */
export async function knownCategories(tx: Executor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(tx, 'select id from category where id = any($1::int[])', [ids])
  return new Set(rows.map((row) => row.id))
}

/** Moves products from one main category into another; returns the ids of those moved. */
export async function moveProducts(
  tx: Executor,
  { ids, from, to }: { readonly ids: readonly number[]; readonly from: number; readonly to: number },
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `with moved as (update product set category_id = $3 where id = any($1::int[]) and category_id = $2 returning id),
       repeated as (delete from product_category using moved where product_id = moved.id and category_id = $3)
     select id from moved order by id`,
    [ids, from, to],
  )
  const moved = rows.map((row) => row.id)
  await moveChecked(tx, { ids: moved, from, to })
  return moved
}
