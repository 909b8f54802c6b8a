import type { Coordinates } from '../geo/distance.ts'
import { orderRoute, type RoutePoint } from './route-order.ts'

/** An address of a day with what its seller decided. */
export interface PlannedStop extends RoutePoint {
  /** The link of the car that brings it; null = no car was named. */
  readonly linkId: string | null
  /** Its place by hand; null = nobody put it anywhere. */
  readonly position: number | null
}

/**
 * A day's addresses in the order in which they are driven, car by car. Where any was placed by hand all stand as placed,
 * and those that came later follow; otherwise the order of each car is by distance.
 */
export function plannedRoute<Stop extends PlannedStop>(start: Coordinates, stops: readonly Stop[]): Stop[] {
  const cars = new Set(stops.map(({ linkId }) => linkId))
  return [...cars].flatMap((car) => {
    const own = stops.filter(({ linkId }) => linkId === car)
    const placed = own.filter(({ position }) => position !== null)
    const others = own.filter(({ position }) => position === null)
    placed.sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    return [...placed, ...orderRoute(placed.at(-1)?.coords ?? start, others)]
  })
}
