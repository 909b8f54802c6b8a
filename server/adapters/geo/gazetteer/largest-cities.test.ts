import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { REGIONS } from '@okolitsa/domain/geo/regions.ts'
import { describe, expect, it } from 'vitest'
import { loadGazetteer } from './gazetteer.ts'
import { LARGEST_CITIES, TRICKY_NAMES } from './largest-cities.data.ts'

const { places } = loadGazetteer()

describe('places.json', () => {
  it('has at least 4,500 places with unique ids', () => {
    expect(places.length).toBeGreaterThanOrEqual(4_500)
    expect(new Set(places.map((place) => place.id)).size).toBe(places.length)
  })

  it('has no name in another alphabet', () => {
    const strange = places.filter((place) => !/^\p{Script=Cyrillic}[\p{Script=Cyrillic}0-9 .-]*$/u.test(place.name))
    expect(strange.map((place) => place.name)).toEqual([])
  })

  it('covers every region of the catalogue', () => {
    const covered = new Set(places.map((place) => place.regionCode))
    const missing = REGIONS.filter((region) => region.geonamesCode.startsWith('RU.') && !covered.has(region.code))
    expect(missing.map((region) => region.code)).toEqual([])
  })

  it('has a hundred cities to check', () => expect(LARGEST_CITIES).toHaveLength(100))

  it.each(LARGEST_CITIES)('has %s of region %s within 15 km', (name, regionCode, latitude, longitude) => {
    const city = places.find((place) => place.name === name && place.regionCode === regionCode)
    expect(city?.isTown).toBe(true)
    expect(city && distanceMetres(city, { latitude, longitude })).toBeLessThan(15_000)
  })

  it.each(TRICKY_NAMES)('spells %s of region %s', (name, regionCode) => {
    expect(places.some((place) => place.name === name && place.regionCode === regionCode)).toBe(true)
  })
})
