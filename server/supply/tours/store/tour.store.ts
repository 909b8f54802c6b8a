import type { TourOutside, TourSheet } from '@okolitsa/domain/tours/tour.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

const COLUMNS = `slug, title, tagline, story, region_code, place_title, latitude, longitude, time_zone, meeting_point,
  duration_minutes, programme, included, not_included, languages, to_take, age_from, register, min_people, decide_hours,
  book_until_hours, prepayment_percent, cancellation, images, hue`

type Fields = TourSheet & TourOutside

const valuesOf = (fields: Fields) => [
  fields.slug,
  fields.title,
  fields.tagline,
  fields.story,
  fields.regionCode,
  fields.placeTitle,
  fields.coords?.latitude ?? null,
  fields.coords?.longitude ?? null,
  fields.timeZone,
  JSON.stringify(fields.meetingPoint),
  fields.durationMinutes,
  JSON.stringify(fields.programme),
  JSON.stringify(fields.included),
  JSON.stringify(fields.notIncluded),
  fields.languages,
  fields.toTake,
  fields.ageFrom,
  JSON.stringify(fields.register),
  fields.minPeople,
  fields.decideHours,
  fields.bookUntilHours,
  fields.prepaymentPercent,
  JSON.stringify(fields.cancellation),
  fields.images,
  fields.hue,
]

/** Stores a tour with its prices; returns its id. */
export async function insertTour(
  tx: Executor,
  tour: {
    readonly id: number | null
    readonly organizationId: number
    readonly fields: Fields
    /** Idempotency key of a draft; null = published immediately. */
    readonly draftBy: string | null
  },
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into tour (id, organization_id, made_by, is_enabled, published_at, ${COLUMNS})
     values (coalesce($1::int, nextval(pg_get_serial_sequence('tour', 'id'))::int), $2, $28::uuid, $28 is null,
       case when $28 is null then shop_now() end, $3, $4, $5, $6, $7, $8, $9, $10,
       $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27)
     returning id`,
    [tour.id, tour.organizationId, ...valuesOf(tour.fields), tour.draftBy],
  )
  if (!row) throw new Error('no tour was written')
  await insertPrices(tx, row.id, tour.fields.prices)
  return row.id
}

export async function saveTour(tx: Executor, tourId: number, fields: Fields): Promise<void> {
  await run(
    tx,
    `update tour set (${COLUMNS}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
       $20, $21, $22, $23, $24, $25, $26)
     where id = $1`,
    [tourId, ...valuesOf(fields)],
  )
  const known = fields.prices.flatMap(({ id, ...price }, position) =>
    id === undefined ? [] : [{ id, position, price }],
  )
  await run(tx, 'delete from tour_price where tour_id = $1 and id <> all($2::int[])', [
    tourId,
    known.map(({ id }) => id),
  ])
  await run(
    tx,
    `update tour_price set kind = each.kind, title = each.title, price = each.price, places = each.places,
       position = each.position
       from unnest($2::int[], $3::text[], $4::text[], $5::int[], $6::smallint[], $7::smallint[])
         as each (id, kind, title, price, places, position)
      where tour_price.tour_id = $1 and tour_price.id = each.id`,
    [
      tourId,
      known.map(({ id }) => id),
      known.map(({ price }) => price.kind),
      known.map(({ price }) => price.title),
      known.map(({ price }) => price.price),
      known.map(({ price }) => price.places),
      known.map(({ position }) => position + 1),
    ],
  )
  await insertPrices(tx, tourId, fields.prices)
}

async function insertPrices(tx: Executor, tourId: number, prices: Fields['prices']): Promise<void> {
  const fresh = prices.flatMap(({ id, ...price }, position) => (id === undefined ? [{ ...price, position }] : []))
  await run(
    tx,
    `insert into tour_price (tour_id, kind, title, price, places, position)
     select $1, kind, title, price, places, position
       from unnest($2::text[], $3::text[], $4::int[], $5::smallint[], $6::smallint[])
         as each (kind, title, price, places, position)`,
    [
      tourId,
      fresh.map(({ kind }) => kind),
      fresh.map(({ title }) => title),
      fresh.map(({ price }) => price),
      fresh.map(({ places }) => places),
      fresh.map(({ position }) => position + 1),
    ],
  )
}

/** Publishes, hides or archives a tour; the day of the first publication stays. */
export async function saveTourState(
  tx: Executor,
  tourId: number,
  to: { readonly isShown: boolean; readonly isArchived: boolean },
): Promise<void> {
  await run(
    tx,
    `update tour set is_enabled = $2, archived_at = case when $3 then coalesce(archived_at, shop_now()) end,
       published_at = case when $2 then coalesce(published_at, shop_now()) else published_at end
      where id = $1`,
    [tourId, to.isShown, to.isArchived],
  )
}

/** Invalidates cached pages of tours on all nodes after the commit. */
export async function publishToursChanged(tx: Executor): Promise<void> {
  await run(tx, "select pg_notify('tour_changed', '')", [])
}

/** Locks a tour until the end of the transaction with its fields for commands; null = another organizer's. */
export async function lockTour(
  tx: Executor,
  organizationId: number,
  tourId: number,
): Promise<{
  slug: string
  title: string
  image: string
  hue: number
  durationMinutes: number
  price: number
  isDraft: boolean
  minPeople: number | null
  decideHours: number
} | null> {
  const [row] = await run<{
    slug: string
    title: string
    images: string[]
    hue: number
    durationMinutes: number
    price: number | null
    isDraft: boolean
    minPeople: number | null
    decideHours: number
  }>(
    tx,
    `select slug, title, images, hue, duration_minutes as "durationMinutes", published_at is null as "isDraft",
       min_people as "minPeople", decide_hours as "decideHours",
       (select price from tour_price where tour_id = tour.id order by position limit 1) as price
       from tour where id = $1 and organization_id = $2 for no key update`,
    [tourId, organizationId],
  )
  return row ? { ...row, image: row.images[0] ?? '', price: row.price ?? 1 } : null
}

/** The organizer of a tour; null = no such tour. */
export async function organizerOf(executor: Executor, tourId: number): Promise<number | null> {
  const [row] = await run<{ organizationId: number }>(
    executor,
    'select organization_id as "organizationId" from tour where id = $1',
    [tourId],
  )
  return row?.organizationId ?? null
}

/** Number of published tours of each organizer, at most `most`. */
export async function countLed(
  executor: Executor,
  organizationIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await run<{ organizationId: number; tours: number }>(
    executor,
    `select seller.id as "organizationId", counted.tours from unnest($1::int[]) as seller (id)
       cross join lateral (select count(*)::int as tours from (
         select from tour where tour.organization_id = seller.id and is_enabled limit $2) as led) as counted`,
    [organizationIds, most],
  )
  return new Map(rows.map(({ organizationId, tours }) => [organizationId, tours]))
}
