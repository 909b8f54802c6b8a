import { describe, expect, it } from 'vitest'
import { encodeLocation, type Location } from './location.ts'
import { decodePageKey, encodePageKey, pagePlaces } from './page-place.ts'

const tula: Location = {
  title: 'Тула, Тульская область',
  city: 'Тула',
  settlement: null,
  region: 'Тульская область',
  regionCode: '71',
  street: null,
  house: null,
  postalCode: null,
  coords: { latitude: 54.19609, longitude: 37.61822 },
  precision: 'place',
}
const home: Location = {
  ...tula,
  title: 'Тула, улица Металлистов, 7',
  street: 'улица Металлистов',
  house: '7',
  postalCode: '300041',
  coords: { latitude: 54.19312, longitude: 37.6217 },
  precision: 'house',
}

describe('places for which pages of a location may be rendered', () => {
  it('returns only the town for a location without an address', () => {
    expect(pagePlaces(tula, { latitude: 1, longitude: 1 })).toEqual([tula])
  })

  it('returns places from the town to cells of about fifty metres, without street, house or postal code', () => {
    const places = pagePlaces(home, tula.coords)
    expect(places.map(({ coords }) => coords)).toEqual([
      tula.coords,
      { latitude: 54.2, longitude: 37.6 },
      { latitude: 54.19, longitude: 37.62 },
      { latitude: 54.194, longitude: 37.622 },
      { latitude: 54.193, longitude: 37.6215 },
    ])
    for (const place of places)
      expect([place.title, place.street, place.house, place.postalCode, place.precision]).toEqual([
        tula.title,
        null,
        null,
        null,
        'house',
      ])
    // two doors of one cell have one place
    const next = pagePlaces({ ...home, house: '9', coords: { latitude: 54.19314, longitude: 37.62172 } }, tula.coords)
    expect(next).toEqual(places)
  })

  it('returns cells for a house of a village or of an unknown town', () => {
    const village: Location = { ...home, city: null, settlement: 'Ясная Поляна', street: null, precision: undefined }
    expect(pagePlaces(village, null).map(({ coords }) => coords.latitude)).toEqual([54.2, 54.19, 54.194, 54.193])
  })
})

it('reads a language and a place from a page key, and refuses any other key', () => {
  const key = encodePageKey('en', tula)
  expect(decodePageKey(key)).toEqual({ language: 'en', place: encodeLocation(tula) })
  for (const broken of ['', 'ru', '.', 'ru.', '.abc', 'ru.a.b']) expect(decodePageKey(broken)).toBeNull()
})
