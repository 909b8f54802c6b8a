import type { Area } from '@okolitsa/domain/geo/area.ts'
import { expect, it } from 'vitest'
import { createTownDirectory } from '../../adapters/geo/gazetteer/town-directory.ts'
import { shippingCityOf } from './shipping-city.ts'

const towns = createTownDirectory()
const istra = { latitude: 55.914, longitude: 36.86 }
const cityOf = (...rates: { isDefault: boolean; area: Area }[]) =>
  shippingCityOf(
    { coords: istra, rates: rates.map(({ isDefault, area }) => ({ isDefault, areas: [{ area }] })) },
    towns,
  )?.city

it('returns the town of the default rate', () => {
  const tver: Area = { kind: 'city', city: 'тверь', regionCode: '69' }
  expect(
    cityOf({ isDefault: false, area: { kind: 'region', regionCode: '77' } }, { isDefault: true, area: tver }),
  ).toBe('Тверь')
})
it('returns the capital of the default rate’s region', () => {
  expect(cityOf({ isDefault: true, area: { kind: 'region', regionCode: '40' } })).toBe('Калуга')
  expect(cityOf({ isDefault: true, area: { kind: 'region', regionCode: '77' } })).toBe('Москва')
})
it('returns the farm’s own place when the rate has no named area', () => {
  expect(cityOf({ isDefault: true, area: { kind: 'country' } })).toContain('Истра')
  expect(cityOf({ isDefault: true, area: { kind: 'city', city: 'Нигде', regionCode: '69' } })).toContain('Истра')
  expect(cityOf()).toContain('Истра')
})
it('returns the largest town of a drawn area', () => {
  const istraAndAround: Area = { kind: 'radius', center: istra, metres: 8_000 }
  expect(cityOf({ isDefault: true, area: istraAndAround })).toBe('Истра')
  const uptoMoscow: Area = {
    kind: 'polygon',
    points: [
      { latitude: 55.95, longitude: 36.8 },
      { latitude: 55.95, longitude: 37.9 },
      { latitude: 55.6, longitude: 37.9 },
      { latitude: 55.6, longitude: 36.8 },
    ],
  }
  expect(cityOf({ isDefault: true, area: uptoMoscow })).toBe('Москва')
  // an uninhabited area
  expect(cityOf({ isDefault: true, area: { ...istraAndAround, metres: 10 } })).toContain('Истра')
})
