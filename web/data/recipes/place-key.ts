import type { Location } from '@okolitsa/domain/geo/location.ts'
import { locationQueryOf } from '../geo/location-query.ts'

/** Equal for places with equal location parameters. */
export const placeKeyOf = (location: Location): string => JSON.stringify(locationQueryOf(location))
