import { parseArgs } from 'node:util'
import type { ShippingRate } from '@okolitsa/domain/delivery/rate.ts'
import type { Area } from '@okolitsa/domain/geo/area.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { createTownDirectory } from '../../server/adapters/geo/gazetteer/town-directory.ts'
import { createDeliveryModule } from '../../server/fulfilment/delivery/module.ts'
import type { DeliveryPlace } from '../../server/fulfilment/delivery/ports.ts'
import type { Seller, SellerSnapshot } from '../../server/supply/sellers/ports.ts'
import { tripsOfRates } from '../../server/supply/sellers/rate-trips.ts'

/**
 * Measures memory and CPU time of places and changed sellers, without a database: sellers are in towns of the country,
 * every third near Moscow, each with its own delivery area. `node tests/bench/zones.ts --sellers 7000 --places 3000`,
 * with `--expose-gc` for retained memory.
 */
const { values } = parseArgs({
  options: { sellers: { type: 'string', default: '7000' }, places: { type: 'string', default: '3000' } },
})
const [SELLERS, PLACES] = [Number(values.sellers), Number(values.places)]
const NOW = new Date('2026-03-02T09:00:00Z')

/** State of the random generator (mulberry32), so that every run has the same sellers. */
let state = 20_261_124
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const pick = <One>(ones: readonly One[]): One => ones[Math.floor(random() * ones.length)] as One
const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))

const towns = createTownDirectory()
const CODES = [
  '77',
  '50',
  '40',
  '69',
  '71',
  '62',
  '33',
  '76',
  '78',
  '47',
  '16',
  '66',
  '54',
  '23',
  '61',
  '52',
  '63',
  '24',
]
const spots = new Map(CODES.map((code) => [code, towns.spotsOf(code)]))

/** A random point within a few degrees of a place. */
const near = ({ latitude, longitude }: Coordinates, degrees: number): Coordinates => ({
  latitude: latitude + (random() - 0.5) * 2 * degrees,
  longitude: longitude + (random() - 0.5) * 3 * degrees,
})

function areaOf(regionCode: string, coords: Coordinates): Area {
  const kind = random()
  if (kind < 0.02) return { kind: 'country' }
  if (kind < 0.25) return { kind: 'region', regionCode }
  if (kind < 0.4) {
    const city = towns.placeAt(coords)?.city ?? ''
    return { kind: 'city', regionCode, city }
  }
  if (kind < 0.85) return { kind: 'radius', center: coords, metres: whole(20, 150) * 1_000 }
  const points = Array.from({ length: 12 }, (_, corner) => {
    const reach = 0.2 + random() * 0.6
    return {
      latitude: coords.latitude + reach * Math.cos((corner * Math.PI) / 6),
      longitude: coords.longitude + 1.7 * reach * Math.sin((corner * Math.PI) / 6),
    }
  })
  return { kind: 'polygon', points }
}

function sellerOf(id: number): Seller {
  const regionCode = random() < 0.33 ? pick(['77', '50']) : pick(CODES)
  const coords = near(pick(spots.get(regionCode) ?? []), 0.05)
  const schedule = {
    timeZone: 'Europe/Moscow',
    weekdays: pick([[1, 3, 5], [2, 4, 6], [6], [1, 2, 3, 4, 5], [3], [1, 2, 3, 4, 5, 6, 7]]),
    cutoffMinute: whole(8, 20) * 60,
    processingDays: whole(0, 2),
    durationDays: 0,
    windowFromHour: 10,
    windowToHour: 20,
    horizonDays: 14,
  }
  const rates: ShippingRate[] = Array.from({ length: whole(1, 2) }, (_, at) => ({
    id: id * 10 + at,
    title: '',
    price: kopecks(whole(1, 5) * 10_000),
    minOrderSum: kopecks(0),
    freeDeliverySum: null,
    minOrderSumForSubscribers: null,
    freeDeliverySumForSubscribers: null,
    isDefault: at === 0,
    hours: random() < 0.1 ? { weekdays: [whole(1, 7)], fromHour: 9, toHour: 12 } : null,
    slotCapacity: null,
    areas: [{ area: areaOf(regionCode, coords), minOrderSumForSubscribers: null, freeDeliverySumForSubscribers: null }],
  }))
  return {
    id,
    type: 'farmer',
    slug: `farm-${id}`,
    title: `Farm ${id}`,
    tagline: '',
    smallImage: '',
    hue: 0,
    coords,
    timeZone: schedule.timeZone,
    isHidden: false,
    workWithSubscriptions: false,
    popularity: whole(0, 900),
    ratingSum: 0,
    ratingCount: 0,
    createdAt: 0,
    schedule,
    scheduleKey: JSON.stringify([schedule, []]),
    fullDays: new Set(),
    trips: tripsOfRates({ schedule, fullDays: new Set() }, rates, new Map()),
    hasCarrier: random() < 0.05,
    place: { city: '', settlement: null, regionCode, coords },
    rates,
    tradePlaces: Array.from({ length: whole(0, 2) }, (_, at) => ({
      id: id * 10 + at,
      title: '',
      address: '',
      city: '',
      regionCode,
      coords: near(coords, 0.3),
      hours: [{ weekdays: [whole(1, 7), whole(1, 7)], from: '09:00', to: '18:00' }],
      days: null,
    })),
  }
}

