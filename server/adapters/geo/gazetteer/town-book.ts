import { isSamePlaceName } from '@okolitsa/domain/geo/place-name.ts'
import type { TownBook } from '../../../modules/sites/ports.ts'
import { type Gazetteer, type GazetteerPlace, loadGazetteer, toLocation } from './gazetteer.ts'
import { nearestPlace } from './nearest-place.ts'

/** Towns out of the embedded gazetteer; of namesakes in a region the largest is meant. */
export function createTownBook(load: () => Gazetteer = loadGazetteer): TownBook {
  const located = (place: GazetteerPlace | null | undefined) => (place ? toLocation(place) : null)
  return {
    townNamed: (name, regionCode) =>
      located(load().places.find((place) => place.regionCode === regionCode && isSamePlaceName(place.name, name))),
    capitalOf: (regionCode) => {
      const places = load().places.filter((place) => place.regionCode === regionCode)
      return located(places.find(({ isCapital }) => isCapital) ?? places[0])
    },
    placeAt: (point) => located(nearestPlace(load(), point)),
  }
}
