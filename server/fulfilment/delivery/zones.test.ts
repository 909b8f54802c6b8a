import type { CarrierTown } from '@okolitsa/domain/delivery/carrier-town.ts'
import { ratesAt } from '@okolitsa/domain/delivery/rate.ts'
import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Seller, SellerSnapshot } from '../../supply/sellers/ports.ts'
import { carrierNetwork } from './carrier-network.ts'
import { tripsBy } from './courier-trips.ts'
import { createDateIndexes } from './date-index.ts'
import { idsOf } from './id-bits.ts'
import { createOfferCache } from './offer.ts'
import { pickupPromise } from './pickup-promise.ts'
import type { DeliveryPlace } from './ports.ts'
import { datesOf } from './promises.ts'
import { methodsAt, tradePlacesAt } from './reach.ts'
import { AROUND_180, AROUND_MOSCOW, placeAtRandom, type Random, sellerAtRandom } from './sellers-at-random.data.ts'
import { NO_WAY, wayByte } from './way-bytes.ts'
import { createZones } from './zones.ts'

/** Minutes that pass between the calls, after the first. */
const MINUTES = [0, 45, 90, 600, 300, 1_500]
const NOW = new Date('2026-03-02T13:40:00Z')
const DOUBTS = { house: 0, street: 1_500, place: 12_000 }
const doubtAt = ({ precision = 'house' }: DeliveryPlace) => DOUBTS[precision]
const EVERYBODY = { ...MARKETPLACE, seesHiddenSellers: true }

const town = (code: number, latitude: number, longitude: number): CarrierTown => ({
  code,
  city: `Город ${code}`,
  region: '',
  coords: { latitude, longitude },
  offices: 1,
  lockers: 0,
})
/**
 * A network in which some places are near an office; the carrier takes longer from one seller and has no transport from
 * another.
 */
const NETWORK = carrierNetwork(
  [town(1, 55.75, 37.62), town(2, 54.5, 36.25), town(3, 56.86, 35.92)],
  [
    { organizationId: 3, townCode: 1, days: 30 },
    { organizationId: 4, townCode: 1, days: null },
  ],
)
const methodsOf = (seller: Seller, place: DeliveryPlace) =>
  methodsAt(seller, place, doubtAt(place), NETWORK.daysFrom(seller, place) !== null)
/** Expected transport to a place, computed by a simple algorithm. */
const wayOf = (seller: Seller, place: DeliveryPlace) => {
  const methods = methodsOf(seller, place)
  const courier = methods.includes('courier') ? seller.schedule.durationDays : null
  return methods.length === 0
    ? NO_WAY
    : wayByte(methods.includes('pickup') ? 0 : courier, NETWORK.daysFrom(seller, place))
}

/** Expected terms of a seller at a place; trade places in any order. */
const termsOf = (seller: Seller, place: DeliveryPlace) =>
  JSON.stringify([
    ratesAt(seller.rates, place, doubtAt(place)),
    tradePlacesAt(seller, place)
      .map(({ id }) => id)
      .sort(),
    NETWORK.daysFrom(seller, place),
  ])

/** Expected days of a seller at a place. */
function datesAtPlace(seller: Seller, place: DeliveryPlace, now: Date): Set<string> {
  const cache = createOfferCache(doubtAt)
  const ways = [
    ...ratesAt(seller.rates, place, doubtAt(place)).map(({ rate }) =>
      datesOf(cache.promiseOf(tripsBy(seller, rate.id), now, {})),
    ),
    ...tradePlacesAt(seller, place).map((one) => datesOf(pickupPromise(seller, one, now, {}, cache))),
  ]
  return new Set(ways.flat().map(({ date }) => date))
}

const runs = fc.assert<[Random[]]>
const streams = fc.array(
  fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })).map(
    (stream): Random =>
      () =>
        stream.next().value,
  ),
  { minLength: 1, maxLength: 1 },
)

