import type { Seller } from '../../supply/sellers/ports.ts'
import type { DoubtAt } from './doubt-at.ts'
import type { DeliveryOffer, DeliveryPlace } from './ports.ts'
import { placeKey } from './reach.ts'

/** Offers cached by place object, so that the terms need not be found again. */
export interface OffersAtPlaces {
  /** A cached offer; undefined = none. @param readiness `readinessKey` of the goods */
  find(place: DeliveryPlace, seller: Seller, readiness: string): DeliveryOffer | undefined
  keep(place: DeliveryPlace, seller: Seller, readiness: string, offer: DeliveryOffer): void
  clear(): void
}

/** Creates the cache. @param most maximum cached offers of all places */
export function createOffersAtPlaces(doubtAt: DoubtAt, most: number): OffersAtPlaces {
  const places = new Map<string, Map<Seller, Map<string, DeliveryOffer>>>()
  let count = 0

  /** Keys of exact places with their inaccuracy, cached because a list looks its place up for every card. */
  const keys = new WeakMap<DeliveryPlace, string>()
  function exactKeyOf(place: DeliveryPlace): string {
    let key = keys.get(place)
    if (key === undefined) {
      const { latitude, longitude } = place.coords
      key = `${placeKey(place)}|${doubtAt(place)}|${latitude}|${longitude}`
      keys.set(place, key)
    }
    return key
  }

  return {
    find: (place, seller, readiness) => places.get(exactKeyOf(place))?.get(seller)?.get(readiness),
    keep(place, seller, readiness, offer) {
      if (count >= most) return
      count += 1
      const key = exactKeyOf(place)
      const here = places.get(key) ?? new Map<Seller, Map<string, DeliveryOffer>>()
      places.set(key, here.set(seller, (here.get(seller) ?? new Map<string, DeliveryOffer>()).set(readiness, offer)))
    },
    clear() {
      places.clear()
      count = 0
    },
  }
}
