import type { TourAnswer, TourCardAnswer, TourDateAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { type Coordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { times, toRoubles } from '@okolitsa/domain/money/money.ts'
import type { TourRegister } from '@okolitsa/domain/tours/tour.ts'
import {
  bookUntilOf,
  closedBecause,
  decideAtOf,
  isCertain,
  type TourDateFacts,
} from '@okolitsa/domain/tours/tour-date.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import type { DateRow, OrganizerRow, PriceRow, TourCardRow, TourRow } from './tour-view.ts'

/** Hours for the organizer to answer a booking. */
export const CONFIRM_HOURS = 24

/** A date on the public wire. */
export function presentDate(
  date: TourDateFacts & Pick<DateRow, 'id' | 'places' | 'ownPrices'> & { readonly endsAt: Date },
  now: Date,
): TourDateAnswer {
  const isOpen = closedBecause(date, now) === null
  const placesLeft = date.state === 'open' ? Math.max(0, date.placesLeft) : 0
  return {
    id: date.id,
    state: date.state,
    startsAt: date.startsAt.toISOString(),
    endsAt: date.endsAt.toISOString(),
    places: date.places,
    placesLeft,
    isBookable: isOpen && placesLeft > 0,
    isWaitable: isOpen,
    booked: date.booked,
    minPeople: date.minPeople,
    isCertain: isCertain(date),
    decideAt: decideAtOf(date)?.toISOString() ?? null,
    bookUntil: bookUntilOf(date).toISOString(),
    ownPrices: date.ownPrices.map(({ priceId, price, places }) => ({
      priceId,
      price: toRoubles(price),
      sum: toRoubles(times(price, places)),
    })),
  }
}

export const presentPrice = ({ price, places, ...row }: PriceRow): TourCardAnswer['prices'][number] => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  price: toRoubles(price),
  places,
  sum: toRoubles(times(price, places)),
})

const presentRegister = (register: TourRegister): TourAnswer['organizer']['register'] =>
  register.kind === 'excursion'
    ? { kind: 'excursion' }
    : {
        kind: 'operator',
        number: register.number,
        guarantee: register.guarantee === null ? null : toRoubles(register.guarantee),
      }

export const regionTitle = (code: string): string => REGION_TITLES[code as RegionCode] ?? code

/** A published tour has coordinates, as the database requires. */
function placeOf({ id, latitude, longitude }: TourCardRow): Coordinates {
  if (latitude === null || longitude === null) throw new Error(`tour ${id} is shown without its place`)
  return { latitude, longitude }
}

export function presentTourCard(row: TourCardRow, from: Coordinates | null, now: Date): TourCardAnswer {
  const { minPeople, decideHours, bookUntilHours } = row
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    tagline: row.tagline,
    imageUrl: imageUrl(row.images[0] ?? ''),
    hue: row.hue,
    regionCode: row.regionCode,
    region: regionTitle(row.regionCode),
    placeTitle: row.placeTitle,
    coords: placeOf(row),
    distanceKm: from ? Math.round(distanceMetres(from, placeOf(row)) / 1_000) : null,
    timeZone: row.timeZone,
    durationMinutes: row.durationMinutes,
    ageFrom: row.ageFrom,
    prices: row.prices.map(presentPrice),
    dates: row.dates.map(({ startsAt, endsAt, isAnyhow, ...date }) =>
      presentDate(
        {
          ...{ ...date, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
          ...{ minPeople: isAnyhow ? null : minPeople, decideHours, bookUntilHours },
        },
        now,
      ),
    ),
  }
}

/** The organizer with the legally required facts. */
export const presentOrganizer = (row: OrganizerRow, register: TourRegister): TourAnswer['organizer'] => ({
  id: row.organizationId,
  slug: row.organizerSlug,
  title: row.organizerTitle,
  tagline: row.organizerTagline,
  smallImageUrl: imageUrl(row.smallImage),
  hue: row.organizerHue,
  legalName: row.legalName,
  legalAddress: row.legalAddress,
  tin: row.tin,
  ien: row.ien,
  phone: row.phone,
  register: presentRegister(register),
})

export function presentTour(row: TourRow, now: Date): TourAnswer {
  const { distanceKm: _none, ...card } = presentTourCard(row, null, now)
  return {
    ...card,
    story: row.story,
    images: row.images.map((image) => imageUrl(image)),
    meetingPoint: row.meetingPoint,
    programme: row.programme,
    included: row.included,
    notIncluded: row.notIncluded,
    languages: row.languages,
    toTake: row.toTake,
    organizer: presentOrganizer(row, row.register),
    minPeople: row.minPeople,
    decideHours: row.decideHours,
    bookUntilHours: row.bookUntilHours,
    prepaymentPercent: row.prepaymentPercent,
    cancellation: row.cancellation,
    confirmHours: CONFIRM_HOURS,
  }
}