const MOSCOW = { latitude: 55.75, longitude: 37.62 }
const house = (): DeliveryPlace => ({
  regionCode: '77',
  city: defaultLocation.city,
  settlement: null,
  coords: near(MOSCOW, 0.15),
  precision: 'house',
})

const byId = new Map(Array.from({ length: SELLERS }, (_, at) => [at + 1, sellerOf(at + 1)]))
let snapshot: SellerSnapshot = { version: 1, byId }
const delivery = createDeliveryModule({
  executor: { query: async () => [] },
  clock: () => NOW,
  sellers: { current: async () => snapshot },
  settlements: towns,
})

/** CPU time per call, microseconds: median, 99th percentile, total in milliseconds. */
function report(name: string, micros: readonly number[]): void {
  const sorted = micros.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  const sum = micros.reduce((all, one) => all + one, 0)
  console.log(
    `${name}: median ${at(0.5)} µs, p99 ${at(0.99)} µs, of ${micros.length} together ${Math.round(sum / 1_000)} ms`,
  )
}
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(began)
  return user + system
}
async function each(name: string, places: readonly DeliveryPlace[], work: (place: DeliveryPlace) => Promise<unknown>) {
  const micros: number[] = []
  for (const place of places) micros.push(await timed(() => work(place)))
  report(name, micros)
}
const keptMb = (): number => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1_048_576
}

const reached = async (place: DeliveryPlace) => delivery.sellersAt(MARKETPLACE, place)
const withDates = async (place: DeliveryPlace) => {
  const sellers = await reached(place)
  return delivery.countByDate(sellers, place, NOW, everybody)
}
const offered = async (place: DeliveryPlace) => {
  const ids = (await reached(place)).organizationIds.slice(0, 24)
  return delivery.offersAt(ids.map((organizationId) => ({ organizationId, location: place, now: NOW })))
}
const everybody = new Set(byId.keys())

await each('the very first place', [house()], reached)
await each('warming up', Array.from({ length: 200 }, house), reached)
const places = Array.from({ length: PLACES }, house)
const before = keptMb()
await each('a fresh address: who reaches it', places, reached)
const zones = new Set<string>()
for (const place of places) zones.add((await reached(place)).key)
console.log(`${PLACES} addresses are ${zones.size} zones and keep ${Math.round(keptMb() - before)} MB`)
console.log(`${(await reached(places[0] as DeliveryPlace)).organizationIds.length} sellers reach the first of them`)
await each('the first days of a minute', places.slice(0, 1), withDates)
await each('a fresh address: days of its sellers', places.slice(1, 301), withDates)
await each('the same again', places.slice(201, 301), withDates)
await each('a fresh address: offers of 24 cards', places.slice(0, 300), offered)

/** Replaces a seller by one with other delivery days. */
function change(): void {
  const changed = whole(1, SELLERS)
  const next = new Map(snapshot.byId)
  next.set(changed, sellerOf(changed))
  snapshot = { version: snapshot.version + 1, byId: next }
}
const afterChange: number[] = []
for (let at = 0; at < 50; at++) {
  change()
  afterChange.push(await timed(() => withDates(places[at] as DeliveryPlace)))
}
report('the next call after a seller changed', afterChange)
change()
await each('2 000 known places after one more change', places.slice(0, 2_000), reached)
console.log(`everything keeps ${Math.round(keptMb() - before)} MB more than before the places`)
