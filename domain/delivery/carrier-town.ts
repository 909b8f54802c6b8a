import type { Placed } from '../geo/area.ts'
import { type Coordinates, distanceMetres } from '../geo/distance.ts'
import { placeNameOf } from '../geo/location.ts'
import { isSamePlaceName } from '../geo/place-name.ts'

/** A town in which the carrier hands parcels out. */
export interface CarrierTown {
  /** The carrier's own number of it. */
  readonly code: number
  readonly city: string
  readonly region: string
  /** The middle of its points. */
  readonly coords: Coordinates
  readonly offices: number
  readonly lockers: number
}

/** Whether the carrier serves a place. `unknown`: its list of points was not had yet, which is never a yes. */
export type CarrierAt =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'served'
      readonly town: CarrierTown
      /** The place is that town; else the town is near, and nobody brings a parcel to the door. */
      readonly isSameTown: boolean
    }
  | { readonly kind: 'far'; readonly town: CarrierTown; readonly metres: number }
  /** The carrier has no points at all. */
  | { readonly kind: 'nowhere' }

/** People go so far for a parcel, metres. */
export const MAX_METRES_TO_POINT = 15_000
/** A town and the middle of its points are no farther from each other, metres: Moscow is the widest. */
const SAME_TOWN_METRES = 50_000

/** @param towns null = the list was not had yet */
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
