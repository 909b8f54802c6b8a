import { showsAccepted } from '@okolitsa/domain/goods/goods-check.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { TourFields, TourSheet } from '@okolitsa/domain/tours/tour.ts'
import { contentOfTour, type DecidedTourCheck, type TourContent } from '@okolitsa/domain/tours/tour-check.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** A tour for its organizer, with facts for the list. */
export interface OwnTourRow {
  readonly id: number
  readonly organizationId: number
  readonly slug: string
  readonly images: readonly string[]
  readonly hue: number
  readonly isShown: boolean
  readonly isArchived: boolean
  readonly wasPublished: boolean
  /** Number of open future dates. */
  readonly datesAhead: number
  /** Places of the smallest open future date; null = none. */
  readonly fewestPlaces: number | null
  /** True = at least one open future date is booked. */
  readonly hasPeopleAhead: boolean
  readonly nextDate: NextDate | null
  /** As its organizer works on it: the proposed texts while customers see the accepted ones. */
  readonly sheet: TourSheet
  /** The checked content of the row, which customers see while the tour is published. */
  readonly live: TourContent
  readonly check: DecidedTourCheck | null
}

export interface NextDate {
  readonly startsAt: string
  readonly endsAt: string
  readonly places: number
  readonly placesLeft: number
}

type Row = Omit<TourFields, 'coords' | 'meetingPoint'> &
  Pick<TourSheet, 'meetingPoint'> &
  Omit<OwnTourRow, 'sheet' | 'live'> & { readonly latitude: number | null; readonly longitude: number | null }

const OWNERS = { organization: 'tour.organization_id', customer: 'null' }

const SELECT = `select tour.id, tour.organization_id as "organizationId", tour.slug, tour.images, tour.hue,
  tour.is_enabled as "isShown", tour.archived_at is not null as "isArchived",
  tour.published_at is not null as "wasPublished", tour.title, tour.tagline, tour.story,
  tour.region_code as "regionCode", place_title as "placeTitle", tour.latitude, tour.longitude,
  tour.time_zone as "timeZone", meeting_point as "meetingPoint", duration_minutes as "durationMinutes", programme,
  included, not_included as "notIncluded", languages, to_take as "toTake", age_from as "ageFrom", register,
  min_people as "minPeople", decide_hours as "decideHours", book_until_hours as "bookUntilHours",
  prepayment_percent as "prepaymentPercent", cancellation,
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'title', p.title, 'price', p.price,
     'places', p.places) order by p.position), '[]') from tour_price p where p.tour_id = tour.id) as prices,
  (select count(*)::int from tour_date d where d.tour_id = tour.id and d.state = 'open' and d.starts_at > $1)
    as "datesAhead",
  (select min(d.places) from tour_date d where d.tour_id = tour.id and d.state = 'open' and not d.goes_anyhow and d.starts_at > $1)
    as "fewestPlaces",
  exists (select from tour_date d join stock_level s on s.product_id = d.id
           where d.tour_id = tour.id and d.state = 'open' and d.ends_at > $1 and s.allocated > 0) as "hasPeopleAhead",
  (select jsonb_build_object('startsAt', d.starts_at, 'endsAt', d.ends_at, 'places', d.places,
            'placesLeft', greatest(0, s.on_hand - s.allocated - s.held))
     from tour_date d join stock_level s on s.product_id = d.id
    where d.tour_id = tour.id and d.state = 'open' and d.starts_at > $1 order by d.starts_at limit 1) as "nextDate",
  (select jsonb_build_object('state', state, 'time', "time", 'version', version, 'accepted', accepted, 'proposed', proposed,
     'isWanted', is_wanted, 'reason', reason, 'message', message, 'waitsSince', waits_since, 'returnedAt', returned_at)
     from tour_check where tour_check.tour_id = tour.id) as "check"
  from tour`

/** A tour within the scope; null = none. */
export async function findOwnTour(
  executor: Executor,
  scope: StaffScope,
  tourId: number,
  now: Date,
): Promise<OwnTourRow | null> {
  const [row] = await run<Row>(executor, `${SELECT} where tour.id = $2 and ${within(scope, OWNERS, 2)}`, [
    now,
    tourId,
    ...scopeValues(scope),
  ])
  return row ? ownTour(row) : null
}

/** Tours that wait for a check, longest waiting first; or one tour in any state. */
export async function listChecked(
  executor: Executor,
  scope: StaffScope,
  { tourId, most, now }: { readonly tourId: number | null; readonly most: number; readonly now: Date },
): Promise<OwnTourRow[]> {
  const rows = await run<Row>(
    executor,
    `${SELECT} where tour.id in (select $2::int union all (
         select tour_id from tour_check where state = 'waiting' and $2::int is null order by waits_since, tour_id limit $3))
       and ${within(scope, OWNERS, 3)}
      order by (select waits_since from tour_check where tour_check.tour_id = tour.id), tour.id`,
    [now, tourId, most, ...scopeValues(scope)],
  )
  return rows.map(ownTour)
}

/** Tours within the scope, newest first. */
export async function listOwnTours(
  executor: Executor,
  scope: StaffScope,
  query: { readonly isArchived: boolean; readonly limit: number; readonly offset: number; readonly now: Date },
): Promise<OwnTourRow[]> {
  const rows = await run<Row>(
    executor,
    `${SELECT} where (tour.archived_at is not null) = $2 and ${within(scope, OWNERS, 4)}
      order by tour.id desc limit $3 offset $4`,
    [query.now, query.isArchived, query.limit, query.offset, ...scopeValues(scope)],
  )
  return rows.map(ownTour)
}

export async function countOwnTours(executor: Executor, scope: StaffScope, isArchived: boolean): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from tour where (archived_at is not null) = $1 and ${within(scope, OWNERS, 1)}`,
    [isArchived, ...scopeValues(scope)],
  )
  return row?.count ?? 0
}

/** The draft created with this idempotency key; null = none. */
export async function findMade(executor: Executor, organizationId: number, madeBy: string): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    executor,
    'select id from tour where organization_id = $1 and made_by = $2::uuid',
    [organizationId, madeBy],
  )
  return row?.id ?? null
}

/** The organizer's latest tour, whose rules are the defaults; null = none. */
export async function findNewest(executor: Executor, organizationId: number): Promise<TourRules | null> {
  const [row] = await run<TourRules>(
    executor,
    `select register, languages, book_until_hours as "bookUntilHours", prepayment_percent as "prepaymentPercent",
       cancellation from tour where organization_id = $1 order by id desc limit 1`,
    [organizationId],
  )
  return row ?? null
}

/** Fields that an organizer's tours usually share. */
export type TourRules = Pick<
  TourSheet,
  'register' | 'languages' | 'bookUntilHours' | 'prepaymentPercent' | 'cancellation'
>

function ownTour({
  id,
  organizationId,
  slug,
  images,
  hue,
  isShown,
  isArchived,
  wasPublished,
  datesAhead,
  fewestPlaces,
  hasPeopleAhead,
  nextDate,
  latitude,
  longitude,
  check,
  ...fields
}: Row): OwnTourRow {
  const coords = latitude === null || longitude === null ? null : { latitude, longitude }
  const proposed = check && showsAccepted(check) ? check.proposed : null
  return {
    id,
    organizationId,
    slug,
    images: proposed ? proposed.pictures.map(({ source }) => source) : images,
    hue,
    isShown,
    isArchived,
    wasPublished,
    datesAhead,
    fewestPlaces,
    hasPeopleAhead,
    nextDate,
    sheet: { ...fields, ...proposed?.tour, coords },
    live: contentOfTour(fields, images),
    check,
  }
}
