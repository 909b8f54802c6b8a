import { readFileSync } from 'node:fs'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { foldPlaceName } from '@okolitsa/domain/geo/place-name.ts'
import { isRegionCode, type RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { placeTitle } from '@okolitsa/strings/ru/places.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'

/** A row of places.json: GeoNames id, name, region, latitude, longitude, residents, town (0/1), capital (0/1). */
type PlaceRow = [number, string, string, number, number, number, 0 | 1, 0 | 1]

export interface GazetteerPlace {
  /** GeoNames id; ids from 900000001 are towns that GeoNames lacks. */
  id: number
  name: string
  regionCode: RegionCode
  latitude: number
  longitude: number
  population: number
  isTown: boolean
  isCapital: boolean
  /** Folded name; words separated by one space. */
  folded: string
  /** Folded name with a leading space, so that every word follows a space. */
  spaced: string
  compact: string
  /** Bit mask of the letters in the name; see `letterMask`. */
  letters: number
}

export interface Gazetteer {
  /** Places in descending order of population. */
  places: readonly GazetteerPlace[]
  /** Places by whole degrees of latitude and longitude; see `cellKey`. */
  cells: ReadonlyMap<number, readonly GazetteerPlace[]>
  /** Places of a region by compact name, in descending order of population; see `nameKey`. */
  named: ReadonlyMap<string, readonly GazetteerPlace[]>
  regionWords: ReadonlyMap<RegionCode, readonly string[]>
}

export const cellKey = (latitudeDegree: number, longitudeDegree: number) => latitudeDegree * 1_000 + longitudeDegree

export const nameKey = (regionCode: string, name: string) => `${regionCode} ${foldPlaceName(name).replaceAll(' ', '')}`

/**
 * Bit mask of the letters of a folded text (33 letters share 31 bits), which quickly rules out candidates of a fuzzy
 * search.
 */
export function letterMask(folded: string): number {
  let mask = 0
  for (let index = 0; index < folded.length; index += 1) {
    const code = folded.charCodeAt(index)
    if (code !== 32) mask |= 1 << (code % 31)
  }
  return mask
}

let loaded: Gazetteer | null = null

/** Reads places.json once per process (about 3 MB of memory). */
export function loadGazetteer(): Gazetteer {
  loaded ??= buildGazetteer(JSON.parse(readFileSync(new URL('places.json', import.meta.url), 'utf8')))
  return loaded
}

/** Builds the indexes. A row with an unknown region means a broken file and stops the start. */
function buildGazetteer(rows: readonly PlaceRow[]): Gazetteer {
  const places = rows.map(toPlace).sort((a, b) => b.population - a.population)
  const cells = new Map<number, GazetteerPlace[]>()
  const named = new Map<string, GazetteerPlace[]>()
  for (const place of places) {
    addTo(cells, cellKey(Math.floor(place.latitude), Math.floor(place.longitude)), place)
    addTo(named, nameKey(place.regionCode, place.name), place)
  }
  const regionWords = new Map(
    Object.entries(REGION_TITLES).map(([code, title]) => [code as RegionCode, foldPlaceName(title).split(' ')]),
  )
  return { places, cells, named, regionWords }
}

function addTo<Key>(groups: Map<Key, GazetteerPlace[]>, key: Key, place: GazetteerPlace): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [place])
  else group.push(place)
}

function toPlace([id, name, regionCode, latitude, longitude, population, town, capital]: PlaceRow): GazetteerPlace {
  if (!isRegionCode(regionCode)) throw new Error(`places.json: unknown region ${regionCode} of place ${id}`)
  const folded = foldPlaceName(name)
  const compact = folded.replaceAll(' ', '')
  return {
    id,
    name,
    regionCode,
    latitude,
    longitude,
    population,
    isTown: town === 1,
    isCapital: capital === 1,
    folded,
    spaced: ` ${folded}`,
    compact,
    letters: letterMask(compact),
  }
}

export function toLocation(place: GazetteerPlace): Location {
  return {
    title: placeTitle(place.name, place.regionCode),
    city: place.isTown ? place.name : null,
    settlement: place.isTown ? null : place.name,
    region: REGION_TITLES[place.regionCode],
    regionCode: place.regionCode,
    street: null,
    house: null,
    postalCode: null,
    coords: { latitude: place.latitude, longitude: place.longitude },
    precision: 'place',
  }
}
