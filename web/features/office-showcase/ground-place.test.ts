import type { Location } from '@okolitsa/domain/geo/location.ts'
import { expect, it } from 'vitest'
import { groundAt } from './ground-place.ts'
import { type FestivalForm, NEW_GROUND, NEW_PIECE, typedOf } from './piece-form.ts'

const place: Location = {
  title: 'Тула, улица Мосина, 2',
  city: 'Тула',
  settlement: null,
  region: 'Тульская область',
  regionCode: '71',
  street: 'улица Мосина',
  house: '2',
  postalCode: null,
  coords: { latitude: 54.193122, longitude: 37.617348 },
}
const coordsOf = (coords: string) => {
  const grounds = [{ ...NEW_GROUND, key: 1, coords }]
  const typed = typedOf({ ...(NEW_PIECE.festival as FestivalForm), grounds })
  return typed.sort === 'festival' ? typed.grounds[0]?.coords : null
}

it('takes city, region and coordinates of a ground from the chosen address', () => {
  expect(groundAt(place, 'мос')).toEqual({
    address: 'улица Мосина, 2',
    city: 'Тула',
    coords: '54.19312, 37.61735',
    regionCode: '71',
  })
  const village = { ...place, settlement: 'Иншинский', street: null, house: null }
  expect(groundAt(village, 'поле у реки')).toMatchObject({ address: 'поле у реки', city: 'Иншинский' })
})

it('reads coordinates as maps write them, and sends no numbers for anything else', () => {
  expect(coordsOf(groundAt(place, '').coords)).toEqual({ latitude: 54.19312, longitude: 37.61735 })
  expect(coordsOf('54,19 37,61')).toEqual({ latitude: 54.19, longitude: 37.61 })
  expect(coordsOf('у реки')).toEqual({ latitude: Number.NaN, longitude: Number.NaN })
})
