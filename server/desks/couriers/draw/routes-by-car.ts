import type { DeskStop } from '@okolitsa/contracts/couriers/couriers.ts'
import type { PrintedRoute } from './route-list.ts'

/** Stops grouped by car, each in the order of its route; stops without a car are first. */
export function routesByCar(
  stops: readonly DeskStop[],
  cars: readonly { readonly id: string; readonly courierName: string }[],
): PrintedRoute[] {
  const linkIds = [...new Set(stops.map(({ linkId }) => linkId))]
  const inOrder = linkIds.toSorted((one, other) => Number(one !== null) - Number(other !== null))
  return inOrder.map((linkId) => ({
    courierName: cars.find(({ id }) => id === linkId)?.courierName ?? null,
    isUnassigned: linkId === null && linkIds.length > 1,
    stops: stops.filter((stop) => stop.linkId === linkId),
  }))
}
