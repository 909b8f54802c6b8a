import { type IsoDate, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { ratesAt } from '@okolitsa/domain/delivery/rate.ts'
import { LRUCache } from 'lru-cache'
import type { Seller, SellerSnapshot } from '../../supply/sellers/ports.ts'
import { changedSellers } from './changed-sellers.ts'
import { tripsBy } from './courier-trips.ts'
import { clearBit, commonOf, differenceOf, type IdBits, idsOf, noBits, setBit, unionOf } from './id-bits.ts'
import type { OfferCache } from './offer.ts'
import { lastingPickupPromise } from './pickup-promise.ts'
import { MAX_CACHED_DAYS, ROOM_FOR_IDS } from './policy.ts'
import type { DeliveryPlace, ServiceableSellers } from './ports.ts'
import { datesOf, type LastingPromise } from './promises.ts'
import { serves } from './reach.ts'

/** Tolerance for calls that read the clock earlier than others, ms. */
const A_MOMENT_MS = 60_000

/** Sellers by the day that they promise. */
export type DateIndex = ReadonlyMap<IsoDate, IdBits>

/** Sellers that deliver or hand over on a day, at any place. */
interface Day {
  readonly courier: IdBits
  readonly pickup: IdBits
}

/** Promises of a seller by rate and trade place. */
interface Promises {
  /** Time when one of the promises changes, ms since the epoch. */
  readonly until: number
  readonly byRate: ReadonlyMap<number, readonly IsoDate[]>
  readonly byPlace: ReadonlyMap<number, readonly IsoDate[]>
  /** True = all rates, or all trade places, have equal days. */
  readonly isOneByRate: boolean
  readonly isOneByPlace: boolean
}

/**
 * Days of all sellers, recomputed for sellers whose days change; the days of a zone are intersected with its sellers.
 * Rates and trade places are checked only for sellers whose days differ between them.
 */
export function createDateIndexes(offers: OfferCache) {
  let asked = 0
  let seen: SellerSnapshot = { version: -1, byId: new Map() }
  let most = 0
  const days = new Map<IsoDate, Day>()
  const promises = new Map<number, Promises>()
  /** Sellers whose days depend on the rate. */
  let byRate = noBits(0)
  let byPlace = noBits(0)
  /** Minute for which the days of zones are cached. */
  let minute = -1
  const known = new LRUCache<string, DateIndex>({ max: MAX_CACHED_DAYS })

  function dayOf(date: IsoDate): Day {
    const day = days.get(date) ?? { courier: noBits(most), pickup: noBits(most) }
    days.set(date, day)
    return day
  }

  function add(seller: Seller, now: Date): void {
    const { id } = seller
    const promised = promisesOf(seller, now, offers)
    promises.set(id, promised)
    for (const dates of promised.byRate.values()) for (const date of dates) setBit(dayOf(date).courier, id)
    for (const dates of promised.byPlace.values()) for (const date of dates) setBit(dayOf(date).pickup, id)
    if (!promised.isOneByRate) setBit(byRate, id)
    if (!promised.isOneByPlace) setBit(byPlace, id)
  }

  function remove(id: number): void {
    const before = promises.get(id)
    if (!before) return
    for (const date of [...before.byRate.values()].flat()) clearBit(dayOf(date).courier, id)
    for (const date of [...before.byPlace.values()].flat()) clearBit(dayOf(date).pickup, id)
    clearBit(byRate, id)
    clearBit(byPlace, id)
    promises.delete(id)
  }

  function begin(now: Date): void {
    most = Math.max(0, ...seen.byId.keys()) + ROOM_FOR_IDS
    byRate = noBits(most)
    byPlace = noBits(most)
    days.clear()
    promises.clear()
    for (const seller of seen.byId.values()) add(seller, now)
  }

  function follow(snapshot: SellerSnapshot, now: Date): void {
    const at = now.getTime()
    // a call that began a moment ago may come after a later one
    if (at < asked && asked - at < A_MOMENT_MS && snapshot === seen) return
    const isSameMinute = Math.floor(at / 60_000) === minute
    if (isSameMinute && snapshot === seen) return
    const changed = changedSellers(seen.byId, snapshot.byId)
    seen = snapshot
    if (at < asked - A_MOMENT_MS || changed.some((id) => id > most)) begin(now)
    else {
      for (const [id, { until }] of promises) if (until <= at) changed.push(id)
      for (const id of new Set(changed)) {
        remove(id)
        const seller = seen.byId.get(id)
        if (seller) add(seller, now)
      }
    }
    if (!isSameMinute) {
      minute = Math.floor(at / 60_000)
      known.clear()
      const past = plusDays(now.toISOString().slice(0, 10), -2)
      for (const date of days.keys()) if (date < past) days.delete(date)
    }
    asked = at
  }

  function daysOf(zone: ServiceableSellers, place: DeliveryPlace): DateIndex {
    const [courier, pickup] = [commonOf(zone.bits, zone.courier), commonOf(zone.bits, zone.pickup)]
    const apartByRate = commonOf(courier, byRate)
    const apartByPlace = commonOf(commonOf(pickup, zone.pickupInPart), byPlace)
    const alike = [differenceOf(courier, apartByRate), differenceOf(pickup, apartByPlace)] as const
    const index = new Map<IsoDate, IdBits>()
    for (const [date, day] of days)
      index.set(date, unionOf(commonOf(alike[0], day.courier), commonOf(alike[1], day.pickup)))
    const put = (id: number, dates: readonly IsoDate[] | undefined) => {
      for (const date of dates ?? []) {
        const sellers = index.get(date)
        if (sellers) setBit(sellers, id)
      }
    }
    for (const id of idsOf(apartByRate))
      for (const { rate } of ratesAt(seen.byId.get(id)?.rates ?? [], place, offers.doubtAt(place)))
        put(id, promises.get(id)?.byRate.get(rate.id))
    for (const id of idsOf(apartByPlace))
      for (const one of seen.byId.get(id)?.tradePlaces ?? [])
        if (serves(one, place)) put(id, promises.get(id)?.byPlace.get(one.id))
    return index
  }

  return (snapshot: SellerSnapshot, zone: ServiceableSellers, place: DeliveryPlace, now: Date): DateIndex => {
    follow(snapshot, now)
    let index = known.get(zone.key)
    if (!index) {
      index = daysOf(zone, place)
      known.set(zone.key, index)
    }
    return index
  }
}

const datesIn = ({ promise }: LastingPromise): IsoDate[] => datesOf(promise).map(({ date }) => date)

const isOne = (lists: Iterable<readonly IsoDate[]>): boolean =>
  new Set([...lists].map((dates) => dates.join())).size <= 1

function promisesOf(seller: Seller, now: Date, offers: OfferCache): Promises {
  // rates without their own schedule are equal, so one is enough
  const rates = seller.rates.map(({ id }) => [id, offers.lastingPromiseOf(tripsBy(seller, id), now)] as const)
  const places = seller.tradePlaces.map((one) => [one.id, lastingPickupPromise(seller, one, now, offers)] as const)
  const byRate = new Map(rates.map(([id, lasting]) => [id, datesIn(lasting)]))
  const byPlace = new Map(places.map(([id, lasting]) => [id, datesIn(lasting)]))
  return {
    until: Math.min(Number.POSITIVE_INFINITY, ...[...rates, ...places].map(([, { until }]) => until)),
    byRate,
    byPlace,
    isOneByRate: seller.trips.size === 0 || isOne(byRate.values()),
    isOneByPlace: isOne(byPlace.values()),
  }
}
