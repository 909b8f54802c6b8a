import type { Location } from '@okolitsa/domain/geo/location.ts'
import { foldPlaceName, isSamePlaceName } from '@okolitsa/domain/geo/place-name.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { addressTitle, defaultLocation, REGION_KIND_WORDS } from '@okolitsa/strings/ru/places.ts'
import { streetTitle } from '@okolitsa/strings/ru/street-title.ts'
import {
  type AddressSuggestion,
  LONGEST_QUERY,
  MAX_SUGGESTIONS,
  type NearPlace,
  type PlaceDirectory,
} from '../../../fulfilment/geo/ports.ts'
import { type FreeSettlement, readFreeSettlement, toFreeLocation } from './free-settlement.ts'
import { type Gazetteer, type GazetteerPlace, loadGazetteer, toLocation } from './gazetteer.ts'
import { nearestPlace } from './nearest-place.ts'
import { type AddressReading, parseAddress, partsOf } from './parse-address.ts'
import { placesNamed, searchPlaces } from './search-places.ts'

/**
 * A place directory without an external service. It has about 4,850 towns and villages but no streets: an address
 * retains the typed street and house, with the coordinates of the place.
 */
export function createGazetteerPlaceDirectory(load: () => Gazetteer = loadGazetteer): PlaceDirectory {
  return {
    async findPlaces(text, limit, near = defaultLocation) {
      const gazetteer = load()
      const most = clampLimit(limit)
      const found = searchPlaces(gazetteer, text, most).map(toLocation)
      const free = most > 0 ? readFreeSettlement(gazetteer, partsOf(cutText(text, LONGEST_QUERY)), near) : null
      if (!free || free.rest.length > 0 || isKnown(found, free)) return found
      return [...found.slice(0, most - 1), toFreeLocation(free)]
    },
    async findAddresses(text, limit, near = defaultLocation) {
      const gazetteer = load()
      const asked = cutText(text, LONGEST_QUERY)
      const isPlace = (name: string) => placesNamed(gazetteer, name).length > 0
      const isWithin = (inner: string, outer: string) => namesakesWithin(gazetteer, inner, outer).length > 0
      const found = parseAddress(asked, isPlace, isWithin).flatMap((reading) =>
        suggest(gazetteer, reading, near, clampLimit(limit)),
      )
      const free = freeAddress(gazetteer, asked, near)
      // «village of» with an unknown name does not mean a street of that name
      const isFree = free !== null && !found.some(({ location }) => isNamesake(location, free.location))
      return (isFree ? [free] : found).slice(0, clampLimit(limit))
    },
    async placeAt(point) {
      const place = nearestPlace(load(), point)
      return place === null ? null : toLocation(place)
    },
  }
}

/** The reading with its street in the format of addresses. */
const written = ({ street, ...rest }: AddressReading) => ({ ...rest, street: street && streetTitle(street) })

/** An integer between 0 and the maximum; NaN becomes 0. */
const clampLimit = (limit: number) => Math.max(0, Math.min(MAX_SUGGESTIONS, Math.trunc(limit) || 0))

function suggest(gazetteer: Gazetteer, reading: AddressReading, near: NearPlace, limit: number): AddressSuggestion[] {
  const { street, house, postalCode } = written(reading)
  if (reading.place === null) {
    if (street === null) return []
    const title = addressTitle(near.title, street, house)
    const { city, settlement, region, regionCode, coords } = near
    const precision = 'place' as const
    const location = { title, city, settlement, region, regionCode, street, house, postalCode, coords, precision }
    // a partly typed street may also be the prefix of a place
    const places = house === null ? searchPlaces(gazetteer, street, limit) : []
    return [...places.map((place) => withStreet(place, null, null, null)), { title, location, precision }]
  }
  const places =
    reading.within === null
      ? placesMeant(gazetteer, reading.place, reading.region, near, limit)
      : namesakesWithin(gazetteer, reading.place, reading.within)
  return places.map((place) => withStreet(place, street, house, postalCode))
}

/** Places of a name in the region of the town named before it. */
function namesakesWithin(gazetteer: Gazetteer, inner: string, outer: string): GazetteerPlace[] {
  const [holder] = placesNamed(gazetteer, outer)
  return placesNamed(gazetteer, inner).filter((place) => place !== holder && place.regionCode === holder?.regionCode)
}

const isNamesake = (a: Location, b: Location) =>
  a.regionCode === b.regionCode && isSamePlaceName(a.settlement ?? a.city ?? '', b.settlement ?? '')

const isKnown = (found: readonly Location[], free: FreeSettlement) =>
  found.some((location) => isNamesake(location, toFreeLocation(free)))

/** An address in a village that the gazetteer lacks: «village of X, town, street, house». */
function freeAddress(gazetteer: Gazetteer, text: string, near: NearPlace): AddressSuggestion | null {
  const free = readFreeSettlement(gazetteer, partsOf(text), near)
  if (!free) return null
  const [reading] = free.rest.length > 0 ? parseAddress(free.rest.join(', '), () => false) : []
  const { street = null, house = null, postalCode = null } = reading ? written(reading) : {}
  const location = toFreeLocation(free)
  const title = addressTitle(location.title, street, house)
  return { title, location: { ...location, title, street, house, postalCode }, precision: 'place' }
}

function withStreet(
  place: GazetteerPlace,
  street: string | null,
  house: string | null,
  postalCode: string | null,
): AddressSuggestion {
  const location = toLocation(place)
  const title = addressTitle(location.title, street, house)
  return { title, location: { ...location, title, street, house, postalCode }, precision: 'place' }
}

/**
 * Places for an interpretation: those of the named region, otherwise of the nearby region, come first; an unknown name
 * is treated as a typo.
 */
function placesMeant(
  gazetteer: Gazetteer,
  name: string,
  region: string | null,
  near: NearPlace,
  limit: number,
): GazetteerPlace[] {
  const namesakes = placesNamed(gazetteer, name)
  const found = namesakes.length > 0 ? namesakes : searchPlaces(gazetteer, name, limit)
  if (region !== null) {
    const words = foldPlaceName(region)
      .split(' ')
      .filter((word) => !REGION_KIND_WORDS.has(word))
    const inRegion = found.filter((place) => {
      const names = gazetteer.regionWords.get(place.regionCode) ?? []
      return words.every((word) => names.some((regionName) => regionName.startsWith(word)))
    })
    if (inRegion.length > 0) return inRegion
  }
  return found.toSorted((a, b) => Number(b.regionCode === near.regionCode) - Number(a.regionCode === near.regionCode))
}
