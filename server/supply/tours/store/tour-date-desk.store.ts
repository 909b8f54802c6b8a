import type { Scope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { DatedTour, Departure } from '../ports.ts'
import type { PriceRow } from '../tour-view.ts'

const OWNERS = { organization: 'organization_id', customer: '0' }

interface ClockOfTour {
  organizationId: number
  timeZone: string
  minPeople: number | null
  decideHours: number
}

/** Time zone and group rule of a tour within the scope; null = none. */
export async function clockOfTour(executor: Executor, scope: Scope, tourId: number): Promise<ClockOfTour | null> {
  const [row] = await run<ClockOfTour>(
    executor,
    `select organization_id as "organizationId", time_zone as "timeZone", min_people as "minPeople",
       decide_hours as "decideHours" from tour
      where id = $1 and ${within(scope, OWNERS, 1)}`,
    [tourId, ...scopeValues(scope)],
  )
  return row ?? null
}

/** The moments among these at which the tour has a date, including cancelled ones. */
export async function startsTaken(executor: Executor, tourId: number, moments: readonly Date[]): Promise<Date[]> {
  const rows = await run<{ startsAt: Date }>(
    executor,
    'select starts_at as "startsAt" from tour_date where tour_id = $1 and starts_at = any($2::timestamptz[])',
    [tourId, moments],
  )
  return rows.map(({ startsAt }) => startsAt)
}

/** Closes or opens a date: null = open. */
export async function saveSale(tx: Executor, dateId: number, closedAt: Date | null): Promise<void> {
  await run(tx, 'update tour_date set sale_closed_at = $2 where id = $1', [dateId, closedAt])
}

/** Prices of a tour, in order. */
export function pricesOfTour(executor: Executor, tourId: number): Promise<PriceRow[]> {
  return run<PriceRow>(
    executor,
    'select id, kind, title, price, places from tour_price where tour_id = $1 order by position',
    [tourId],
  )
}

export async function saveOwnPrices(
  tx: Executor,
  dateId: number,
  prices: readonly { readonly priceId: number; readonly price: Kopecks }[],
): Promise<void> {
  await run(tx, 'delete from tour_date_price where tour_date_id = $1', [dateId])
  await run(
    tx,
    `insert into tour_date_price (tour_date_id, tour_price_id, price)
     select $1, each.id, each.price from unnest($2::int[], $3::int[]) as each (id, price)`,
    [dateId, prices.map(({ priceId }) => priceId), prices.map(({ price }) => price)],
  )
}

/** Dates that begin today or tomorrow in their tours' time zones, soonest first, without cancelled ones. */
export function listDepartureIds(
  executor: Executor,
  scope: StaffScope,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<Departure[]> {
  return run<Departure>(
    executor,
    `select tour_date.id, (starts_at at time zone time_zone)::date = ($1::timestamptz at time zone time_zone)::date as "isToday"
       from tour_date join tour on tour.id = tour_id
      where tour_date.state <> 'canceled' and starts_at between $1::timestamptz - interval '1 day' and $1::timestamptz + interval '2 days'
        and (starts_at at time zone time_zone)::date - ($1::timestamptz at time zone time_zone)::date between 0 and 1
        and ${within(scope, OWNERS, 2)}
      order by starts_at, tour_date.id limit $2`,
    [now, limit, ...scopeValues(scope)],
  )
}

/** Tours to which dates can be added, with their usual values. */
export function listDatedTours(executor: Executor, scope: StaffScope, limit: number): Promise<DatedTour[]> {
  return run<DatedTour>(
    executor,
    `select tour.id, title, time_zone as "timeZone",
       coalesce((select places from tour_date where tour_id = tour.id order by starts_at desc limit 1), 10)::int as places,
       (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'title', p.title, 'price', p.price,
          'places', p.places) order by p.position), '[]') from tour_price p where p.tour_id = tour.id) as prices
       from tour where is_enabled and ${within(scope, OWNERS, 1)} order by title, tour.id limit $1`,
    [limit, ...scopeValues(scope)],
  )
}
