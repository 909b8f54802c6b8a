import { unrolled, wrappedLongitude } from './longitudes.ts'
import type { MapPoint } from './map-point.ts'
import { fromWorld, toWorld, WORLD } from './mercator.ts'

/** How near a single point is shown. */
export const ONE_POINT_ZOOM = 11
/** Not nearer than this to fit several points. */
export const FITTING_ZOOM = 13
/** Air round the points that have to fit, px. */
export const PADDING = 56
/** Below this part of the height something may lie over the map: a card of what is chosen. */
export const FREE_PART = 0.4
/** Beside the person the map begins with so many points, the first of the list. */
const MOST_IN_SIGHT = 12

/** What the map begins with. */
export const pointsInSight = (here: MapPoint | null, points: readonly MapPoint[]): readonly MapPoint[] =>
  here && points.length > 0 ? [here, ...points.slice(0, MOST_IN_SIGHT)] : points

/** The middle and the zoom that show all the points. */
export function viewOfAll(
  points: readonly MapPoint[],
  { width, height }: { readonly width: number; readonly height: number },
  nearest: number = FITTING_ZOOM,
): { readonly centre: MapPoint['coords']; readonly zoom: number } {
  const places = unrolled(points.map(({ coords }) => coords)).map(toWorld)
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fitting = Math.min(
    Math.log2(Math.max(1, width - 2 * PADDING) / (WORLD * (east - west))),
    Math.log2(Math.max(1, height - 2 * PADDING) / (WORLD * (south - north))),
  )
  const middle = fromWorld({ x: (west + east) / 2, y: (north + south) / 2 })
  return {
    centre: { ...middle, longitude: wrappedLongitude(middle.longitude) },
    zoom: Math.max(0, Math.min(nearest, fitting)),
  }
}
