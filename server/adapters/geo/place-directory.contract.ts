import { placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Place, PlaceDirectory } from '../../fulfilment/geo/ports.ts'

export interface Subject {
  directory: PlaceDirectory
  close(): Promise<void>
}

/** Moscow, the only place that every adapter and emulator has. */
const MOSCOW = defaultLocation.city ?? ''

function expectPlace(place: Place): void {
  expect(placeNameOf(place)).toBeTruthy()
  expect(place.title).not.toBe('')
  expect(place.region).not.toBe('')
  expect(isRegionCode(place.regionCode)).toBe(true)
  expect(Math.abs(place.coords.latitude)).toBeLessThanOrEqual(90)
  expect(Math.abs(place.coords.longitude)).toBeLessThanOrEqual(180)
}

/** Contract tests of every adapter of the port; call it in the adapter's own test file. */
export function placeDirectoryContract(name: string, start: () => Promise<Subject>): void {
  describe(`place directory: ${name}`, () => {
    let subject: Subject
    beforeAll(async () => {
      subject = await start()
    })
    afterAll(() => subject.close())

    it('finds a place by the prefix of its name, in any case', async () => {
      for (const text of [MOSCOW, MOSCOW.slice(0, 4), MOSCOW.toUpperCase()]) {
        const found = await subject.directory.findPlaces(text, 10)
        expect(found[0]).toMatchObject({ city: MOSCOW, regionCode: '77', street: null, house: null })
        for (const place of found) expectPlace(place)
      }
    })

    it('returns at most the requested number of places', async () => {
      const letter = MOSCOW[1] ?? ''
      expect((await subject.directory.findPlaces(letter, 2)).length).toBeLessThanOrEqual(2)
      expect(await subject.directory.findPlaces(MOSCOW, 0)).toEqual([])
      expect(await subject.directory.findAddresses(MOSCOW, 0)).toEqual([])
    })

    it('returns no places for an empty or senseless text', async () => {
      for (const text of ['', '   ', '@@@', 'qqqqwwwwzzzz']) {
        expect(await subject.directory.findPlaces(text, 10)).toEqual([])
      }
      expect(await subject.directory.findAddresses('', 10)).toEqual([])
    })

    it('accepts a text of any length', async () => {
      expect(await subject.directory.findPlaces('q'.repeat(2_000), 10)).toEqual([])
    })

    it('finds an address with street and house', async () => {
      const [found] = await subject.directory.findAddresses(`${MOSCOW}, Arbat, 12`, 5)
      expect(found?.location).toMatchObject({ city: MOSCOW, regionCode: '77', street: 'Arbat', house: '12' })
      expect(found?.title).toContain('Arbat')
      if (found) expectPlace(found.location)
    })

    it('finds the place itself when the address is only a place', async () => {
      const [found] = await subject.directory.findAddresses(MOSCOW, 5)
      expect(found).toMatchObject({ precision: 'place', location: { city: MOSCOW, street: null, house: null } })
    })

    it('uses the nearby place for a street without one', async () => {
      const [found] = await subject.directory.findAddresses('Arbat 12', 5, defaultLocation)
      expect(found?.location).toMatchObject({ city: MOSCOW, street: 'Arbat', house: '12' })
    })

    it('returns the place at a point', async () => {
      const place = await subject.directory.placeAt({ latitude: 55.753, longitude: 37.62 })
      expect(place).toMatchObject({ city: MOSCOW, regionCode: '77', street: null, house: null })
    })

    it('returns null far from any place', async () => {
      expect(await subject.directory.placeAt({ latitude: 0, longitude: 0 })).toBeNull()
    })
  })
}
