import { extentOf, longitudeNear, unrolled } from './border.ts'
import { areCoordinates, type Coordinates, distanceMetres } from './distance.ts'
import type { Location } from './location.ts'
import { isSamePlaceName } from './place-name.ts'
import { isRegionCode } from './region-code.ts'

/** The area of a seller's shipping rate. */
export type Area =
  | { kind: 'country' }
  | { kind: 'region'; regionCode: string }
  | { kind: 'city'; city: string; regionCode: string }
  | { kind: 'radius'; center: Coordinates; metres: number }
  /** Corners in order, clockwise or not; a side joins the last to the first. */
  | { kind: 'polygon'; points: readonly Coordinates[] }

/** Returns true for a valid area: a known region, a named city, a radius above 0, at least three corners. */
export function isArea(area: Area): boolean {
  switch (area.kind) {
    case 'country':
      return true
    case 'region':
      return isRegionCode(area.regionCode)
    case 'city':
      return isRegionCode(area.regionCode) && area.city.trim() !== ''
    case 'radius':
      return areCoordinates(area.center) && Number.isInteger(area.metres) && area.metres > 0
    case 'polygon':
      return area.points.length >= 3 && area.points.every(areCoordinates)
    default:
      return false
  }
}

export type Placed = Pick<Location, 'city' | 'settlement' | 'regionCode' | 'coords'>

/** A point nearer to an edge than this is on it, degrees (a millionth of a degree is about 10 cm). */
const EDGE_TOLERANCE_DEGREES = 1e-6

/** Returns true when the area contains the location; borders are included. */
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

/** Part of a location's possible points that an area contains. */
export type Coverage = 'whole' | 'part' | 'none'

/** Share of points that is treated as the whole; the remaining points are the hardly inhabited edge of a town. */
const WHOLE_SHARE = 0.95
/** Number of sampled points of a circle. */
const SAMPLES = 48
/** Angle between successive points, radians; it fills a circle evenly, as sunflower seeds do. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
const METRES_PER_DEGREE = 111_195

/** Points spread evenly over a circle, the centre first. */
function pointsWithin({ latitude, longitude }: Coordinates, metres: number): Coordinates[] {
  const shrink = Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return Array.from({ length: SAMPLES }, (_, index) => {
    const distance = (metres * Math.sqrt(index / (SAMPLES - 1))) / METRES_PER_DEGREE
    const angle = index * GOLDEN_ANGLE
    return {
      latitude: latitude + distance * Math.cos(angle),
      longitude: longitude + (distance * Math.sin(angle)) / shrink,
    }
  })
}

/** Areas drawn on the map, where the exact position of a house matters. */
const isDrawn = ({ kind }: Area) => kind === 'radius' || kind === 'polygon'

/** True when a drawn area is farther away than the inaccuracy, so that no point needs to be sampled. */
function isFarFrom(area: Area, { coords }: Placed, doubtMetres: number): boolean {
  if (area.kind === 'radius') return distanceMetres(area.center, coords) > area.metres + doubtMetres
  if (area.kind !== 'polygon') return false
  const latitudes = doubtMetres / METRES_PER_DEGREE
  const longitudes = latitudes / Math.max(0.01, Math.cos((coords.latitude * Math.PI) / 180))
  const { south, west, north, east } = extentOf(unrolled(area.points))
  const longitude = longitudeNear(coords.longitude, (west + east) / 2)
  return (
    south > coords.latitude + latitudes ||
    north < coords.latitude - latitudes ||
    west > longitude + longitudes ||
    east < longitude - longitudes
  )
}

/** Coverage of a location that may lie anywhere within `doubtMetres` of its coordinates. */
export function coverageOf(areas: readonly Area[], location: Placed, doubtMetres: number): Coverage {
  if (areas.some((area) => !isDrawn(area) && areaCovers(area, location))) return 'whole'
  if (doubtMetres === 0) return areas.some((area) => areaCovers(area, location)) ? 'whole' : 'none'
  const near = areas.filter((area) => isDrawn(area) && !isFarFrom(area, location, doubtMetres))
  if (near.length === 0) return 'none'
  const covered = pointsWithin(location.coords, doubtMetres).filter((coords) =>
    near.some((area) => areaCovers(area, { ...location, coords })),
  ).length
  if (covered >= SAMPLES * WHOLE_SHARE) return 'whole'
  return covered > 0 ? 'part' : 'none'
}

function isNamed(name: string, { city, settlement }: Pick<Location, 'city' | 'settlement'>): boolean {
  if (isSamePlaceName(name, '')) return false
  return (city !== null && isSamePlaceName(name, city)) || (settlement !== null && isSamePlaceName(name, settlement))
}

/**
 * Returns true for a point inside a border or on it. Corners are in order, clockwise or not; each side is the shorter
 * of the two ways between its corners, so that a border may cross the 180th meridian. With fewer than three corners
 * only points on the edge match.
 */
export function isInPolygon(point: Coordinates, corners: readonly Coordinates[]): boolean {
  const border = unrolled(corners)
  const { west, east } = extentOf(border)
  // usually one turn at most meets the border
  const first = Math.ceil((west - EDGE_TOLERANCE_DEGREES - point.longitude) / 360)
  for (let turn = first; point.longitude + turn * 360 <= east + EDGE_TOLERANCE_DEGREES; turn += 1)
    if (isInFlatPolygon({ latitude: point.latitude, longitude: point.longitude + turn * 360 }, border)) return true
  return false
}

/** Ray casting on a flat map: degrees are straight enough for delivery zones. */
function isInFlatPolygon(point: Coordinates, corners: readonly Coordinates[]): boolean {
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
