import type { Placed } from '@okolitsa/domain/geo/area.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { foldPlaceName, isSamePlaceName } from '@okolitsa/domain/geo/place-name.ts'
import { PLACE_KIND_WORDS } from '@okolitsa/strings/ru/places.ts'
import { createTimedCache } from '../../../platform/cache/timed-cache.ts'
import { type CdekCity, citiesSchema, toCoordinates } from './cdek-answer.ts'
import type { CdekSession } from './cdek-session.ts'

const CITIES_TTL_MS = 24 * 3_600_000
const MAX_CITIES_KEPT = 5_000
/** Maximum distance of CDEK's and our centre of the same town, metres. */
const SAME_TOWN_METRES = 50_000
const PAGE_SIZE = 1_000

/** CDEK's town at a place; null = none. Cached for a day. */
export type CityOf = (place: Placed) => Promise<CdekCity | null>

export function createCityOf(session: CdekSession, now: () => number): CityOf {
  const citiesByName = createTimedCache<readonly CdekCity[]>({
    ttlMs: CITIES_TTL_MS,
    most: MAX_CITIES_KEPT,
    nowMs: now,
  })
  return async (place) => {
    const name = bareName(placeNameOf(place) ?? '')
    if (name === '') return null
    const cities = await citiesByName.get(foldPlaceName(name), async () => {
      const query = { country_codes: 'RU', city: name, size: String(PAGE_SIZE), lang: 'rus' }
      const { body } = await session.get('location/cities', query, citiesSchema)
      return body.filter((city) => isSamePlaceName(bareName(city.city), name))
    })
    return sameTown(cities, place)
  }
}

/** The name without its kind, because sellers write a village with it, and CDEK finds names without it. */
function bareName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  // both spellings, because a kind may contain a hyphen
  const isKind = PLACE_KIND_WORDS.has(foldPlaceName(first)) || PLACE_KIND_WORDS.has(first.toLowerCase())
  return rest.length > 0 && isKind ? rest.join(' ') : name.trim()
}

/** Among towns of one name, the town at our coordinates; CDEK's region numbers are not comparable with ours. */
function sameTown(cities: readonly CdekCity[], place: Placed): CdekCity | null {
  let nearest: CdekCity | null = null
  let least = SAME_TOWN_METRES
  for (const city of cities) {
    const coords = toCoordinates(city)
    const distance = coords
      ? distanceMetres(coords, place.coords)
      : // villages without coordinates at CDEK are matched by region, after towns that are near
        city.kladr_code?.startsWith(place.regionCode)
        ? SAME_TOWN_METRES
        : Number.POSITIVE_INFINITY
    if (distance < least || (nearest === null && distance === least)) {
      nearest = city
      least = distance
    }
  }
  return nearest
}
