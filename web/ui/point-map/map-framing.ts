import { unrolled, wrappedLongitude } from '@okolitsa/domain/geo/border.ts'
import { metresBetween } from './drawing.ts'
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
/** Points nearer to each other than this become one, px. */
export const CLUSTER_RADIUS = 44
/** The most points shown at first together with the visitor's place; the nearest are taken. */
const MAX_IN_SIGHT = 12
/** A point is left out if it is this many times farther than the nearest one, unless it is within `NEAR_METRES`. */
const TIMES_FARTHER = 3
const NEAR_METRES = 200_000

/** Points that the map shows at first. */
export function pointsInSight(here: MapPoint | null, points: readonly MapPoint[]): readonly MapPoint[] {
  if (!here || points.length === 0) return points
  const byDistance = points
    .map((point) => ({ point, metres: metresBetween(here.coords, point.coords) }))
    .sort((a, b) => a.metres - b.metres)
  const farthest = Math.max(NEAR_METRES, TIMES_FARTHER * (byDistance[0]?.metres ?? 0))
  const near = byDistance.filter(({ metres }) => metres <= farthest).slice(0, MAX_IN_SIGHT)
  return [here, ...near.map(({ point }) => point)]
}

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
