import { areaCovers } from '@okolitsa/domain/geo/area.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import type { SettlementDirectory, TownDirectory } from '../../../fulfilment/delivery/ports.ts'
import { type Gazetteer, type GazetteerPlace, loadGazetteer, nameKey, toLocation } from './gazetteer.ts'
import { nearestPlace, placesAround, radiusMetres } from './nearest-place.ts'

/** Maximum distance of a village from the coordinates, metres; a farther one is another village of the same name. */
const NAMESAKE_METRES = 50_000

/** Towns of the embedded gazetteer; among equal names in a region, the largest or the one at the coordinates. */
export function createTownDirectory(load: () => Gazetteer = loadGazetteer): TownDirectory & SettlementDirectory {
  const located = (place: GazetteerPlace | null | undefined) => (place ? toLocation(place) : null)
  const named = (name: string, regionCode: string) => load().named.get(nameKey(regionCode, name)) ?? []
  return {
    townNamed: (name, regionCode) => located(named(name, regionCode)[0]),
    spotsOf: (regionCode) =>
      load().places.flatMap((place) =>
        place.regionCode === regionCode ? [{ latitude: place.latitude, longitude: place.longitude }] : [],
      ),
    capitalOf: (regionCode) => {
      const places = load().places.filter((place) => place.regionCode === regionCode)
      return located(places.find(({ isCapital }) => isCapital) ?? places[0])
    },
    placeAt: (point) => located(nearestPlace(load(), point)),
    largestWithin: (area) =>
      located(
        load().places.find(({ name, regionCode, latitude, longitude }) =>
          areaCovers(area, { city: name, settlement: null, regionCode, coords: { latitude, longitude } }),
        ),
      ),
    extentOf: ({ city, settlement, regionCode, coords }) => {
      const name = settlement ?? city
      const [first, ...others] = name === null ? [] : named(name, regionCode)
      if (!first) return null
      const nearer = (a: GazetteerPlace, b: GazetteerPlace) =>
        distanceMetres(coords, b) < distanceMetres(coords, a) ? b : a
      const place = others.reduce(nearer, first)
      if (!place.isTown && distanceMetres(coords, place) > NAMESAKE_METRES) return null
      const { latitude, longitude, population } = place
      return { centre: { latitude, longitude }, radiusMetres: radiusMetres(population) }
    },
    isNearRegion: (point, regionCode) => {
      for (const place of placesAround(load(), point)) if (place.regionCode === regionCode) return true
      return false
    },
  }
}
