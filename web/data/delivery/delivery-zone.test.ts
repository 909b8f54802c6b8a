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

test('finds a point inside or outside of the zones of every seller', () => {
  expect(isInZones([circle(20_000)], defaultLocation)).toBe(true)
  expect(isInZones([circle(1_000)], defaultLocation)).toBe(false)
  expect(isInZones([circle(20_000), circle(1_000)], defaultLocation)).toBe(false)
  expect(isInZones([everywhere, circle(20_000)], defaultLocation)).toBe(true)
})
test('returns no decision for a town given by name, and without data', () => {
  expect(isInZones([circle(1_000, true)], defaultLocation)).toBe(null)
  expect(isInZones([], defaultLocation)).toBe(null)
  const withoutCourier: DeliveryZone = { isEverywhere: false, items: [] }
  expect(isInZones([withoutCourier], defaultLocation)).toBe(null)
  expect(isInZones([withoutCourier, circle(20_000)], defaultLocation)).toBe(true)
})
