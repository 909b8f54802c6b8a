import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type {
  CancellationStep,
  DateCancelReason,
  MeetingPoint,
  TourDateState,
  TourRegister,
} from '@okolitsa/domain/tours/tour.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { BookableDate, DueDate, OwnPrice, SoldPrice } from '../ports.ts'

export interface DateToWrite {
  readonly id: number
  readonly tourId: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly places: number
  readonly takenElsewhere: number
  readonly isAnyhow: boolean
}

export async function insertDates(tx: Executor, dates: readonly DateToWrite[]): Promise<void> {
  await run(
    tx,
    `insert into tour_date (id, tour_id, starts_at, ends_at, places, taken_elsewhere, goes_anyhow)
     select * from unnest($1::int[], $2::int[], $3::timestamptz[], $4::timestamptz[], $5::smallint[], $6::smallint[], $7::boolean[])`,
    [
      dates.map(({ id }) => id),
      dates.map(({ tourId }) => tourId),
      dates.map(({ startsAt }) => startsAt),
      dates.map(({ endsAt }) => endsAt),
      dates.map(({ places }) => places),
      dates.map(({ takenElsewhere }) => takenElsewhere),
      dates.map(({ isAnyhow }) => isAnyhow),
    ],
  )
}

interface LockedDate {
  state: TourDateState
  organizationId: number
  tourId: number
  places: number
  takenElsewhere: number
  isClosed: boolean
  minPeople: number | null
}

/** Locks a date until the end of the transaction. */
export async function lockDate(tx: Executor, dateId: number): Promise<LockedDate | null> {
  const [row] = await run<LockedDate>(
    tx,
    `select tour_date.state, organization_id as "organizationId", tour_id as "tourId", places,
       taken_elsewhere as "takenElsewhere", sale_closed_at is not null as "isClosed",
       case when not goes_anyhow then min_people end as "minPeople"
       from tour_date join tour on tour.id = tour_id where tour_date.id = $1 for no key update of tour_date`,
    [dateId],
  )
  return row ?? null
}

export async function saveState(
  tx: Executor,
  dateId: number,
  to: { readonly state: TourDateState; readonly reason: DateCancelReason | null; readonly note: string },
): Promise<void> {
  await run(tx, 'update tour_date set state = $2, cancel_reason = $3, cancel_note = $4 where id = $1', [
    dateId,
    to.state,
    to.reason,
    to.note,
  ])
}

export async function saveTakenElsewhere(tx: Executor, dateId: number, takenElsewhere: number): Promise<void> {
  await run(tx, 'update tour_date set taken_elsewhere = $2 where id = $1', [dateId, takenElsewhere])
}

export async function savePlaces(tx: Executor, dateId: number, places: number): Promise<void> {
  await run(tx, 'update tour_date set places = $2 where id = $1', [dateId, places])
}

interface DateJoinRow {
  id: number
  state: TourDateState
  startsAt: Date
  endsAt: Date
  places: number
  placesLeft: number
  takenElsewhere: number
  booked: number
  cancelReason: DateCancelReason | null
  isClosed: boolean
  ownPrices: OwnPrice[]
  minPeople: number | null
  decideHours: number
  bookUntilHours: number
  tourId: number
  organizationId: number
  slug: string
  title: string
  regionCode: string
  placeTitle: string
  timeZone: string
  durationMinutes: number
  images: string[]
  hue: number
  meetingPoint: MeetingPoint
  toTake: string[]
  register: TourRegister
  prepaymentPercent: number
  cancellation: CancellationStep[]
  isShown: boolean
  prices: SoldPrice[]
}

