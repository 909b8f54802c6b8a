import { type Location, placeNameOf } from '@okolitsa/domain/geo/location.ts'

/** Location parameters of a call (spec 7.3) from the visitor's place. */
export function locationQueryOf(location: Location) {
  return {
    regionId: location.regionCode,
    city: placeNameOf(location) ?? '',
    latitude: location.coords.latitude,
    longitude: location.coords.longitude,
    ...(location.precision && { precision: location.precision }),
  }
}
