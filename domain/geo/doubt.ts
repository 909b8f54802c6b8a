import { type Coordinates, distanceMetres } from './distance.ts'
import type { Location } from './location.ts'

export interface Extent {
  readonly centre: Coordinates
  readonly radiusMetres: number
}

/** Maximum distance from the coordinates of a street to its houses, metres. */
const STREET_METRES = 1_500
/** Maximum error of an unknown settlement's coordinates: half a district. */
const UNKNOWN_SETTLEMENT_METRES = 40_000
/** Maximum distance from the centre at which coordinates are those of the settlement, not of a house. */
const CENTRE_METRES = 100

/** Maximum distance of a point from its settlement, in radii; a minimum in metres applies as well. */
const RADII_AROUND = 3
const LEAST_AROUND_METRES = 25_000

/** Maximum distance from the coordinates to the real location, metres. @param extent the settlement; null = unknown */
export function doubtOf({ coords, precision }: Pick<Location, 'coords' | 'precision'>, extent: Extent | null): number {
  const ofSettlement = extent?.radiusMetres ?? UNKNOWN_SETTLEMENT_METRES
  if (precision === 'house') return 0
  if (precision === 'street') return Math.min(STREET_METRES, ofSettlement)
  if (precision === 'place') return ofSettlement
  // without a precision the centre of the settlement is inexact, and other coordinates are treated as exact
  return extent !== null && distanceMetres(coords, extent.centre) < CENTRE_METRES ? ofSettlement : 0
}

/** Returns true when a point may lie in the settlement. Towns are not circles, and their outskirts reach far. */
export const isAround = ({ centre, radiusMetres }: Extent, point: Coordinates): boolean =>
  distanceMetres(centre, point) <= Math.max(LEAST_AROUND_METRES, radiusMetres * RADII_AROUND)
