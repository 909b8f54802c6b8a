import type { Location } from '@okolitsa/domain/geo/location.ts'
import { describe, expect, it } from 'vitest'
import { placeLine, placeLines } from './place-label.ts'

const kaluga: Location = {
  title: 'Kaluga',
  city: 'Kaluga',
  settlement: null,
  region: 'Kaluga oblast',
  regionCode: '40',
  street: null,
  house: null,
  postalCode: null,
  coords: { latitude: 54.5, longitude: 36.3 },
}

describe('placeLines', () => {
  it('shows a town over its region', () => {
    expect(placeLines(kaluga)).toEqual({ main: 'Kaluga', note: 'Kaluga oblast' })
    expect(placeLine(kaluga)).toBe('Kaluga')
  })
  it('shows a city that is its own region once', () => {
    expect(placeLines({ ...kaluga, region: 'g Kaluga' }).note).toBe('')
  })
  it('shows a street above its town, and a village before its town', () => {
    expect(placeLines({ ...kaluga, street: 'Lenina', house: '12' })).toEqual({ main: 'Lenina, 12', note: 'Kaluga' })
    expect(placeLine({ ...kaluga, street: 'Lenina' })).toBe('Kaluga, Lenina')
    expect(placeLines({ ...kaluga, settlement: 'Rosva' }).main).toBe('Rosva')
    expect(placeLines({ ...kaluga, settlement: 'Rosva', house: '5' }).main).toBe('Rosva, 5')
  })
})
