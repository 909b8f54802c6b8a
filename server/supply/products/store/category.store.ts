import type { CategoryFields } from '@okolitsa/domain/catalog/product-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface CategoryState {
  readonly id: number
  readonly fields: CategoryFields
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
export async function lockCategories(tx: Executor): Promise<CategoryState[]> {
  const rows = await run<CategoryFields & { id: number }>(
    tx,
    `select id, parent_id as "parentId", url_key as "urlKey", title, description, image, hue, position, attributes
       from category order by id for no key update`,
  )
  return rows.map(({ id, ...fields }) => ({ id, fields }))
}

/** Inserts categories, parents before children. */
export async function insertCategories(tx: Executor, categories: readonly CategoryState[]): Promise<void> {
  await run(
    tx,
    `insert into category (id, parent_id, url_key, title, description, image, hue, position, attributes)
     select id, "parentId", "urlKey", title, description, image, hue, position, attributes
       from jsonb_to_recordset($1::jsonb) as c (id integer, "parentId" integer, "urlKey" text, title text,
         description text, image text, hue smallint, position integer, attributes text[])`,
    [JSON.stringify(categories.map(({ id, fields }) => ({ id, ...fields })))],
  )
}

export async function saveCategory(tx: Executor, { id, fields }: CategoryState): Promise<void> {
  await run(
    tx,
    `update category set parent_id = $2, url_key = $3, title = $4, description = $5, image = $6, hue = $7, position = $8,
       attributes = $9
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
    ],
  )
}

/** Ids of the existing categories among these. */
export async function knownCategories(tx: Executor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(tx, 'select id from category where id = any($1::int[])', [ids])
  return new Set(rows.map((row) => row.id))
}