/** Dates with their tours, prices and free places. */
export async function findDates(executor: Executor, dateIds: readonly number[]): Promise<BookableDate[]> {
  if (dateIds.length === 0) return []
  const rows = await run<DateJoinRow>(
    executor,
    `select tour_date.id, tour_date.state, starts_at as "startsAt", ends_at as "endsAt", tour_date.places,
       on_hand - allocated - held as "placesLeft", taken_elsewhere + allocated as booked, taken_elsewhere as "takenElsewhere",
       cancel_reason as "cancelReason", case when not goes_anyhow then min_people end as "minPeople", decide_hours as "decideHours",
       book_until_hours as "bookUntilHours", tour.id as "tourId", organization_id as "organizationId", slug, title,
       region_code as "regionCode", place_title as "placeTitle", time_zone as "timeZone",
       duration_minutes as "durationMinutes", images, hue, meeting_point as "meetingPoint", to_take as "toTake", register,
       prepayment_percent as "prepaymentPercent", cancellation, is_enabled as "isShown",
       sale_closed_at is not null as "isClosed",
       (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'title', p.title,
          'price', coalesce(own.price, p.price), 'places', p.places) order by p.position), '[]')
          from tour_price p left join tour_date_price own on own.tour_price_id = p.id and own.tour_date_id = tour_date.id
         where p.tour_id = tour.id) as prices,
       (select coalesce(jsonb_agg(jsonb_build_object('priceId', p.id, 'price', own.price, 'places', p.places)
          order by p.position), '[]')
          from tour_date_price own join tour_price p on p.id = own.tour_price_id
         where own.tour_date_id = tour_date.id) as "ownPrices"
       from tour_date join tour on tour.id = tour_id join stock_level as stock on product_id = tour_date.id
      where tour_date.id = any((select $1::int[])::int[])`,
    [dateIds],
  )
  return rows.map(dateOf)
}

const dateOf = (row: DateJoinRow): BookableDate => ({
  id: row.id,
  state: row.state,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  places: row.places,
  placesLeft: row.placesLeft,
  takenElsewhere: row.takenElsewhere,
  booked: row.booked,
  cancelReason: row.cancelReason,
  isClosed: row.isClosed,
  ownPrices: row.ownPrices,
  minPeople: row.minPeople,
  decideHours: row.decideHours,
  bookUntilHours: row.bookUntilHours,
  prices: row.prices,
  tour: {
    id: row.tourId,
    organizationId: row.organizationId,
    slug: row.slug,
    title: row.title,
    regionCode: row.regionCode,
    placeTitle: row.placeTitle,
    timeZone: row.timeZone,
    durationMinutes: row.durationMinutes,
    image: row.images[0] ?? '',
    hue: row.hue,
    meetingPoint: row.meetingPoint,
    toTake: row.toTake,
    register: row.register,
    prepaymentPercent: row.prepaymentPercent,
    cancellation: row.cancellation,
    isShown: row.isShown,
  },
})

/** Ids of organizers' dates that end after `from`, soonest first. */
export async function listDateIds(
  executor: Executor,
  scope: StaffScope,
  query: { readonly from: Date; readonly tourId: number | null; readonly limit: number; readonly offset: number },
): Promise<{ total: number; ids: number[] }> {
  const rows = await run<{ id: number; total: number }>(
    executor,
    `select tour_date.id, count(*) over ()::int as total from tour_date join tour on tour.id = tour_id
      where ends_at > $1 and ($2::int is null or tour_id = $2)
        and ${within(scope, { organization: 'organization_id', customer: '0' }, 4)}
      order by starts_at, tour_date.id limit $3 offset $4`,
    [query.from, query.tourId, query.limit, query.offset, ...scopeValues(scope)],
  )
  return { total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) }
}

/** Open dates past their decision time without their minimum group. */
export function listTooFew(executor: Executor, now: Date, limit: number): Promise<DueDate[]> {
  return run<DueDate>(
    executor,
    `select tour_date.id, organization_id as "organizationId"
       from tour_date join tour on tour.id = tour_id join stock_level as stock on product_id = tour_date.id
      where tour_date.state = 'open' and min_people is not null and not goes_anyhow and starts_at > $1
        and starts_at - make_interval(hours => decide_hours) <= $1 and taken_elsewhere + allocated < min_people
      order by starts_at limit $2`,
    [now, limit],
  )
}

/** Closes open dates that ended before a moment, and returns them. */
export function endDates(tx: Executor, before: Date, limit: number): Promise<DueDate[]> {
  return run<DueDate>(
    tx,
    `update tour_date set state = 'over' from tour
      where tour.id = tour_id and tour_date.id in (
        select id from tour_date where state = 'open' and ends_at < $1 order by ends_at limit $2 for no key update skip locked)
      returning tour_date.id, organization_id as "organizationId"`,
    [before, limit],
  )
}
