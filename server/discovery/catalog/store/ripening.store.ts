import { bitsValue, comesTo, type PlaceBytes, waysValue } from '../../../fulfilment/delivery/public.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Pre-orders of harvests after a day that come to a place, soonest first. */
export async function ripeningProducts(
  executor: Executor,
  {
    categoryIds,
    after,
    place,
    most,
  }: {
    readonly categoryIds: readonly number[]
    readonly after: string
    readonly place: PlaceBytes
    readonly most: number
  },
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select l.product_id as id from category_listing l
     where l.category_id = 0 and l.ready_on > $1::date
       and ${comesTo('l', '$2::bytea', '$5::bytea')}
       and exists (
         select from category_listing x where x.product_id = l.product_id and x.category_id = any($4::int[]))
     order by l.ready_on, l.popularity desc, l.product_id limit $3::int`,
    [after, bitsValue(place), most, categoryIds, waysValue(place)],
  )
  return rows.map(({ id }) => id)
}

/** What its sellers say was made on a day or later and comes to a place; the latest first. */
export async function madeSince(
  executor: Executor,
  { since, place, most }: { readonly since: string; readonly place: PlaceBytes; readonly most: number },
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select l.product_id as id from category_listing l
     where l.category_id = 0 and l.made_on >= $1::date
       and ${comesTo('l', '$2::bytea', '$4::bytea')}
     order by l.made_on desc, l.popularity desc, l.product_id limit $3::int`,
    [since, bitsValue(place), most, waysValue(place)],
  )
  return rows.map(({ id }) => id)
}
