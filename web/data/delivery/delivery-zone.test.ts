import type { DeliveryZone } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, test } from 'vitest'
import { isInZones } from './use-delivery-zone.ts'

const { coords } = defaultLocation
const circle = (metres: number, isRough = false): DeliveryZone => ({
  isEverywhere: false,
  items: [
    {
      outline: { kind: 'radius', center: { latitude: coords.latitude + 0.1, longitude: coords.longitude }, metres },
      isRough,
    },
  ],
})
const everywhere: DeliveryZone = { isEverywhere: true, items: [] }

test('a point is told to be inside or outside of what is drawn, by every seller', () => {
  expect(isInZones([circle(20_000)], defaultLocation)).toBe(true)
  expect(isInZones([circle(1_000)], defaultLocation)).toBe(false)
  expect(isInZones([circle(20_000), circle(1_000)], defaultLocation)).toBe(false)
  expect(isInZones([everywhere, circle(20_000)], defaultLocation)).toBe(true)
})
test('nothing is told where a town is meant by its name, or nothing is known', () => {
  expect(isInZones([circle(1_000, true)], defaultLocation)).toBe(null)
  expect(isInZones([], defaultLocation)).toBe(null)
  const withoutCourier: DeliveryZone = { isEverywhere: false, items: [] }
  expect(isInZones([withoutCourier], defaultLocation)).toBe(null)
  expect(isInZones([withoutCourier, circle(20_000)], defaultLocation)).toBe(true)
})
