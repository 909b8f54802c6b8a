import type { ShippingRate } from '@okolitsa/domain/delivery/rate.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import type { Seller } from '../../../supply/sellers/ports.ts'
import { tripsOfRates } from '../../../supply/sellers/rate-trips.ts'
import { createOfferCache } from '../offer.ts'
import { sellerAtRandom } from '../sellers-at-random.data.ts'
import { rearrange } from './rearrange.ts'

/** The current time: a Monday. */
const NOW = new Date('2026-11-23T06:00:00Z')
const [WEDNESDAY, THURSDAY] = ['2026-11-25', '2026-11-26']
const rateIn = (id: number, regionCode: string, hours: ShippingRate['hours']): ShippingRate => ({
  id,
  title: `rate ${id}`,
  price: kopecks(29_900),
  minOrderSum: kopecks(0),
  freeDeliverySum: null,
  minOrderSumForSubscribers: null,
  freeDeliverySumForSubscribers: null,
  isDefault: false,
  hours,
  slotCapacity: null,
  areas: [
    { area: { kind: 'region', regionCode }, minOrderSumForSubscribers: null, freeDeliverySumForSubscribers: null },
  ],
})
const rates = [rateIn(1, '77', null), rateIn(2, '69', { weekdays: [4], fromHour: 9, toHour: 12 })]
const schedule: Seller['schedule'] = {
  ...sellerAtRandom(() => 0.5, 7).schedule,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  durationDays: 0,
  processingDays: 0,
  horizonDays: 14,
  closures: [],
}
const seller: Seller = {
  ...sellerAtRandom(() => 0.5, 7),
  rates,
  schedule,
  scheduleKey: JSON.stringify(schedule),
  fullDays: new Set(),
  trips: tripsOfRates({ schedule, fullDays: new Set() }, rates, new Map()),
}
const moscow = { ...defaultLocation }
const tver = { ...defaultLocation, regionCode: '69', city: 'Тверь', coords: { latitude: 56.86, longitude: 35.9 } }
const offers = { ...createOfferCache(), isPlausible: () => true }
const move = (date: string, location: typeof moscow) =>
  rearrange(seller, offers, {
    organizationId: seller.id,
    location: moscow,
    now: NOW,
    methodCode: 'courier',
    tradePlaceId: null,
    shippingRateId: 1,
    date,
    carrierDays: 0,
    harvestReadyOn: null,
    productionSchedules: [],
    goods: kopecks(100_000),
    to: { date, location },
  })
const daysOf = ({ dates }: ReturnType<typeof move>) => dates.map(({ date }) => date)

it('keeps the day of the order at its own place', () => {
  expect(daysOf(move(WEDNESDAY, moscow))).toContain(WEDNESDAY)
})

it('offers only the days of the other place’s rate', () => {
  const moved = move(WEDNESDAY, tver)
  expect(moved).toMatchObject({ isInTime: true, shippingRateId: 2, obstacle: null })
  expect(daysOf(moved)).not.toContain(WEDNESDAY)
  expect(moved.dates.find(({ date }) => date === THURSDAY)).toMatchObject({ fromHour: 9, toHour: 12 })
})
