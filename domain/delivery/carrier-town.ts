import type { Placed } from '../geo/area.ts'
import { type Coordinates, distanceMetres } from '../geo/distance.ts'
import { placeNameOf } from '../geo/location.ts'
import { isSamePlaceName } from '../geo/place-name.ts'

export interface CarrierTown {
  /** Id of the town at the carrier. */
  readonly code: number
  readonly city: string
  readonly region: string
  readonly coords: Coordinates
  readonly offices: number
  readonly lockers: number
}

/**
 * Whether the carrier serves a place. `unknown`: its list of offices has not been loaded yet, so delivery is not
 * offered.
 */
export type CarrierAt =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'served'
      readonly town: CarrierTown
      /** True = the place is in that town; false = the town is near, without delivery to the door. */
      readonly isSameTown: boolean
    }
  | { readonly kind: 'far'; readonly town: CarrierTown; readonly metres: number }
  /** The carrier has no offices at all. */
  | { readonly kind: 'nowhere' }

/** Maximum distance to an office, metres. */
export const MAX_METRES_TO_POINT = 15_000
/** Maximum distance between a town's centre and the centre of its offices, metres; Moscow is the widest town. */
const SAME_TOWN_METRES = 50_000

/** Finds the carrier's town for a place. @param towns null = the list has not been loaded yet */
export function carrierAt(
  towns: readonly CarrierTown[] | null,
  place: Placed,
  mostMetres: number = MAX_METRES_TO_POINT,
): CarrierAt {
  if (towns === null) return { kind: 'unknown' }
  const name = placeNameOf(place)
  let nearest: { readonly town: CarrierTown; readonly metres: number } | null = null
  let same: { readonly town: CarrierTown; readonly metres: number } | null = null
  for (const town of towns) {
    const metres = distanceMetres(town.coords, place.coords)
    const isSame = metres <= SAME_TOWN_METRES && name !== null && isSamePlaceName(town.city, name)
    if (isSame && metres < (same?.metres ?? Number.POSITIVE_INFINITY)) same = { town, metres }
    if (metres < (nearest?.metres ?? Number.POSITIVE_INFINITY)) nearest = { town, metres }
  }
  if (same) return { kind: 'served', town: same.town, isSameTown: true }
  if (!nearest) return { kind: 'nowhere' }
  if (nearest.metres <= mostMetres) return { kind: 'served', town: nearest.town, isSameTown: false }
  return { kind: 'far', ...nearest }
}
