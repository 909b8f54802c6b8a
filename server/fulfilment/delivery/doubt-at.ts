import { doubtOf } from '@okolitsa/domain/geo/doubt.ts'
import type { DeliveryPlace, SettlementDirectory } from './ports.ts'

/** Maximum distance between a place's coordinates and the real location, metres. */
export type DoubtAt = (place: DeliveryPlace) => number

/** Without a directory of settlements coordinates count as exact. */
export const NO_DOUBT: DoubtAt = () => 0

/** Caches the inaccuracy of a place object: a list asks for its place at every card. */
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
