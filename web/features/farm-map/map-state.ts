import { MAP_FILTERS, MAP_RATINGS, type MapFilter } from '@okolitsa/domain/catalog/farm-map.ts'
import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'

/** Middle of the map and how near it is. */
export interface MapPosition {
  readonly centre: Coordinates
  readonly zoom: number
}

/** What is chosen on the map lives in the address: shareable, and the way back just works. */
export interface MapState {
  /** Null = where the nearest farms are. */
  readonly at: MapPosition | null
  readonly category: string | null
  /** ISO day. */
  readonly date: string | null
  readonly filters: readonly MapFilter[]
  readonly ratingFrom: number | null
}

/** `at=55.75,37.62,8.5`: latitude, longitude, zoom. */
const AT = /^(-?\d{1,2}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?),(\d{1,2}(?:\.\d)?)$/
const SLUG = /^[a-z0-9-]{1,100}$/
const NEAREST_ZOOM = 15

function positionIn(text: string): MapPosition | null {
  const [, latitude, longitude, zoom] = (AT.exec(text) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined || zoom === undefined) return null
  if (Math.abs(latitude) > 85 || Math.abs(longitude) > 180 || zoom > NEAREST_ZOOM) return null
  return { centre: { latitude, longitude }, zoom }
}

/** Reads an address; what makes no sense is left out. */
export function parseMapState(search: URLSearchParams): MapState {
  const category = search.get('category') ?? ''
  const date = search.get('date') ?? ''
  const rating = Number(search.get('rating'))
  return {
    at: positionIn(search.get('at') ?? ''),
    category: SLUG.test(category) ? category : null,
    date: isKnownDay(date) ? date : null,
    filters: MAP_FILTERS.filter((filter) => search.get(filter) === '1'),
    ratingFrom: MAP_RATINGS.find((mark) => mark === rating) ?? null,
  }
}

/** How `at` is written: to a hundredth of a degree, about a kilometre, so that few addresses differ. */
export function writePosition({ centre, zoom }: MapPosition): string {
  const degrees = (value: number) => String(Number(value.toFixed(2)))
  return `${degrees(centre.latitude)},${degrees(centre.longitude)},${Number(zoom.toFixed(1))}`
}

/** The address of the map in a state: always in the same order, without what is not chosen. */
export function mapPath({ at, category, date, filters, ratingFrom }: MapState): string {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (date) search.set('date', date)
  for (const filter of filters) search.set(filter, '1')
  if (ratingFrom !== null) search.set('rating', String(ratingFrom))
  // commas stay readable
  const rest = at ? `at=${writePosition(at)}` : ''
  const query = [search.toString(), rest].filter(Boolean).join('&')
  return `/map/farmers${query && `?${query}`}`
}

export const isNarrowedMap = ({ category, date, filters, ratingFrom }: MapState): boolean =>
  category !== null || date !== null || filters.length > 0 || ratingFrom !== null
