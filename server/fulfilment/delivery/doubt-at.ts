import { doubtOf } from '@okolitsa/domain/geo/doubt.ts'
import type { DeliveryPlace, SettlementDirectory } from './ports.ts'

/** How far from its coordinates a place may really be, metres. */
export type DoubtAt = (place: DeliveryPlace) => number

/** Takes coordinates as exact: without a directory of settlements. */
export const NO_DOUBT: DoubtAt = () => 0

/** Remembers the doubt about a place as long as the place is in use: a list asks for that of its one place at every card. */
export function createDoubtAt(settlements: SettlementDirectory | undefined): DoubtAt {
  if (!settlements) return NO_DOUBT
  const known = new WeakMap<DeliveryPlace, number>()
  return (place) => {
    let doubt = known.get(place)
    if (doubt === undefined) {
      doubt = Math.round(doubtOf(place, settlements.extentOf(place)))
      known.set(place, doubt)
    }
    return doubt
  }
}
