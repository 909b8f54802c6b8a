import { doubtOf } from '@okolitsa/domain/geo/doubt.ts'
import type { DeliveryPlace, SettlementDirectory } from './ports.ts'

/** Returns the maximum distance between a place's coordinates and its real location, metres. */
export type DoubtAt = (place: DeliveryPlace) => number

/** Treats coordinates as exact when there is no directory of settlements. */
export const NO_DOUBT: DoubtAt = () => 0

/** Caches the inaccuracy by place object, because a list looks its place up for every card. */
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
