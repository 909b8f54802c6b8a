import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { loadGazetteer, toLocation } from '../../server/adapters/geo/gazetteer/gazetteer.ts'
import { seededRandom } from './traffic.ts'

const TOWNS = 400
/** Number of places per town, including the town itself; each address is a separate place. */
const PLACES_PER_TOWN = 3
/** Distance of addresses from the centre of their town, degrees (some 5 km). */
const NEAR = 0.05

/** 1,200 places by population, each town with addresses in it, for a Zipf distribution. */
export function visitedPlaces(): Location[] {
  const random = seededRandom(20_261_124)
  const around = (degrees: number) => degrees + (random() - 0.5) * 2 * NEAR
  return loadGazetteer()
    .places.slice(0, TOWNS)
    .flatMap((town) => {
      const place: Location = { ...toLocation(town) }
      const addresses = Array.from({ length: PLACES_PER_TOWN - 1 }, (_, index): Location => {
        const coords = { latitude: around(town.latitude), longitude: around(town.longitude) }
        return { ...place, street: 'Lenina', house: String(index + 1), coords, precision: 'house' }
      })
      return [place, ...addresses]
    })
}

/** The visited places in the format of parameters and cookies. */
export const encodedPlaces = (): string[] => visitedPlaces().map(encodeLocation)
