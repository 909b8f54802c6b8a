import { type Coordinates, metresBetween, type SpherePoint, spherePointOf } from '../geo/distance.ts'

/** An address of a route: where it is, and until which hour it is promised. */
export interface RoutePoint {
  readonly coords: Coordinates
  readonly deliveryWindow: { readonly fromHour: number; readonly toHour: number }
}

/** How much longer roads are than straight lines; a usual figure for towns. */
export const ROAD_FACTOR = 1.3
/** Rounds of improvement: each looks at every pair, and a day's route settles in a few. */
const MOST_ROUNDS = 30
/** A saving below a millimetre is rounding. */
const LEAST_SAVING_METRES = 0.001

/** The length of a route by road, metres, from the seller's place to the last address. */
export function routeMetres(start: Coordinates, stops: readonly { readonly coords: Coordinates }[]): number {
  const points = [start, ...stops.map(({ coords }) => coords)].map(spherePointOf)
  return ROAD_FACTOR * lengthOf(points)
}

/**
 * Stops in the order in which they are driven: those promised sooner come first, and among the same hours the way is
 * short. The answer is never longer than the given order of the same hours.
 */
export function orderRoute<Stop extends RoutePoint>(start: Coordinates, stops: readonly Stop[]): Stop[] {
  const given = stops.toSorted((one, other) => hoursOf(one) - hoursOf(other))
  const from = spherePointOf(start)
  const points = new Map(given.map((stop) => [stop, spherePointOf(stop.coords)]))
  const pointOf = (stop: Stop) => points.get(stop) ?? from
  const ways = [given, nearestFirst(from, given, pointOf)].map((way) => untangled(from, way, pointOf))
  const metres = ways.map((way) => lengthOf([from, ...way.map(pointOf)]))
  return (metres[1] ?? 0) < (metres[0] ?? 0) ? (ways[1] ?? given) : (ways[0] ?? given)
}

/** Hours as one number that sorts: by the end, then by the beginning. */
const hoursOf = ({ deliveryWindow: { fromHour, toHour } }: RoutePoint): number => toHour * 100 + fromHour

const lengthOf = (points: readonly SpherePoint[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + metresBetween(points[index] ?? point, point), 0)

/** From each address to the nearest of those promised next. */
function nearestFirst<Stop extends RoutePoint>(
  from: SpherePoint,
  given: readonly Stop[],
  pointOf: (stop: Stop) => SpherePoint,
): Stop[] {
  const left = [...given]
  const way: Stop[] = []
  let at = from
  while (left[0]) {
    const hours = hoursOf(left[0])
    let best = 0
    for (let index = 0; index < left.length; index += 1) {
      const [stop, nearest] = [left[index], left[best]]
      if (!stop || !nearest || hoursOf(stop) !== hours) break
      if (metresBetween(at, pointOf(stop)) < metresBetween(at, pointOf(nearest))) best = index
    }
    const [next] = left.splice(best, 1)
    if (!next) break
    way.push(next)
    at = pointOf(next)
  }
  return way
}

/** 2-opt: turns a piece of the way round wherever that shortens it, never across hours. */
function untangled<Stop extends RoutePoint>(
  from: SpherePoint,
  given: readonly Stop[],
  pointOf: (stop: Stop) => SpherePoint,
): Stop[] {
  const way = [...given]
  const at = (index: number): SpherePoint | null => {
    const stop = way[index]
    return index < 0 ? from : stop ? pointOf(stop) : null
  }
  const between = (one: SpherePoint | null, other: SpherePoint | null) => (one && other ? metresBetween(one, other) : 0)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let isBetter = false
    for (let first = 0; first < way.length - 1; first += 1) {
      for (let last = first + 1; last < way.length; last += 1) {
        const [begin, end] = [way[first], way[last]]
        if (!begin || !end || hoursOf(begin) !== hoursOf(end)) break
        const now = between(at(first - 1), at(first)) + between(at(last), at(last + 1))
        const turned = between(at(first - 1), at(last)) + between(at(first), at(last + 1))
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
 * Stops shared among cars by direction from the seller's place: neighbours by bearing ride together, the widest empty
 * direction parts the first car from the last, and counts differ by one at most.
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

/** Radians from the east, as a flat map shows it: exact enough to tell directions apart. */
const bearingOf = (start: Coordinates, to: Coordinates): number =>
  Math.atan2(
    to.latitude - start.latitude,
    (to.longitude - start.longitude) * Math.cos((start.latitude * Math.PI) / 180),
  )
