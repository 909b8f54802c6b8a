import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { bitsValue, comesTo, type PlaceBytes, waysValue } from '../../../fulfilment/delivery/public.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** A pre-order with the day it is ready. */
export interface Ripening {
  readonly id: number
  readonly organizationId: number
  readonly title: string
  readonly readyOn: IsoDate
}

/** Pre-orders of harvests after a day that can be delivered to a place, soonest first. */
export async function ripeningProducts(
  executor: Executor,
  {
    categoryIds,
    after,
    by,
    place,
    most,
  }: {
    readonly categoryIds: readonly number[]
    readonly after: string
    /** The last day of the harvest's start. */
    readonly by: string
    readonly place: PlaceBytes
    readonly most: number
  },
): Promise<Ripening[]> {
  return run<Ripening>(
    executor,
    `select l.product_id as id, l.organization_id as "organizationId", p.title, p.harvest_ready_on as "readyOn"
     from category_listing l join product p on p.id = l.product_id
     where l.category_id = 0 and l.ready_on > $1::date and l.ready_on <= $6::date and p.harvest_ready_on is not null
       and ${comesTo('l', '$2::bytea', '$5::bytea')}
       and exists (
         select from category_listing x where x.product_id = l.product_id and x.category_id = any($4::int[]))
     order by l.ready_on, l.popularity desc, l.product_id limit $3::int`,
    [after, bitsValue(place), most, categoryIds, waysValue(place), by],
  )
}

/** Products that their sellers made on a day or later and that can be delivered to a place; the latest first. */
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
