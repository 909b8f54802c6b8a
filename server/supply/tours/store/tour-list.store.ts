import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { TourCardRow, TourRow } from '../tour-view.ts'

const MAX_DATES = 6

export interface TourQuery {
  /** Organizers on the site. */
  readonly organizationIds: readonly number[]
  /** Region codes; empty = all regions. */
  readonly regions: readonly string[]
  /** First and last day in the tour's time zone, both included. */
  readonly from: string | null
  readonly to: string | null
  /** Required free places; 0 = any. */
  readonly people: number
  readonly now: Date
}

const CARD = `tour.id, tour.organization_id as "organizationId", tour.slug, tour.title, tour.tagline,
  tour.region_code as "regionCode", place_title as "placeTitle", tour.latitude, tour.longitude,
  tour.time_zone as "timeZone", duration_minutes as "durationMinutes", age_from as "ageFrom", min_people as "minPeople",
  decide_hours as "decideHours", book_until_hours as "bookUntilHours", images, tour.hue,
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'title', p.title, 'price', p.price,
     'places', p.places) order by p.position), '[]') from tour_price p where p.tour_id = tour.id) as prices`

const DATE = `jsonb_build_object('id', d.id, 'state', d.state, 'startsAt', d.starts_at, 'endsAt', d.ends_at,
  'places', d.places, 'placesLeft', s.on_hand - s.allocated - s.held, 'booked', d.taken_elsewhere + s.allocated, 'isClosed', d.sale_closed_at is not null, 'isAnyhow', d.goes_anyhow,
  'ownPrices', (select coalesce(jsonb_agg(jsonb_build_object('priceId', p.id, 'price', own.price, 'places', p.places)
     order by p.position), '[]') from tour_date_price own join tour_price p on p.id = own.tour_price_id
     where own.tour_date_id = d.id))`

/** SQL condition of dates that match a query: parameters $1 … $5. */
const FITTING = `d.state = 'open' and d.sale_closed_at is null and d.starts_at - make_interval(hours => tour.book_until_hours) > $1
  and ($2::date is null or (d.starts_at at time zone tour.time_zone)::date >= $2)
  and ($3::date is null or (d.starts_at at time zone tour.time_zone)::date <= $3)
  and s.on_hand - s.allocated - s.held >= $4 and tour.is_enabled and tour.organization_id = any($5::int[])`

const valuesOf = (query: TourQuery) => [query.now, query.from, query.to, query.people, query.organizationIds]

/** Width of a distance band, km; tours in one band are equally near. */
const KM_OF_BAND = 50
/** SQL expression of the distance band from $9, $10 = latitude and longitude; tours without coordinates are last. */
const NEARNESS = `case when $9::float8 is null then 0 else coalesce(floor(6371 * acos(least(1, greatest(-1,
    sin(radians($9::float8)) * sin(radians(tour.latitude)) + cos(radians($9::float8)) * cos(radians(tour.latitude)) * cos(radians(tour.longitude - $10::float8))
  ))) / ${KM_OF_BAND}), 1000)::int end`

/** A page of tours with matching dates: by distance band, then soonest first; without a place soonest first. */
export async function pageOfTours(
  executor: Executor,
  query: TourQuery,
  { limit, offset, near }: { readonly limit: number; readonly offset: number; readonly near: Coordinates | null },
): Promise<{ total: number; rows: TourCardRow[] }> {
  const rows = await run<TourCardRow & { total: number }>(
    executor,
    `with fitting as (
       select tour.id, d.starts_at, ${DATE} as date, ${NEARNESS} as nearness,
         row_number() over (partition by tour.id order by d.starts_at) as turn
         from tour join tour_date d on d.tour_id = tour.id join stock_level s on s.product_id = d.id
        where ${FITTING} and (cardinality($6::text[]) = 0 or tour.region_code = any($6))
     ), found as (
       select id, min(nearness) as nearness, min(starts_at) as soonest,
         jsonb_agg(date order by starts_at) filter (where turn <= ${MAX_DATES}) as dates
         from fitting group by id
     ), page as (
       select id, nearness, soonest, dates, count(*) over ()::int as total from found
        order by nearness, soonest, id limit $7 offset $8
     )
     select ${CARD}, coalesce(page.dates, '[]') as dates, page.total
       from page join tour on tour.id = page.id order by page.nearness, page.soonest, tour.id`,
    [...valuesOf(query), query.regions, limit, offset, near?.latitude ?? null, near?.longitude ?? null],
  )
  return { total: rows[0]?.total ?? 0, rows }
}

/** Regions with tours that match all other filters. */
export function regionsOfTours(executor: Executor, query: TourQuery): Promise<{ code: string; tours: number }[]> {
  return run(
    executor,
    `select tour.region_code::text as code, count(distinct tour.id)::int as tours
       from tour join tour_date d on d.tour_id = tour.id join stock_level s on s.product_id = d.id
      where ${FITTING} group by tour.region_code order by tours desc, code`,
    valuesOf(query),
  )
}

/** Tours with their future dates, open or cancelled, in the order of the ids; null for unknown ids. */
export async function findTours(executor: Executor, ids: readonly number[], now: Date): Promise<(TourRow | null)[]> {
  const rows = await run<TourRow>(
    executor,
    `select ${CARD}, tour.story, meeting_point as "meetingPoint", programme, included, not_included as "notIncluded",
       languages, to_take as "toTake", register, prepayment_percent as "prepaymentPercent", cancellation,
       (select coalesce(jsonb_agg(${DATE} order by d.starts_at), '[]')
          from tour_date d join stock_level s on s.product_id = d.id
         where d.tour_id = tour.id and d.starts_at > $2 and d.state <> 'over') as dates,
       o.slug as "organizerSlug", o.title as "organizerTitle", o.tagline as "organizerTagline",
       o.small_image as "smallImage", o.hue as "organizerHue", o.legal_name as "legalName",
       o.legal_address as "legalAddress", o.tin, o.ien, o.phone
       from tour join seller_card o on o.id = tour.organization_id where tour.id = any((select $1::int[])::int[]) and tour.is_enabled`,
    [ids, now],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? null)
}

/** Tours with a page, at most `most`; null = of all organizers on sites. */
export function publicTours(
  executor: Executor,
  organizationId: number | null,
  most: number | null = null,
): Promise<{ id: number }[]> {
  return run(
    executor,
    `select tour.id from tour join seller_card o on o.id = tour.organization_id
      where tour.is_enabled and o.is_enabled and not o.is_hidden and ($1::int is null or o.id = $1)
        and exists (
          select from tour_date d where d.tour_id = tour.id and d.state = 'open' and d.sale_closed_at is null
            and d.starts_at > shop_now())
      order by tour.id limit $2`,
    [organizationId, most],
  )
}
