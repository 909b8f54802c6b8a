import { type Coordinates, distanceMetres } from './distance.ts'
import type { Location } from './location.ts'

/** A settlement as a circle. */
export interface Extent {
  readonly centre: Coordinates
  readonly radiusMetres: number
}

/** From the coordinates of a street to its farthest house, metres. */
const STREET_METRES = 1_500
/** An unknown settlement may lie this far from the coordinates it was given: half a district. */
const UNKNOWN_SETTLEMENT_METRES = 40_000
/** Nearer to the centre of a settlement than this, coordinates are the settlement's and not a house's. */
const CENTRE_METRES = 100

/** A point that is meant to lie in a settlement lies within so many of its radii, and never mind a few kilometres. */
const RADII_AROUND = 3
const LEAST_AROUND_METRES = 25_000

/**
 * How far from its coordinates a location may really be, metres.
 * @param extent of its settlement; null = the settlement is not known
 */
export function doubtOf({ coords, precision }: Pick<Location, 'coords' | 'precision'>, extent: Extent | null): number {
  const ofSettlement = extent?.radiusMetres ?? UNKNOWN_SETTLEMENT_METRES
  if (precision === 'house') return 0
  if (precision === 'street') return Math.min(STREET_METRES, ofSettlement)
  if (precision === 'place') return ofSettlement
  // precision is unknown: coordinates of the settlement's centre say nothing about a house, others are taken as exact
  return extent !== null && distanceMetres(coords, extent.centre) < CENTRE_METRES ? ofSettlement : 0
}

/** True when a point may lie in the settlement: towns are no circles, and their outskirts reach far. */
export const isAround = ({ centre, radiusMetres }: Extent, point: Coordinates): boolean =>
  distanceMetres(centre, point) <= Math.max(LEAST_AROUND_METRES, radiusMetres * RADII_AROUND)
