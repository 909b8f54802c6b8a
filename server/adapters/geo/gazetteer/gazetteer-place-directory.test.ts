import { performance } from 'node:perf_hooks'
import { placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { foldPlaceName } from '@okolitsa/domain/geo/place-name.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeDirectoryContract } from '../place-directory.contract.ts'
import { loadGazetteer } from './gazetteer.ts'
import { createGazetteerPlaceDirectory } from './gazetteer-place-directory.ts'
import { ADDRESSES, FARM_SETTLEMENTS, FREE_SETTLEMENTS, SEARCHES, SEARCHES_WITH_REGION } from './largest-cities.data.ts'

const directory = createGazetteerPlaceDirectory()
const nameOfPlaceAt = async (latitude: number, longitude: number) => {
  const place = await directory.placeAt({ latitude, longitude })
  return place === null ? null : placeNameOf(place)
}

placeDirectoryContract('gazetteer', async () => ({ directory, close: async () => {} }))

describe('findPlaces', () => {
  it.each(SEARCHES)('%j finds %s first', async (text, name) => {
    const [first] = await directory.findPlaces(text, 5)
    expect(first && placeNameOf(first)).toBe(name)
  })

  it.each(SEARCHES_WITH_REGION)('%j finds one of region %s first', async (text, regionCode) => {
    const [first] = await directory.findPlaces(text, 5)
    expect(first?.regionCode).toBe(regionCode)
  })

  it('suggests few places for a typo, and none with another beginning', async () => {
    const found = await directory.findPlaces('Казн', 10)
    expect(found.length).toBeLessThanOrEqual(3)
    expect(found.map((place) => placeNameOf(place)?.slice(0, 3))).toEqual(found.map(() => 'Каз'))
  })

  it.each(FARM_SETTLEMENTS)('finds %s of region %s, where a farm of the shop is', async (name, regionCode) => {
    const found = await directory.findPlaces(name, 10)
    expect(found.filter((place) => place.settlement === name && place.regionCode === regionCode)).toHaveLength(1)
  })

  it.each(FREE_SETTLEMENTS)('accepts %j as typed', async (text, name, regionCode, near) => {
    const found = (await directory.findPlaces(text, 10)).at(-1)
    expect(found).toMatchObject({ settlement: name, city: null, regionCode, precision: 'place' })
    if (near) expect(found?.title).toContain(near)
    expect(found?.title).toContain(name)
  })

  it('returns no places when the location of a village is unknown', async () => {
    expect(await directory.findPlaces('деревня Гадюкино', 5)).toEqual([])
    const kolomna = (await directory.findPlaces('Коломна', 1))[0]
    expect(await directory.findPlaces('деревня Гадюкино', 5, kolomna)).toMatchObject([{ settlement: 'Гадюкино' }])
    for (const text of ['Гадюкино', 'Гадюкино, Истра', 'д 5, Истра', 'деревня Жостово'])
      expect((await directory.findPlaces(text, 9)).filter(({ title }) => title.includes('рядом'))).toEqual([])
  })

  it('finds every place by its own name', async () => {
    for (const place of loadGazetteer().places.filter((_, index) => index % 25 === 0)) {
      const found = await directory.findPlaces(place.name, 20)
      expect(foldPlaceName((found[0] && placeNameOf(found[0])) ?? '')).toBe(place.folded)
    }
  })

  it('accepts any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), fc.integer(), async (text, limit) => {
        const found = await directory.findPlaces(text, limit)
        expect(found.length).toBeLessThanOrEqual(Math.max(0, Math.min(20, limit)))
        await directory.findAddresses(text, limit)
      }),
      { numRuns: 200 },
    )
  })

  it('answers quickly', async () => {
    const { places } = loadGazetteer()
    const times: number[] = []
    for (let index = 0; index < 1_000; index += 1) {
      const name = places[(index * 37) % places.length]?.name ?? ''
      const typed = index % 2 === 0 ? name.slice(0, 1 + (index % 7)) : `${name.slice(1)}x`
      const start = performance.now()
      await directory.findPlaces(typed, 10)
      times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    // measured 0.1 ms; the wide margin is for a busy machine
    expect(times[500]).toBeLessThan(5)
  })
})

describe('findAddresses', () => {
  it.each(ADDRESSES)('parses %j', async (text, place, street, house, postalCode) => {
    const [first] = await directory.findAddresses(text, 5)
    expect(first && placeNameOf(first.location)).toBe(place)
    expect(first?.location).toMatchObject({ street, house, postalCode })
    expect(first?.precision).toBe('place')
  })

  it('uses the nearby place for a street without one', async () => {
    const [kazan] = await directory.findPlaces('rfpfym', 1)
    expect(kazan?.regionCode).toBe('16')
    const [first] = await directory.findAddresses(ADDRESSES[1]?.[0] ?? '', 1, kazan)
    expect(first?.location.coords).toEqual(kazan?.coords)
  })
})

describe('placeAt', () => {
  it.each([
    ['a flat in the south-west of Moscow', 55.7, 37.5, '77'],
    ['the north of Moscow', 55.86, 37.6, '77'],
    ['Reutov next to Moscow', 55.76, 37.86, '50'],
    ['the middle of Mytishchi', 55.91, 37.73, '50'],
    ['Kolomna', 55.0956, 38.7688, '50'],
    ['Nevsky prospect', 59.93, 30.34, '78'],
    ['Uelen on the far side of the 180th meridian', 66.15, -169.81, '87'],
  ])('finds %s', async (_, latitude, longitude, regionCode) => {
    expect((await directory.placeAt({ latitude, longitude }))?.regionCode).toBe(regionCode)
  })

  it('returns Moscow inside the ring road', async () => {
    for (const [latitude, longitude] of [
      [55.7, 37.5],
      [55.86, 37.6],
      [55.65, 37.6],
      [55.75, 37.8],
    ] as const) {
      expect(await nameOfPlaceAt(latitude, longitude)).toBe(defaultLocation.city)
    }
  })

  it('returns null in the tundra, at the pole and in the ocean', async () => {
    expect(await nameOfPlaceAt(74, 97)).toBeNull()
    expect(await nameOfPlaceAt(90, 0)).toBeNull()
    expect(await nameOfPlaceAt(0, 0)).toBeNull()
  })
})
