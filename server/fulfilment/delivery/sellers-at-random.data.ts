import type { ShippingRate } from '@okolitsa/domain/delivery/rate.ts'
import type { Area } from '@okolitsa/domain/geo/area.ts'
import { wrappedLongitude } from '@okolitsa/domain/geo/border.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { Seller, TradePlace } from '../../supply/sellers/ports.ts'
import { tripsOfRates } from '../../supply/sellers/rate-trips.ts'
import type { DeliveryPlace } from './ports.ts'

/** A source of random numbers from 0 to 1. */
export type Random = () => number

const REGIONS = ['77', '50', '40', '69']
const TOWNS = ['Москва', 'Истра', 'Калуга', 'Тверь', 'Орёл-Изумруд', '']

const pick = <One>(random: Random, ones: readonly One[]): One => ones[Math.floor(random() * ones.length)] as One
const whole = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1))
/**
 * Random coordinates around Moscow, or at the same latitude elsewhere.
 * @param west western end of a range of 4 degrees
 */
const coordsOf = (random: Random, west: number) => ({
  latitude: 54.5 + random() * 2.5,
  longitude: wrappedLongitude(west + random() * 4),
})
export const AROUND_MOSCOW = 35.5
export const AROUND_180 = 178
const some = <One>(random: Random, most: number, make: () => One): One[] =>
  Array.from({ length: whole(random, 0, most) }, make)

function areaOf(random: Random, west: number): Area {
  const kind = pick(random, ['country', 'region', 'city', 'radius', 'radius', 'radius', 'polygon'] as const)
  if (kind === 'country') return { kind }
  if (kind === 'region') return { kind, regionCode: pick(random, REGIONS) }
  if (kind === 'city') return { kind, regionCode: pick(random, REGIONS), city: pick(random, TOWNS) }
  if (kind === 'radius') return { kind, center: coordsOf(random, west), metres: whole(random, 1_000, 150_000) }
  const { latitude, longitude } = coordsOf(random, west)
  return {
    kind,
    points: Array.from({ length: 6 }, (_, corner) => ({
      latitude: latitude + (0.1 + random() * 0.6) * Math.cos(corner),
      longitude: wrappedLongitude(longitude + (0.1 + random() * 0.6) * Math.sin(corner)),
    })),
  }
}

const rateOf = (random: Random, id: number, west: number): ShippingRate => ({
  id,
  title: `rate ${id}`,
  price: kopecks(whole(random, 0, 5) * 10_000),
  minOrderSum: kopecks(0),
  freeDeliverySum: null,
  minOrderSumForSubscribers: null,
  freeDeliverySumForSubscribers: null,
  isDefault: false,
  hours: random() < 0.2 ? { weekdays: [whole(random, 1, 7)], fromHour: 9, toHour: 12 } : null,
  slotCapacity: null,
  areas: [areaOf(random, west), ...some(random, 2, () => areaOf(random, west))].map((area) => ({
    area,
    minOrderSumForSubscribers: null,
    freeDeliverySumForSubscribers: null,
  })),
})

const tradePlaceOf = (random: Random, id: number, west: number): TradePlace => ({
  id,
  title: `place ${id}`,
  address: '',
  city: '',
  regionCode: pick(random, REGIONS),
  coords: coordsOf(random, west),
  hours: some(random, 2, () => ({
    weekdays: [whole(random, 1, 7)],
    from: pick(random, ['08:00', '10:00', '18:45']),
    to: pick(random, ['13:00', '18:00', '19:15']),
  })).filter(({ from, to }) => from < to),
  days: null,
})

/** A seller with random rates, drawn areas and trade places. */
export function sellerAtRandom(random: Random, id: number, west = AROUND_MOSCOW): Seller {
  const schedule = {
    timeZone: 'Europe/Moscow',
    weekdays: [whole(random, 1, 7), whole(random, 1, 7)],
    cutoffMinute: 18 * 60,
    processingDays: 0,
    durationDays: random() < 0.2 ? whole(random, 1, 9) : 0,
    windowFromHour: 10,
    windowToHour: 20,
    horizonDays: 14,
  }
  let part = 0
  const rates = some(random, 3, () => rateOf(random, id * 100 + ++part, west))
  return {
    id,
    type: 'farmer',
    slug: `${id}`,
    title: `${id}`,
    tagline: '',
    smallImage: '',
    hue: 0,
    coords: coordsOf(random, west),
    timeZone: schedule.timeZone,
    isHidden: random() < 0.1,
    workWithSubscriptions: false,
    popularity: 0,
    ratingSum: 0,
    ratingCount: 0,
    createdAt: 0,
    schedule,
    scheduleKey: JSON.stringify(schedule),
    fullDays: new Set(),
    trips: tripsOfRates({ schedule, fullDays: new Set() }, rates, new Map()),
    hasCarrier: random() < 0.1,
    place: { city: '', settlement: null, regionCode: '77', coords: coordsOf(random, west) },
    rates,
    tradePlaces: some(random, 2, () => tradePlaceOf(random, id * 100 + ++part, west)),
  }
}

/** A random place of a customer: a town of a region, or a house. */
export const placeAtRandom = (random: Random, west = AROUND_MOSCOW): DeliveryPlace => ({
  regionCode: pick(random, REGIONS),
  city: random() < 0.8 ? pick(random, TOWNS) : null,
  settlement: random() < 0.3 ? pick(random, TOWNS) : null,
  coords: coordsOf(random, west),
  precision: pick(random, ['house', 'street', 'place'] as const),
})
