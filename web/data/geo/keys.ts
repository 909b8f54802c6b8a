import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

/** What the cache of the page knows of places. */
export const geoKeys = {
  places: (text: string, near: Location) => ['places', text, encodeLocation(near)] as const,
  addresses: (text: string, near: Location) => ['found-addresses', text, encodeLocation(near)] as const,
}
