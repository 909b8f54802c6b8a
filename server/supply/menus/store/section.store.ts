import type { SectionFields } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { type ServedColumns, servedOf } from './served-columns.ts'

export interface SectionState extends SectionFields {
  readonly id: number
}

/** Sections of a restaurant in the order of its menu. */
export async function listSections(executor: Executor, organizationId: number): Promise<SectionState[]> {
  const rows = await run<{ id: number; title: string; note: string } & ServedColumns>(
    executor,
    `select id, title, note, served_weekdays as "servedWeekdays", served_from as "servedFrom", served_to as "servedTo"
       from menu_section where organization_id = $1 order by position, id`,
    [organizationId],
  )
  return rows.map(({ id, title, note, ...served }) => ({ id, title, note, served: servedOf(served) }))
}

/** Ids of the sections with dishes among these. */
export async function sectionsWithDishes(tx: Executor, organizationId: number): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(tx, 'select distinct section_id as id from dish where organization_id = $1', [
    organizationId,
  ])
  return new Set(rows.map(({ id }) => id))
}

export async function deleteSections(tx: Executor, organizationId: number, ids: readonly number[]): Promise<void> {
  await run(tx, 'delete from menu_section where organization_id = $1 and id = any($2::int[])', [organizationId, ids])
}

export async function nextSectionIds(tx: Executor, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select nextval(pg_get_serial_sequence('menu_section', 'id'))::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => row.id)
}

/** Stores new and existing sections in order. A section always belongs to the same restaurant. */
export async function saveSections(
  tx: Executor,
  organizationId: number,
  sections: readonly SectionState[],
): Promise<void> {
  await run(
    tx,
    `insert into menu_section as known (id, organization_id, title, note, served_weekdays, served_from, served_to, position)
     overriding system value
     select (s.one ->> 'id')::int, $1, s.one ->> 'title', s.one ->> 'note',
       (select array_agg(day::smallint) from jsonb_array_elements_text(nullif(s.one -> 'served', 'null') -> 'weekdays') as day),
       (s.one -> 'served' ->> 'from')::time, (s.one -> 'served' ->> 'to')::time, s.place
       from jsonb_array_elements($2::jsonb) with ordinality as s (one, place)
     on conflict (id) do update set title = excluded.title, note = excluded.note,
       served_weekdays = excluded.served_weekdays, served_from = excluded.served_from, served_to = excluded.served_to,
       position = excluded.position where known.organization_id = excluded.organization_id`,
    [organizationId, JSON.stringify(sections)],
  )
}

/** Locks a section's dishes until the end of the transaction and returns their ids in order. */
export async function lockDishesOf(tx: Executor, organizationId: number, sectionId: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select product_id as id from dish where organization_id = $1 and section_id = $2
      order by position, product_id for no key update`,
    [organizationId, sectionId],
  )
  return rows.map(({ id }) => id)
}

export async function saveDishOrder(tx: Executor, organizationId: number, dishIds: readonly number[]): Promise<void> {
  await run(
    tx,
    `update dish set position = each.place from unnest($2::int[]) with ordinality as each (id, place)
      where product_id = each.id and organization_id = $1`,
    [organizationId, dishIds],
  )
}
