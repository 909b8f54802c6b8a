import { unrolled } from './border.ts'
import type { Coordinates } from './distance.ts'
import { isInRectangle, type Rectangle } from './rectangle.ts'

/** Mistakes of a drawn border. */
export type OutlineMistake = 'fewCorners' | 'manyCorners' | 'crossesItself' | 'outsideRussia'

export const MIN_CORNERS = 3
/** Maximum corners of a border, more than anyone draws by hand. */
export const MAX_CORNERS = 200

/** Russia with its seas, degrees; crosses the 180th meridian. */
const RUSSIA: Rectangle = { south: 41, west: 19, north: 82, east: -168 }

/** True within the rectangle around Russia; drawing beyond it is a mistake. */
export const isAboutRussia = (point: Coordinates): boolean => isInRectangle(point, RUSSIA)

/**
 * The mistake of a border: corners in order, clockwise or not, the last joined to the first. Degrees are treated as a
 * flat map, as for areas. Null = valid.
 */
export function outlineMistake(corners: readonly Coordinates[]): OutlineMistake | null {
  if (corners.length < MIN_CORNERS) return 'fewCorners'
  if (corners.length > MAX_CORNERS) return 'manyCorners'
  if (!corners.every(isAboutRussia)) return 'outsideRussia'
  return isSimple(unrolled(corners)) ? null : 'crossesItself'
}

type Side = readonly [Coordinates, Coordinates]

/** True = sides meet only at the common corners of neighbours. */
function isSimple(corners: readonly Coordinates[]): boolean {
  const sides = corners.map((corner, at): Side => [corner, corners[(at + 1) % corners.length] as Coordinates])
  return sides.every((side, at) =>
    sides.slice(at + 1).every((other, step) => {
      if (step === 0) return !foldsBack(side, other[1])
      // the last side and the first one are neighbours, too
      if (at === 0 && at + 1 + step === sides.length - 1) return !foldsBack(other, side[1])
      return !areMeeting(side, other)
    }),
  )
}

/** Twice the area of the triangle; above 0 = the third point lies to the left. */
const turn = (a: Coordinates, b: Coordinates, c: Coordinates): number =>
  (b.longitude - a.longitude) * (c.latitude - a.latitude) - (b.latitude - a.latitude) * (c.longitude - a.longitude)

const isBetween = (point: Coordinates, [a, b]: Side): boolean =>
  Math.min(a.latitude, b.latitude) <= point.latitude &&
  point.latitude <= Math.max(a.latitude, b.latitude) &&
  Math.min(a.longitude, b.longitude) <= point.longitude &&
  point.longitude <= Math.max(a.longitude, b.longitude)

/** True = the next side runs back over this one, or has no length. */
function foldsBack(side: Side, next: Coordinates): boolean {
  const [from, corner] = side
  if (isSame(from, corner) || isSame(corner, next)) return true
  if (turn(from, corner, next) !== 0) return false
  const ahead =
    (corner.longitude - from.longitude) * (next.longitude - corner.longitude) +
    (corner.latitude - from.latitude) * (next.latitude - corner.latitude)
  return ahead < 0
}

const isSame = (one: Coordinates, other: Coordinates): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude

/** True = two sides have a common point. */
function areMeeting(one: Side, other: Side): boolean {
  const [a, b] = one
  const [c, d] = other
  const [left, right] = [turn(c, d, a), turn(c, d, b)]
  const [near, far] = [turn(a, b, c), turn(a, b, d)]
  if (left * right < 0 && near * far < 0) return true
  return (
    (left === 0 && isBetween(a, other)) ||
    (right === 0 && isBetween(b, other)) ||
    (near === 0 && isBetween(c, one)) ||
    (far === 0 && isBetween(d, one))
  )
}
