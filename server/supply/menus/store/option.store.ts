import type { OptionRow } from '@okolitsa/domain/restaurants/options.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Options of dishes as currently available, in menu order. */
export function listChoices(
  executor: Executor,
  productIds: readonly number[],
): Promise<(OptionRow & { readonly productId: number })[]> {
  return run<OptionRow & { readonly productId: number }>(
    executor,
    `select product_id as "productId", group_id as "groupId", group_title as "groupTitle", least,
       most_of_group as "mostOfGroup", parent_option_id as "parentOptionId", id, title, note, price,
       is_default as "isDefault", most, dish_id as "dishId", is_available as "isAvailable"
     from dish_choice where product_id = any($1::int[])
     order by product_id, group_position, group_id, position, id`,
    [productIds],
  )
}

export interface GroupToWrite {
  readonly id: number
  readonly productId: number
  readonly parentOptionId: number | null
  readonly title: string
  readonly least: number
  readonly most: number
  readonly position: number
}

export interface OptionToWrite {
  readonly id: number
  readonly groupId: number
  readonly title: string
  readonly note: string
  readonly price: number
  readonly isDefault: boolean
  readonly most: number
  readonly dishId: number | null
  readonly position: number
}

/** Ids of a dish's groups and options. */
export async function idsOfDish(
  tx: Executor,
  productId: number,
): Promise<{ readonly groups: ReadonlySet<number>; readonly options: ReadonlySet<number> }> {
  const groups = await run<{ id: number }>(tx, 'select id from option_group where product_id = $1', [productId])
  const options = await run<{ id: number }>(
    tx,
    'select o.id from dish_option o join option_group g on g.id = o.group_id where g.product_id = $1',
    [productId],
  )
  return { groups: new Set(groups.map(({ id }) => id)), options: new Set(options.map(({ id }) => id)) }
}

export async function nextGroupIds(tx: Executor, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select nextval(pg_get_serial_sequence('option_group', 'id'))::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => row.id)
}

export async function nextOptionIds(tx: Executor, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select nextval(pg_get_serial_sequence('dish_option', 'id'))::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => row.id)
}

/** Deletes groups and options of a dish except the given ones. */
export async function deleteOptions(
  tx: Executor,
  productId: number,
  kept: { readonly groups: readonly number[]; readonly options: readonly number[] },
): Promise<void> {
  await run(
    tx,
    `delete from dish_option where id <> all($2::int[])
       and group_id in (select id from option_group where product_id = $1)`,
    [productId, kept.options],
  )
  await run(tx, 'delete from option_group where product_id = $1 and id <> all($2::int[])', [productId, kept.groups])
}

/** Stores new and existing groups and options; their stops stay. */
export async function saveOptions(
  tx: Executor,
  groups: readonly GroupToWrite[],
  options: readonly OptionToWrite[],
): Promise<void> {
  await run(
    tx,
    `insert into option_group as known (id, product_id, parent_option_id, title, least, most, position)
     select id, "productId", "parentOptionId", title, least, most, position
       from jsonb_to_recordset($1::jsonb) as g (id integer, "productId" integer, "parentOptionId" integer, title text,
         least smallint, most smallint, position smallint)
     on conflict (id) do update set parent_option_id = excluded.parent_option_id, title = excluded.title,
       least = excluded.least, most = excluded.most, position = excluded.position
       where known.product_id = excluded.product_id`,
    [JSON.stringify(groups)],
  )
  await run(
    tx,
    `insert into dish_option as known (id, group_id, title, note, price, is_default, most, dish_id, position)
     select id, "groupId", title, note, price, "isDefault", most, "dishId", position
       from jsonb_to_recordset($1::jsonb) as o (id integer, "groupId" integer, title text, note text, price integer,
         "isDefault" boolean, most smallint, "dishId" integer, position smallint)
     on conflict (id) do update set group_id = excluded.group_id, title = excluded.title, note = excluded.note,
       price = excluded.price, is_default = excluded.is_default, most = excluded.most, dish_id = excluded.dish_id,
       position = excluded.position`,
    [JSON.stringify(options)],
  )
}

/** Locks an option of this restaurant until the end of the transaction; null = none. */
export async function lockOption(
  tx: Executor,
  organizationId: number,
  optionId: number,
): Promise<{ readonly dishId: number; readonly stoppedAt: Date | null; readonly stoppedUntil: Date | null } | null> {
  const [row] = await run<{ dishId: number; stoppedAt: Date | null; stoppedUntil: Date | null }>(
    tx,
    `select g.product_id as "dishId", o.stopped_at as "stoppedAt", o.stopped_until as "stoppedUntil"
       from dish_option o join option_group g on g.id = o.group_id join dish d on d.product_id = g.product_id
      where o.id = $2 and d.organization_id = $1 for no key update of o`,
    [organizationId, optionId],
  )
  return row ?? null
}

export async function saveOptionStop(
  tx: Executor,
  optionId: number,
  stop: { readonly at: Date; readonly until: Date | null } | null,
): Promise<void> {
  await run(tx, 'update dish_option set stopped_at = $2, stopped_until = $3 where id = $1', [
    optionId,
    stop?.at ?? null,
    stop?.until ?? null,
  ])
}

/** Options of a restaurant with their stops, for the kitchen. */
export function listOptionsOf(
  executor: Executor,
  organizationId: number,
): Promise<
  {
    dishId: number
    id: number
    title: string
    groupTitle: string
    stoppedAt: Date | null
    stoppedUntil: Date | null
  }[]
> {
  return run<{
    dishId: number
    id: number
    title: string
    groupTitle: string
    stoppedAt: Date | null
    stoppedUntil: Date | null
  }>(
    executor,
    `select g.product_id as "dishId", o.id, o.title, g.title as "groupTitle", o.stopped_at as "stoppedAt",
       o.stopped_until as "stoppedUntil"
     from dish_option o join option_group g on g.id = o.group_id join dish d on d.product_id = g.product_id
     where d.organization_id = $1 order by g.product_id, g.position, g.id, o.position, o.id`,
    [organizationId],
  )
}
