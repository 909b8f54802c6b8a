import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

export const geoKeys = {
  places: (text: string, near: Location) => ['places', text, encodeLocation(near)] as const,
  addresses: (text: string, near: Location) => ['found-addresses', text, encodeLocation(near)] as const,
}
