import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import { distanceText } from './use-viewpoint.ts'

const farm = { coords: { latitude: 55.92, longitude: 36.86 }, distanceKm: 51, place: 'Истра, Московская область' }
const door = {
  ...defaultLocation,
  street: 'Рублёвское шоссе',
  house: '1',
  coords: { latitude: 55.75, longitude: 37.4 },
  precision: 'house' as const,
}

it('rounds the distance from the place of the page to tens of kilometres', () => {
  expect(distanceText(farm, null, defaultLocation)).toBe('около\u00A050\u00A0км')
  expect(distanceText(farm, null, { ...defaultLocation, precision: 'house' })).toBe('около\u00A050\u00A0км')
  expect(distanceText({ ...farm, place: 'Москва', distanceKm: 12 }, null, defaultLocation)).toBe('в\u00A0вашем городе')
})

it("gives kilometres from the visitor's door once it is known", () => {
  expect(distanceText(farm, door, defaultLocation)).toBe('39\u00A0км от\u00A0вас')
  expect(distanceText({ ...farm, coords: door.coords }, door, defaultLocation)).toBe(
    'меньше\u00A01\u00A0км от\u00A0вас',
  )
})
