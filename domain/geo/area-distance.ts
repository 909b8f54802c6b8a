import { type Area, isInPolygon } from './area.ts'
import { longitudeNear } from './border.ts'
import { type Coordinates, distanceMetres } from './distance.ts'

/** Distance from a point to a drawn area, metres; 0 = inside. Null = the area is defined by names. */
export function metresToArea(area: Area, point: Coordinates): number | null {
  if (area.kind === 'radius') return Math.max(0, distanceMetres(area.center, point) - area.metres)
  if (area.kind !== 'polygon') return null
  if (isInPolygon(point, area.points)) return 0
  return Math.min(
    ...area.points.map((corner, at) =>
      distanceMetres(point, nearestOnSide(point, corner, area.points[(at + 1) % area.points.length] as Coordinates)),
    ),
  )
}

/** The point of a side nearest to a given point, on a flat map scaled to the latitude of that point. */
function nearestOnSide(point: Coordinates, begin: Coordinates, end: Coordinates): Coordinates {
  const from = { ...begin, longitude: longitudeNear(begin.longitude, point.longitude) }
  const to = { ...end, longitude: longitudeNear(end.longitude, from.longitude) }
  const stretch = Math.cos((point.latitude * Math.PI) / 180)
  const side = { x: (to.longitude - from.longitude) * stretch, y: to.latitude - from.latitude }
  const way = { x: (point.longitude - from.longitude) * stretch, y: point.latitude - from.latitude }
  const length = side.x ** 2 + side.y ** 2
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (way.x * side.x + way.y * side.y) / length))
  return {
    latitude: from.latitude + share * (to.latitude - from.latitude),
    longitude: from.longitude + share * (to.longitude - from.longitude),
  }
}
