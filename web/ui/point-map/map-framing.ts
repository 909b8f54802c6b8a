import { unrolled, wrappedLongitude } from '@okolitsa/domain/geo/border.ts'
import { metresBetween } from './drawing.ts'
import type { MapPoint } from './map-point.ts'
import { fromWorld, toWorld, WORLD } from './mercator.ts'

/** Zoom of a single point. */
export const ONE_POINT_ZOOM = 11
/** Maximum zoom of several points. */
export const FITTING_ZOOM = 13
/** Padding around the fitted points, px. */
export const PADDING = 56
/** Below this part of the height a card may cover the map. */
export const FREE_PART = 0.4
/** Distance at which points form a cluster, px. */
export const CLUSTER_RADIUS = 44
/** Points shown initially with the visitor's place; the nearest are taken. */
const MAX_IN_SIGHT = 12
/** A point is omitted if it is this many times farther than the nearest one, unless it is within `NEAR_METRES`. */
const TIMES_FARTHER = 3
const NEAR_METRES = 200_000

/** Points of the initial view. */
export function pointsInSight(here: MapPoint | null, points: readonly MapPoint[]): readonly MapPoint[] {
  if (!here || points.length === 0) return points
  const byDistance = points
    .map((point) => ({ point, metres: metresBetween(here.coords, point.coords) }))
    .sort((a, b) => a.metres - b.metres)
  const farthest = Math.max(NEAR_METRES, TIMES_FARTHER * (byDistance[0]?.metres ?? 0))
  const near = byDistance.filter(({ metres }) => metres <= farthest).slice(0, MAX_IN_SIGHT)
  return [here, ...near.map(({ point }) => point)]
}

/** Centre and zoom that show all points. */
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
