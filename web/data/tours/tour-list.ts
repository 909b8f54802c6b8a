import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { toursPath } from './addresses.ts'

/** Filters of the list of tours, stored in the URL query. */
export interface TourListState {
  /** Number of the page, from 1. */
  readonly page: number
  readonly regions: readonly string[]
  /** First and last day, ISO, inclusive; null = any. */
  readonly from: string | null
  readonly to: string | null
  /** Number of participants; null = any number. */
  readonly people: number | null
  readonly withPlaces: boolean
}

const MAX_PEOPLE = 30
const MAX_REGIONS = 30

const dayOf = (text: string | null): string | null => (text !== null && isKnownDay(text) ? text : null)

/** A whole number in a URL; null when invalid. */
function wholeOf(text: string | null, most: number): number | null {
  const number = Number(text)
  return text !== null && Number.isSafeInteger(number) && number > 0 && number <= most ? number : null
}

/** Parses the URL query; ignores invalid values. */
export function parseTourList(search: URLSearchParams): TourListState {
  const regions = (search.get('regions') ?? '').split(',').filter(isRegionCode)
  return {
    page: wholeOf(search.get('page'), 10_000) ?? 1,
    regions: [...new Set(regions)].slice(0, MAX_REGIONS),
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    people: wholeOf(search.get('people'), MAX_PEOPLE),
    withPlaces: search.get('places') === 'yes',
  }
}

/** The URL of a list without default values. */
export function tourListHref({ page, regions, from, to, people, withPlaces }: TourListState): string {
  const search = new URLSearchParams({
    ...(regions.length > 0 && { regions: regions.join(',') }),
    ...(from && { from }),
    ...(to && { to }),
    ...(people && { people: String(people) }),
    ...(withPlaces && { places: 'yes' }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size > 0 ? `${toursPath()}?${search}` : toursPath()
}

export const isNarrowed = ({ regions, from, to, people, withPlaces }: TourListState): boolean =>
  regions.length > 0 || from !== null || to !== null || people !== null || withPlaces

/** Parameters of the call; distances are measured from the place. */
export const tourListQuery = ({ page, regions, from, to, people, withPlaces }: TourListState, place: Location) => ({
  page,
  ...(regions.length > 0 && { regions: regions.join(',') }),
  ...(from && { from }),
  ...(to && { to }),
  ...(people && { people }),
  // a number of participants implies a filter by free places
  ...((withPlaces || people !== null) && { withPlaces: 'true' as const }),
  latitude: place.coords.latitude,
  longitude: place.coords.longitude,
})
