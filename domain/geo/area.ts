import { type Coordinates, distanceMetres } from './distance.ts'
import type { Location } from './location.ts'
import { isSamePlaceName } from './place-name.ts'

/** Where a seller's shipping rate holds. */
export type Area =
  | { kind: 'country' }
  | { kind: 'region'; regionCode: string }
  | { kind: 'city'; city: string; regionCode: string }
  | { kind: 'radius'; center: Coordinates; metres: number }
  /** Corners in order, either way round; the last is joined with the first. */
  | { kind: 'polygon'; points: readonly Coordinates[] }

/** What `areaCovers` needs to know of a location. */
export type Placed = Pick<Location, 'city' | 'settlement' | 'regionCode' | 'coords'>

/** A point nearer to an edge than this, in degrees, is on it (a millionth of a degree is about 10 cm). */
const EDGE_TOLERANCE_DEGREES = 1e-6

/** True when the area reaches the location; borders belong to the area. */
export function areaCovers(area: Area, location: Placed): boolean {
  switch (area.kind) {
    case 'country':
      return true
    case 'region':
      return area.regionCode === location.regionCode
    case 'city':
      return area.regionCode === location.regionCode && isNamed(area.city, location)
    case 'radius':
      return distanceMetres(area.center, location.coords) <= area.metres
    case 'polygon':
      return isInPolygon(location.coords, area.points)
  }
}

function isNamed(name: string, { city, settlement }: Pick<Location, 'city' | 'settlement'>): boolean {
  if (isSamePlaceName(name, '')) return false
  return (city !== null && isSamePlaceName(name, city)) || (settlement !== null && isSamePlaceName(name, settlement))
}

/**
 * Ray casting on the flat map: degrees are straight enough for delivery zones, and zones do not cross the 180th
 * meridian. Fewer than three corners hold nothing but their own edge.
 */
export function isInPolygon(point: Coordinates, corners: readonly Coordinates[]): boolean {
  let isInside = false
  let previous = corners.at(-1)
  for (const corner of corners) {
    if (previous !== undefined) {
      if (isOnSegment(point, previous, corner)) return true
      if (corner.latitude > point.latitude !== previous.latitude > point.latitude) {
        const share = (point.latitude - corner.latitude) / (previous.latitude - corner.latitude)
        const crossing = corner.longitude + share * (previous.longitude - corner.longitude)
        if (point.longitude < crossing) isInside = !isInside
      }
    }
    previous = corner
  }
  return isInside
}

function isOnSegment(point: Coordinates, from: Coordinates, to: Coordinates): boolean {
  const alongLatitude = to.latitude - from.latitude
  const alongLongitude = to.longitude - from.longitude
  const length = alongLatitude ** 2 + alongLongitude ** 2
  const towards = (point.latitude - from.latitude) * alongLatitude + (point.longitude - from.longitude) * alongLongitude
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, towards / length))
  const offLatitude = point.latitude - (from.latitude + share * alongLatitude)
  const offLongitude = point.longitude - (from.longitude + share * alongLongitude)
  return Math.hypot(offLatitude, offLongitude) <= EDGE_TOLERANCE_DEGREES
}
