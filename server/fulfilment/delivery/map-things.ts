import { type Area, areaCovers, coverageOf } from '@okolitsa/domain/geo/area.ts'
import { longitudeNear } from '@okolitsa/domain/geo/border.ts'
import {
  type Coordinates,
  distanceMetres,
  metresBetween,
  type SpherePoint,
  spherePointOf,
} from '@okolitsa/domain/geo/distance.ts'
import type { Seller } from '../../supply/sellers/ports.ts'
import { type Box, boxAround, boxOf } from './area-grid.ts'
import { PICKUP_RADIUS_METRES } from './policy.ts'
import type { DeliveryPlace, TradePlace } from './ports.ts'
import { serves } from './reach.ts'

export interface Drawn {
  readonly kind: 'area'
  /** Unique number of the feature. */
  readonly mark: number
  readonly box: Box
  readonly seller: Seller
  readonly rate: Seller['rates'][number]
  readonly area: DrawnArea
  /** Centre of a circle; null for other shapes. */
  readonly centre: SpherePoint | null
}
/** A pickup place that also serves people of other regions. */
export interface Stand {
  readonly kind: 'stand'
  readonly mark: number
  readonly box: Box
  readonly seller: Seller
  readonly tradePlace: TradePlace
  readonly centre: SpherePoint
}
export type MapFeature = Drawn | Stand
type DrawnArea = Extract<Area, { kind: 'radius' | 'polygon' }>

export const drawnOf = (seller: Seller, rate: Drawn['rate'], area: DrawnArea, mark: number): Drawn => {
  const centre = area.kind === 'radius' ? spherePointOf(area.center) : null
  return { kind: 'area', mark, box: boxOf(area), seller, rate, area, centre }
}
export const standOf = (seller: Seller, tradePlace: TradePlace, mark: number): Stand => {
  const box = boxAround(tradePlace.coords, PICKUP_RADIUS_METRES)
  return { kind: 'stand', mark, box, seller, tradePlace, centre: spherePointOf(tradePlace.coords) }
}

/** Margin factor for the sampled points of an inexact location. */
export const SAMPLE_SLACK = 1.02
/** Distance from an edge within which coverage is computed exactly, metres. */
const SURE_METRES = 1

/** A point of the map with the extent of its cell. */
export interface Spot {
  readonly coords: Coordinates
  readonly point: SpherePoint
  readonly regionCode: string
  /** Distance from the centre of the cell to its corner, metres. */
  readonly metres: number
  readonly doubtMetres: number
}

export function coverageAt(
  thing: MapFeature,
  place: DeliveryPlace,
  point: SpherePoint,
  doubtMetres: number,
): 'whole' | 'part' | 'none' {
  if (thing.kind === 'area') {
    if (thing.area.kind === 'radius' && thing.centre) {
      const metres = metresBetween(thing.centre, point)
      if (metres - doubtMetres - SURE_METRES > thing.area.metres) return 'none'
      if (metres + doubtMetres * SAMPLE_SLACK + SURE_METRES <= thing.area.metres) return 'whole'
    }
    return coverageOf([thing.area], place, doubtMetres)
  }
  // people of the place's own region are found by region
  return thing.tradePlace.regionCode !== place.regionCode && serves(thing.tradePlace, place) ? 'whole' : 'none'
}

/** Coverage of a cell when it is equal for every point of it; null = it varies. */
export function coverageOfSpot(thing: MapFeature, spot: Spot): 'whole' | 'none' | null {
  if (thing.kind === 'stand') {
    if (thing.tradePlace.regionCode === spot.regionCode) return 'none'
    // the distance to a pickup place is measured from the point without its inaccuracy
    return ofCircle(thing.centre, PICKUP_RADIUS_METRES, spot, spot.metres + SURE_METRES)
  }
  const slack = spot.metres + spot.doubtMetres * SAMPLE_SLACK + SURE_METRES
  if (thing.area.kind === 'radius') return thing.centre && ofCircle(thing.centre, thing.area.metres, spot, slack)
  if (metresToEdge(spot.coords, thing.area.points) <= slack) return null
  const place = { city: null, settlement: null, regionCode: spot.regionCode, coords: spot.coords }
  return areaCovers(thing.area, place) ? 'whole' : 'none'
}

function ofCircle(centre: SpherePoint, radius: number, spot: Spot, slack: number): 'whole' | 'none' | null {
  const metres = metresBetween(centre, spot.point)
  if (metres + slack <= radius) return 'whole'
  return metres - slack > radius ? 'none' : null
}

/** A lower bound of a degree's length, so that features near an edge are computed exactly. */
const METRES_PER_DEGREE = 110_000

/** A lower bound of the distance to the nearest side of a polygon, on the flat map on which polygons are drawn. */
function metresToEdge({ latitude, longitude }: Coordinates, corners: readonly Coordinates[]): number {
  const farthest = Math.max(Math.abs(latitude), ...corners.map((corner) => Math.abs(corner.latitude)))
  const shrink = Math.max(0, Math.cos((farthest * Math.PI) / 180))
  let least = Number.POSITIVE_INFINITY
  let previous = corners.at(-1)
  for (const corner of corners) {
    if (previous) {
      const from = longitudeNear(previous.longitude, longitude)
      const to = longitudeNear(corner.longitude, from)
      const [ax, ay] = [(from - longitude) * shrink, previous.latitude - latitude]
      const [bx, by] = [(to - longitude) * shrink, corner.latitude - latitude]
      const [alongX, alongY] = [bx - ax, by - ay]
      const length = alongX ** 2 + alongY ** 2
      const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * alongX + ay * alongY) / length))
      least = Math.min(least, Math.hypot(ax + share * alongX, ay + share * alongY))
    }
    previous = corner
  }
  return least * METRES_PER_DEGREE
}

/** Nested cells per degree: a degree, a quarter and a sixteenth of it. */
const CELLS_PER_DEGREE = [1, 4, 16] as const
export type CellLevel = 0 | 1 | 2
export const SMALLEST_CELL: CellLevel = 2

export function spotOf(
  { coords, regionCode }: DeliveryPlace,
  doubtMetres: number,
  level: CellLevel,
): Spot & { readonly key: string } {
  const perDegree = CELLS_PER_DEGREE[level]
  const row = Math.floor(coords.latitude * perDegree)
  const column = Math.floor(coords.longitude * perDegree)
  const corner = (up: number, aside: number): Coordinates => ({
    latitude: (row + up) / perDegree,
    longitude: (column + aside) / perDegree,
  })
  const middle = corner(0.5, 0.5)
  const metres = 1 + Math.max(distanceMetres(middle, corner(0, 0)), distanceMetres(middle, corner(1, 0)))
  const key = `${level}|${row}|${column}|${regionCode}|${doubtMetres}`
  return { key, coords: middle, point: spherePointOf(middle), regionCode, metres, doubtMetres }
}
