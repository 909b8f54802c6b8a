import { unrolled, wrappedLongitude } from '@okolitsa/domain/geo/border.ts'
import type { MapPoint } from './map-point.ts'
import type { ScreenPlace } from './map-port.ts'

type Coords = MapPoint['coords']

/** A drawn shape. Corners in order, the last joined with the first; fewer than three are incomplete. */
export type Drawn =
  | { readonly kind: 'radius'; readonly center: Coords; readonly metres: number }
  | { readonly kind: 'polygon'; readonly points: readonly Coords[] }

/** Number of tones of shapes, reused in turn. */
export const TONES = 5
const METRES_PER_DEGREE = 111_195
/** Precision: metres of a radius, and decimal places of a coordinate (0.00001° is a metre). */
const ROUND_TO_METRES = 100
const PLACES = 5

/**
 * Rounds a place to a metre, the precision of a pointer. Longitudes of a map moved across the 180th meridian continue
 * beyond 180.
 */
export const rounded = ({ latitude, longitude }: Coords): Coords => ({
  latitude: Number(latitude.toFixed(PLACES)),
  longitude: wrappedLongitude(Number(longitude.toFixed(PLACES))),
})

/** The place `metres` east of a centre. */
export const eastOf = ({ latitude, longitude }: Coords, metres: number): Coords => ({
  latitude,
  longitude: longitude + metres / (METRES_PER_DEGREE * Math.max(0.01, Math.cos((latitude * Math.PI) / 180))),
})

/** Corners of the square around a circle, or of a border. */
export function extremes(drawn: Drawn): readonly Coords[] {
  if (drawn.kind === 'polygon') return unrolled(drawn.points)
  const { center, metres } = drawn
  const east = eastOf(center, metres).longitude - center.longitude
  const north = metres / METRES_PER_DEGREE
  return [
    { latitude: center.latitude - north, longitude: center.longitude - east },
    { latitude: center.latitude + north, longitude: center.longitude + east },
  ]
}

/** The stored radius of a pulled distance, metres. */
export const radiusOf = (metres: number): number =>
  Math.max(ROUND_TO_METRES, Math.round(metres / ROUND_TO_METRES) * ROUND_TO_METRES)

export const movedCorner = (points: readonly Coords[], at: number, to: Coords): Coords[] => points.with(at, to)
export const withoutCorner = (points: readonly Coords[], at: number): Coords[] => points.toSpliced(at, 1)
/** Adds a corner after the corner `at`. */
export const cornerAfter = (points: readonly Coords[], at: number, corner: Coords): Coords[] =>
  points.toSpliced(at + 1, 0, corner)

/** Middles of sides that are long enough on the screen, with the index of their first corner. */
export function middlesOf(
  corners: readonly ScreenPlace[],
  leastPx: number,
): { readonly at: number; readonly middle: ScreenPlace }[] {
  if (corners.length < 2) return []
  return corners.flatMap((from, at) => {
    const to = corners[(at + 1) % corners.length] as ScreenPlace
    if (corners.length === 2 && at === 1) return []
    if (Math.hypot(to.x - from.x, to.y - from.y) < leastPx) return []
    return [{ at, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } }]
  })
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function metresBetween(one: Coords, other: Coords): number {
  const halfway = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const chord = halfway + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * across
  return 2 * METRES_PER_DEGREE * (180 / Math.PI) * Math.asin(Math.min(1, Math.sqrt(chord)))
}
