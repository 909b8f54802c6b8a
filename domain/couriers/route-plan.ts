import type { Coordinates } from '../geo/distance.ts'
import { orderRoute, type RoutePoint } from './route-order.ts'

/** A stop of a day with the seller's decisions on it. */
export interface PlannedStop extends RoutePoint {
  /** The link of the assigned car; null = no car is assigned. */
  readonly linkId: string | null
  /** Position set by hand; null = not set. */
  readonly position: number | null
}

/**
 * Stops of a day in driving order, car by car. Once a position was set by hand, all stops retain their positions and
 * later stops follow; otherwise the stops of each car are sorted by distance.
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
