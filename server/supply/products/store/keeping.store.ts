import type { KeepingFacts, WayDays } from '@okolitsa/domain/delivery/way-days.ts'
import type { KeepingTexts } from '@okolitsa/strings/ru/keeping-words.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Products whose storage was not derived yet. */
export const listUnreadKeeping = (
  tx: Executor,
  most: number,
): Promise<{ readonly id: number; readonly organizationId: number }[]> =>
  run(tx, 'select id, organization_id as "organizationId" from product where way_days is null order by id limit $1', [
    most,
  ])

/** Locks products whose storage was not derived yet, and reads their current texts. */
export const lockUnreadKeeping = (
  tx: Executor,
  ids: readonly number[],
): Promise<(KeepingTexts & { readonly id: number })[]> =>
  run<KeepingTexts & { id: number }>(
    tx,
    `select id, title, shelf_life as "shelfLife", storage from product
      where id = any($1::int[]) and way_days is null order by id for no key update`,
    [ids],
  )

export async function saveKeeping(
  tx: Executor,
  products: readonly (KeepingFacts & { readonly id: number; readonly wayDays: WayDays })[],
): Promise<void> {
  await run(
    tx,
    `update product as p set shelf_days = n.shelf_days, keeping = n.keeping, way_days = n.way_days
       from unnest($1::int[], $2::int[], $3::text[], $4::smallint[]) as n (id, shelf_days, keeping, way_days)
      where p.id = n.id`,
    [
      products.map(({ id }) => id),
      products.map(({ shelfDays }) => shelfDays),
      products.map(({ keeping }) => keeping),
      products.map(({ wayDays }) => wayDays),
    ],
  )
}
