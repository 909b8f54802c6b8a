import { MAP_FILTERS, MAP_RATINGS, type MapFilter } from '@okolitsa/domain/catalog/farm-map.ts'
import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'

export interface MapPosition {
  readonly centre: Coordinates
  readonly zoom: number
}

/** The state of the map, stored in the URL query: it can be shared, and the back button works. */
export interface MapState {
  /** Position of the map; null = around the nearest farms. */
  readonly at: MapPosition | null
  readonly category: string | null
  /** Delivery day, ISO. */
  readonly date: string | null
  readonly filters: readonly MapFilter[]
  readonly ratingFrom: number | null
}

/** Pattern of `at=55.75,37.62,8.5`: latitude, longitude, zoom. */
const AT = /^(-?\d{1,2}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?),(\d{1,2}(?:\.\d)?)$/
const SLUG = /^[a-z0-9-]{1,100}$/
const NEAREST_ZOOM = 15

function positionIn(text: string): MapPosition | null {
  const [, latitude, longitude, zoom] = (AT.exec(text) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined || zoom === undefined) return null
  if (Math.abs(latitude) > 85 || Math.abs(longitude) > 180 || zoom > NEAREST_ZOOM) return null
  return { centre: { latitude, longitude }, zoom }
}

/** Parses a URL; drops invalid values. */
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

/** Formats `at` to a hundredth of a degree, about a kilometre, to keep the number of URLs small. */
export function writePosition({ centre, zoom }: MapPosition): string {
  const degrees = (value: number) => String(Number(value.toFixed(2)))
  return `${degrees(centre.latitude)},${degrees(centre.longitude)},${Number(zoom.toFixed(1))}`
}

/** The URL of a state in canonical order without defaults. */
export function mapPath({ at, category, date, filters, ratingFrom }: MapState): string {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (date) search.set('date', date)
  for (const filter of filters) search.set(filter, '1')
  if (ratingFrom !== null) search.set('rating', String(ratingFrom))
  // keeps commas unescaped
  const rest = at ? `at=${writePosition(at)}` : ''
  const query = [search.toString(), rest].filter(Boolean).join('&')
  return `/map/farmers${query && `?${query}`}`
}

export const isNarrowedMap = ({ category, date, filters, ratingFrom }: MapState): boolean =>
  category !== null || date !== null || filters.length > 0 || ratingFrom !== null
