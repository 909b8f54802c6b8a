import type { TourFields } from '@okolitsa/domain/tours/tour.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

const COLUMNS = `slug, title, tagline, story, region_code, place_title, latitude, longitude, time_zone, meeting_point,
  duration_minutes, programme, included, not_included, languages, to_take, age_from, register, min_people, decide_hours,
  book_until_hours, prepayment_percent, cancellation, images, hue`

const valuesOf = (fields: TourFields) => [
  fields.slug,
  fields.title,
  fields.tagline,
  fields.story,
  fields.regionCode,
  fields.placeTitle,
  fields.coords.latitude,
  fields.coords.longitude,
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

/** Writes a tour with its prices; answers its id. */
export async function insertTour(
  tx: Executor,
  tour: { readonly id: number | null; readonly organizationId: number; readonly fields: TourFields },
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into tour (id, organization_id, ${COLUMNS})
     values (coalesce($1::int, nextval(pg_get_serial_sequence('tour', 'id'))::int), $2, $3, $4, $5, $6, $7, $8, $9, $10,
       $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27)
     returning id`,
    [tour.id, tour.organizationId, ...valuesOf(tour.fields)],
  )
  if (!row) throw new Error('no tour was written')
  await insertPrices(tx, row.id, tour.fields.prices)
  return row.id
}

/** Writes a tour anew with its prices. */
export async function saveTour(tx: Executor, tourId: number, fields: TourFields): Promise<void> {
  await run(
    tx,
    `update tour set (${COLUMNS}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
       $20, $21, $22, $23, $24, $25, $26)
     where id = $1`,
    [tourId, ...valuesOf(fields)],
  )
  await run(tx, 'delete from tour_price where tour_id = $1', [tourId])
  await insertPrices(tx, tourId, fields.prices)
}

async function insertPrices(tx: Executor, tourId: number, prices: TourFields['prices']): Promise<void> {
  await run(
    tx,
    `insert into tour_price (tour_id, kind, title, price, places, position)
     select $1, kind, title, price, places, position
       from unnest($2::text[], $3::text[], $4::int[], $5::smallint[]) with ordinality
         as each (kind, title, price, places, position)`,
    [
      tourId,
      prices.map(({ kind }) => kind),
      prices.map(({ title }) => title),
      prices.map(({ price }) => price),
      prices.map(({ places }) => places),
    ],
  )
}

/** What dates and commands need of a tour, taken until the end of the transaction; null = it is not this organizer's. */
export async function lockTour(
  tx: Executor,
  organizationId: number,
  tourId: number,
): Promise<{ slug: string; title: string; image: string; hue: number; durationMinutes: number; price: number } | null> {
  const [row] = await run<{
    slug: string
    title: string
    images: string[]
    hue: number
    durationMinutes: number
    price: number | null
  }>(
    tx,
    `select slug, title, images, hue, duration_minutes as "durationMinutes",
       (select price from tour_price where tour_id = tour.id order by position limit 1) as price
       from tour where id = $1 and organization_id = $2 for no key update`,
    [tourId, organizationId],
  )
  return row ? { ...row, image: row.images[0] ?? '', price: row.price ?? 1 } : null
}

/** The organizer of a tour; null = there is no such tour. */
export async function organizerOf(executor: Executor, tourId: number): Promise<number | null> {
  const [row] = await run<{ organizationId: number }>(
    executor,
    'select organization_id as "organizationId" from tour where id = $1',
    [tourId],
  )
  return row?.organizationId ?? null
}