it.each([AROUND_MOSCOW, AROUND_180])(
  'keeps unaffected zones and agrees with the simple algorithm in random changes, from longitude %d on',
  (west) => {
    runs(
      fc.property(streams, ([random = Math.random]) => {
        const zones = createZones(doubtAt)
        const offers = createOfferCache(doubtAt)
        const datesAt = createDateIndexes(offers)
        const places = Array.from({ length: 12 }, () => placeAtRandom(random, west))
        // near places share a zone
        for (const place of places.slice(0, 6))
          places.push({ ...place, coords: { ...place.coords, latitude: place.coords.latitude + 0.0002 } })
        const byId = new Map(Array.from({ length: 40 }, (_, at) => [at + 1, sellerAtRandom(random, at + 1, west)]))
        let snapshot: SellerSnapshot = { version: 1, byId: new Map(byId) }
        let before = new Map<DeliveryPlace, { key: string; terms: string }>()
        for (let change = 0; change < 6; change++) {
          // the calls cross a cutoff at 18:00 in Moscow and a midnight, and once go back
          const now = new Date(NOW.getTime() + (MINUTES[change] ?? 0) * 60_000)
          const known = new Map<string, string>()
          const after = new Map<DeliveryPlace, { key: string; terms: string }>()
          for (const place of places) {
            for (const scope of [MARKETPLACE, EVERYBODY]) {
              const zone = zones(snapshot, NETWORK, scope, place)
              const shown = [...snapshot.byId.values()].filter(({ isHidden }) => scope.seesHiddenSellers || !isHidden)
              const plain = shown.filter((seller) => methodsOf(seller, place).length > 0)
              const methods = plain.map((seller) => [seller.id, methodsOf(seller, place)] as const)
              expect(zone.organizationIds.map((id) => [id, zone.methodsOf(id)])).toEqual(
                methods.toSorted(([a], [b]) => a - b),
              )
              expect(plain.map((seller) => [seller.id, zone.ways[seller.id]])).toEqual(
                plain.map((seller) => [seller.id, wayOf(seller, place)]),
              )
              const terms = plain.map((seller) => `${seller.id}${seller.title}${termsOf(seller, place)}`).join()
              expect(known.get(zone.key) ?? terms).toBe(terms)
              known.set(zone.key, terms)
              const exact = shown.flatMap((seller) =>
                [...datesAtPlace(seller, place, now)].map((date) => `${date} ${seller.id}`),
              )
              const found = [...datesAt(snapshot, zone, place, now)].flatMap(([date, bits]) =>
                idsOf(bits).map((id) => `${date} ${id}`),
              )
              expect(found.sort()).toEqual(exact.sort())
              if (scope === MARKETPLACE) after.set(place, { key: zone.key, terms })
            }
          }
          for (const [place, { key, terms }] of before)
            expect([place, after.get(place)?.key === key]).toEqual([place, after.get(place)?.terms === terms])
          before = after
          const id = 1 + Math.floor(random() * 44)
          if (random() < 0.2) byId.delete(id)
          else byId.set(id, { ...sellerAtRandom(random, id, west), title: `${change}`, isHidden: false })
          snapshot = { version: snapshot.version + 1, byId: new Map(byId) }
        }
      }),
      { numRuns: 8 },
    )
  },
)

it('reindexes a changed seller, and keeps the zone objects of unaffected places', () => {
  const zones = createZones(() => 0)
  const at = (regionCode: string, latitude: number): DeliveryPlace => ({
    regionCode,
    city: null,
    settlement: null,
    coords: { latitude, longitude: 37 },
    precision: 'house',
  })
  const [here, near, far] = [at('40', 54.5), at('40', 54.51), at('69', 57)]
  const blank = { ...sellerAtRandom(() => 0.5, 1), isHidden: false, hasCarrier: false, tradePlaces: [], rates: [] }
  const rate = { ...sellerAtRandom(() => 0.9, 1).rates[0], id: 1 } as Seller['rates'][number]
  const inRegion = (id: number, regionCode: string, title = ''): Seller => ({
    ...blank,
    id,
    title,
    rates: [{ ...rate, areas: [{ ...rate.areas[0], area: { kind: 'region', regionCode } } as (typeof rate.areas)[0]] }],
  })
  const first = new Map([1, 2].map((id) => [id, inRegion(id, id === 1 ? '40' : '69')]))
  const zoneAt = (byId: ReadonlyMap<number, Seller>, version: number, place: DeliveryPlace) =>
    zones({ version, byId }, NETWORK, MARKETPLACE, place)
  const before = [here, near, far].map((place) => zoneAt(first, 1, place))
  expect(before[0]).toBe(before[1])
  expect(before[0]?.key).not.toBe(before[2]?.key)

  const renamed = new Map(first).set(1, inRegion(1, '40', 'renamed'))
  const after = [here, near, far].map((place) => zoneAt(renamed, 2, place))
  expect(after[0]).toBe(after[1])
  expect(after[0]?.key).not.toBe(before[0]?.key)
  expect(after[2]).toBe(before[2])

  const moved = new Map(renamed).set(1, inRegion(1, '69'))
  expect(zoneAt(moved, 3, far).organizationIds).toEqual([1, 2])
  expect(zoneAt(moved, 3, here).organizationIds).toEqual([])
  // an id beyond the capacity for new ids
  const grown = new Map(moved).set(1_000_000, inRegion(1_000_000, '40'))
  expect(zoneAt(grown, 4, here).organizationIds).toEqual([1_000_000])
})
