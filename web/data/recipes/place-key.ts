import type { Location } from '@okolitsa/domain/geo/location.ts'
import { locationQueryOf } from '../geo/location-query.ts'

/** Equal for places whose goods are asked for alike. */
export const placeKeyOf = (location: Location): string => JSON.stringify(locationQueryOf(location))
