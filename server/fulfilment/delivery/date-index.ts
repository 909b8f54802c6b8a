import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { ratesAt } from '@okolitsa/domain/delivery/rate.ts'
import type { Seller, SellerSnapshot } from '../../supply/sellers/ports.ts'
import { tripsBy } from './courier-trips.ts'
import { datesOf, type OfferCache, pickupPromise } from './offer.ts'
import { MOST_CACHED_PLACES } from './policy.ts'
import type { DeliveryPlace, ServiceableSellers } from './ports.ts'
import { tradePlacesAt } from './reach.ts'

/** Day → the sellers who promise it, ascending. */
export type DateIndex = ReadonlyMap<IsoDate, readonly number[]>

/** Remembers, within a minute, which sellers of a reach promise which day. */
export function createDateIndexes(offers: OfferCache) {
  let minute = -1
  let seen: SellerSnapshot | null = null
  /** Sellers with days of a rate of its own. */
  let apart: readonly Seller[] = []
  const known = new Map<string, DateIndex>()

  return (snapshot: SellerSnapshot, serviceable: ServiceableSellers, place: DeliveryPlace, now: Date): DateIndex => {
    const asked = Math.floor(now.getTime() / 60_000)
    if (asked !== minute) {
      minute = asked
      known.clear()
    }
    if (snapshot !== seen) {
      seen = snapshot
      apart = [...snapshot.byId.values()].filter(({ trips }) => trips.size > 0)
    }
    // who goes by its rates on other days than by others is told apart by the rates that reach the place
    const rates = new Map(
      apart
        .filter(({ id }) => serviceable.has(id))
        .map((seller) => [seller.id, ratesAt(seller.rates, place, offers.doubtAt(place)).map(({ rate }) => rate.id)]),
    )
    const key = `${serviceable.version}|${serviceable.key}|${[...rates.values()].join('|')}`
    let index = known.get(key)
    if (!index) {
      index = indexDates(snapshot, serviceable, { place, rates }, now, offers)
      if (known.size < MOST_CACHED_PLACES) known.set(key, index)
    }
    return index
  }
}

function indexDates(
  snapshot: SellerSnapshot,
  serviceable: ServiceableSellers,
  { place, rates }: { readonly place: DeliveryPlace; readonly rates: ReadonlyMap<number, readonly number[]> },
  now: Date,
  offers: OfferCache,
): DateIndex {
  const index = new Map<IsoDate, number[]>()
  for (const id of serviceable.organizationIds) {
    const seller = snapshot.byId.get(id)
    if (!seller) continue
    const methods = serviceable.methodsOf(id)
    const dates = new Set<IsoDate>()
    if (methods.includes('courier')) {
      for (const rateId of rates.get(id) ?? [null]) {
        for (const { date } of datesOf(offers.promiseOf(tripsBy(seller, rateId), now, {}))) dates.add(date)
      }
    }
    if (methods.includes('pickup')) {
      for (const tradePlace of tradePlacesAt(seller, place)) {
        for (const { date } of datesOf(pickupPromise(seller, tradePlace, now, {}, offers))) dates.add(date)
      }
    }
    for (const date of dates) {
      const sellers = index.get(date)
      if (sellers) sellers.push(id)
      else index.set(date, [id])
    }
  }
  return index
}
