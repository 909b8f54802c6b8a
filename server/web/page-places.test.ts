import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { encodePageKey, pagePlaces } from '@okolitsa/domain/geo/page-place.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { createPagePlaces, type PagePlacesOptions } from './page-places.ts'

const request = {} as FastifyRequest
const centre = defaultLocation.coords
const home: Location = {
  ...defaultLocation,
  street: 'улица Варварка',
  house: '1',
  coords: { latitude: 55.7512, longitude: 37.6284 },
  precision: 'house',
}

/** Sellers with one offer up to a longitude and another beyond it; `within` is a separate strip. */
function setUp(border: number, within?: readonly [number, number], maxBytes?: number) {
  const rules = { border, version: 1, asked: 0, searches: 0 }
  const side = ({ coords: { longitude } }: Location) => {
    if (within && longitude > within[0] && longitude < within[1]) return 'strip'
    return longitude < rules.border ? 'west' : 'east'
  }
  const options: PagePlacesOptions = {
    zoneOf: async (_request, place) => `${side(place)} ${rules.version}`,
    offerOf: async (_request, place) => {
      rules.asked += 1
      return side(place)
    },
    centreOf: () => centre,
    countSearch: () => {
      rules.searches += 1
    },
  }
  const places = createPagePlaces(options, maxBytes)
  const placeOf = (location: Location, pageKey?: string) =>
    places.placeOf(request, { site: 'market', location, pageKey })
  return { rules, placeOf }
}

it("renders pages for the town when its offers equal the address's, else for the largest cell with equal offers", async () => {
  const far = setUp(38)
  expect((await far.placeOf(home)).location.coords).toEqual(centre)
  // the border is between the town's centre and the address
  const near = setUp(37.62)
  expect((await near.placeOf(home)).location.coords).toEqual({ latitude: 55.75, longitude: 37.65 })
  // a strip so narrow that only the smallest cell is within it
  const close = setUp(38, [37.6282, 37.6286])
  expect((await close.placeOf(home)).location.coords).toEqual({ latitude: 55.751, longitude: 37.6285 })
})

it('searches for a place once, and again after a change of its sellers', async () => {
  const { rules, placeOf } = setUp(38)
  await placeOf(home)
  const { asked } = rules
  expect((await placeOf(home)).zone).toBe('west 1')
  expect(rules.asked).toBe(asked)
  rules.version = 2
  expect((await placeOf(home)).zone).toBe('west 2')
  rules.border = 37.62
  rules.version = 3
  expect((await placeOf(home)).zone).toBe('east 3')
})

it('uses the place of a page key while it is in the location and has the same offers', async () => {
  const { rules, placeOf } = setUp(38)
  const [, cell] = pagePlaces(home, centre) as [Location, Location]
  const key = encodePageKey('ru', cell)
  expect((await placeOf(home, key)).encoded).toBe(encodeLocation(cell))
  // ignores a key of another location and a malformed one
  for (const other of [encodePageKey('ru', { ...cell, city: 'Тула' }), 'broken'])
    expect((await placeOf(home, other)).location.coords).toEqual(centre)
  rules.border = 37.629
  rules.version = 2
  expect((await placeOf(home, key)).location.coords).not.toEqual(cell.coords)
})

it('limits its memory by bytes, whatever the length of page keys', async () => {
  const { rules, placeOf } = setUp(38, undefined, 50_000)
  await placeOf(home)
  const { asked } = rules
  for (let stranger = 0; stranger < 20; stranger += 1) await placeOf(home, `ru.${String(stranger).padEnd(5_000, 'x')}`)
  await placeOf(home)
  // each place was searched for, and the first one again
  expect(rules.asked).toBe(asked * 22)
})

it('counts a search for the place of an address, but none for a town', async () => {
  const { rules, placeOf } = setUp(38)
  await placeOf(defaultLocation)
  expect(rules.searches).toBe(0)
  for (const house of ['1', '1', '2']) await placeOf({ ...home, house })
  expect(rules.searches).toBe(2)
})
