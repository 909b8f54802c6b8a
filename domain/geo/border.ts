import type { Coordinates } from './distance.ts'
import type { Rectangle } from './rectangle.ts'

/** Degrees of a full turn: longitudes a turn apart are the same meridian. */
const TURN = 360

/** The same meridian as `longitude`, written within half a turn of `other`. The result may exceed ±180. */
export const longitudeNear = (longitude: number, other: number): number =>
  longitude + TURN * Math.round((other - longitude) / TURN)

/** The same meridian as `longitude`, written within −180…180. */
export const wrappedLongitude = (longitude: number): number =>
  Math.abs(longitude) <= 180 ? longitude : longitude - TURN * Math.floor((longitude + 180) / TURN)

/**
 * Points with continuous longitudes: each is within half a turn of the previous one. A border across the 180th meridian
 * continues beyond ±180 and can be treated like one on a flat map.
 */
export function unrolled<Point extends Coordinates>(points: readonly Point[]): readonly Point[] {
  const isTorn = points.some(
    ({ longitude }, at) => at > 0 && Math.abs(longitude - (points[at - 1] as Point).longitude) > TURN / 2,
  )
  if (!isTorn) return points
  let last = (points[0] as Point).longitude
  return points.map((point) => {
    last = longitudeNear(point.longitude, last)
    return { ...point, longitude: last }
  })
}

/** Bounding rectangle of a border returned by `unrolled`: `west` never exceeds `east`, and both may exceed ±180. */
export function extentOf(border: readonly Coordinates[]): Rectangle {
  let [south, west, north, east] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const { latitude, longitude } of border) {
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
  }
  return { south, west, north, east }
}
