import type { Location } from '@okolitsa/domain/geo/location.ts'
import { locationQueryOf } from '../geo/location-query.ts'

/** Key of a place: equal for places with equal location parameters. */
export const placeKeyOf = (location: Location): string => JSON.stringify(locationQueryOf(location))
