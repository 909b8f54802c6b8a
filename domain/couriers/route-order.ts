import { type Coordinates, metresBetween, type SpherePoint, spherePointOf } from '../geo/distance.ts'

/** A stop of a route: its coordinates and its delivery window. */
export interface RoutePoint {
  readonly coords: Coordinates
  readonly deliveryWindow: { readonly fromHour: number; readonly toHour: number }
}

/** Ratio of road length to the straight line, a typical value for towns. */
export const ROAD_FACTOR = 1.3
/** Maximum improvement rounds. Each round compares every pair; the route of one day needs only a few. */
const MAX_ROUNDS = 30
/** Savings below a millimetre are rounding errors. */
const LEAST_SAVING_METRES = 0.001

/** Length of a route by road, metres, from the seller's place to the last stop. */
export function routeMetres(start: Coordinates, stops: readonly { readonly coords: Coordinates }[]): number {
  const points = [start, ...stops.map(({ coords }) => coords)].map(spherePointOf)
  return ROAD_FACTOR * lengthOf(points)
}

/**
 * Sorts stops into driving order: by the end and the beginning of their delivery windows, and within the same window by
 * a short route. The result is never longer than the given order within the same windows.
 */
export function orderRoute<Stop extends RoutePoint>(start: Coordinates, stops: readonly Stop[]): Stop[] {
  const given = stops.toSorted((one, other) => hoursOf(one) - hoursOf(other))
  const table = distanceTable([start, ...given.map(({ coords }) => coords)])
  const hours = given.map(hoursOf)
  const order = given.map((_, index) => index)
  const ways = [order, nearestFirst(hours, table)].map((way) => untangled(way, hours, table))
  const [asGiven = order, nearest = order] = ways
  const best = wayMetres(nearest, table) < wayMetres(asGiven, table) ? nearest : asGiven
  return best.flatMap((index) => given[index] ?? [])
}

/** A delivery window as one sortable number: by its end, then by its beginning. */
const hoursOf = ({ deliveryWindow: { fromHour, toHour } }: RoutePoint): number => toHour * 100 + fromHour

const lengthOf = (points: readonly SpherePoint[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + metresBetween(points[index] ?? point, point), 0)

/** Index of the seller's place in a distance table. */
const START = -1
/** Metres between two stops, by their indexes in the given order. */
type DistanceTable = (one: number, other: number) => number

/**
 * Precomputes the distances between all pairs of stops, because the length of a route is computed thousands of times.
 */
function distanceTable(coords: readonly Coordinates[]): DistanceTable {
  const points = coords.map(spherePointOf)
  const metres = new Float64Array(points.length ** 2)
  for (const [one, from] of points.entries())
    for (const [other, to] of points.entries()) metres[one * points.length + other] = metresBetween(from, to)
  return (one, other) => metres[(one + 1) * points.length + other + 1] ?? 0
}

const wayMetres = (way: readonly number[], table: DistanceTable): number =>
  way.reduce((sum, stop, index) => sum + table(way[index - 1] ?? START, stop), 0)

/** Nearest-neighbour route within each delivery window. @param hours windows of the stops, ascending */
function nearestFirst(hours: readonly number[], table: DistanceTable): number[] {
  const left = hours.map((_, index) => index)
  const way: number[] = []
  while (left.length > 0) {
    const soonest = hours[left[0] ?? 0]
    const at = way.at(-1) ?? START
    let best = 0
    for (let index = 1; index < left.length && hours[left[index] ?? 0] === soonest; index += 1) {
      if (table(at, left[index] ?? 0) < table(at, left[best] ?? 0)) best = index
    }
    way.push(...left.splice(best, 1))
  }
  return way
}

/** 2-opt: reverses a part of the route wherever that shortens it, never across delivery windows. */
function untangled(given: readonly number[], hours: readonly number[], table: DistanceTable): number[] {
  const way = [...given]
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let isBetter = false
    for (let first = 0; first < way.length - 1; first += 1) {
      for (let last = first + 1; last < way.length; last += 1) {
        const [begin = 0, end = 0] = [way[first], way[last]]
        if (hours[begin] !== hours[end]) break
        const before = way[first - 1] ?? START
        const after = way[last + 1]
        const now = table(before, begin) + (after === undefined ? 0 : table(end, after))
        const turned = table(before, end) + (after === undefined ? 0 : table(begin, after))
        if (now - turned <= LEAST_SAVING_METRES) continue
        way.splice(first, last - first + 1, ...way.slice(first, last + 1).reverse())
        isBetter = true
      }
    }
    if (!isBetter) break
  }
  return way
}

/**
 * Splits stops among cars by direction from the seller's place: stops with neighbouring bearings share a car, the
 * widest gap between bearings separates the first car from the last, and the counts differ by one at most.
 */
export function splitByDirection<Stop extends { readonly coords: Coordinates }>(
  start: Coordinates,
  stops: readonly Stop[],
  cars: number,
): Stop[][] {
  const turn = stops
    .map((stop) => ({ stop, bearing: bearingOf(start, stop.coords) }))
    .sort((one, other) => one.bearing - other.bearing)
  let widest = 0
  let begin = 0
  for (const [index, { bearing }] of turn.entries()) {
    const before = turn[index - 1]?.bearing ?? (turn.at(-1)?.bearing ?? 0) - 2 * Math.PI
    if (bearing - before > widest) {
      widest = bearing - before
      begin = index
    }
  }
  const ordered = [...turn.slice(begin), ...turn.slice(0, begin)].map(({ stop }) => stop)
  return Array.from({ length: cars }, (_, car) =>
    ordered.slice(Math.round((car * ordered.length) / cars), Math.round(((car + 1) * ordered.length) / cars)),
  )
}

/** Bearing in radians from the east on a flat map: precise enough to compare directions. */
const bearingOf = (start: Coordinates, to: Coordinates): number =>
  Math.atan2(
    to.latitude - start.latitude,
    (to.longitude - start.longitude) * Math.cos((start.latitude * Math.PI) / 180),
  )
