import type { Coordinates } from './distance.ts'

/** Direction of a turn at `at`; above 0 = left. */
const turn = (from: Coordinates, at: Coordinates, to: Coordinates): number =>
  (at.longitude - from.longitude) * (to.latitude - from.latitude) -
  (at.latitude - from.latitude) * (to.longitude - from.longitude)

/** One side of the hull: points in order without right turns. */
function chain(points: readonly Coordinates[]): Coordinates[] {
  const kept: Coordinates[] = []
  for (const point of points) {
    while (kept.length >= 2) {
      const [from, at] = kept.slice(-2) as [Coordinates, Coordinates]
      if (turn(from, at, point) > 0) break
      kept.pop()
    }
    kept.push(point)
  }
  return kept.slice(0, -1)
}

/** Corners of the convex hull, counterclockwise on a flat map. */
export function convexHull(points: readonly Coordinates[]): Coordinates[] {
  const sorted = points.toSorted((a, b) => a.longitude - b.longitude || a.latitude - b.latitude)
  if (sorted.length < 3) return sorted
  return [...chain(sorted), ...chain(sorted.toReversed())]
}
