import { expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const { call } = await testApp(await testDatabase())

it('finds a place by the beginning of its name, with ё as е and from the wrong keyboard layout', async () => {
  const first = async (text: string) =>
    (await call('GET', `/api/v1/geo/places/${encodeURIComponent(text)}`)).body.items[0]?.city
  expect(await first('короле')).toBe('Королёв')
  expect(await first('vjcrdf')).toBe('Москва')
  expect(await first('Нижний Нвгород')).toBe('Нижний Новгород')
})
it('finds the settlement at a point, and none in the middle of the sea', async () => {
  expect((await call('GET', '/api/v1/geo/place/55.754/37.620')).body).toMatchObject({
    place: { city: 'Москва', regionCode: '77' },
  })
  expect((await call('GET', '/api/v1/geo/place/75.0/60.0')).body).toEqual({ place: null })
  expect((await call('GET', '/api/v1/geo/place/95/37')).status).toBe(404)
})
it('parses a free-form address', async () => {
  const { body } = await call('GET', `/api/v1/geo/addresses/${encodeURIComponent('Истра, Ленина, 5')}`)
  expect(body.items[0]).toMatchObject({ city: 'Истра', house: '5', regionCode: '50' })
})
it('searches for a street without a town at the visitor’s place, and requires its complete parameters', async () => {
  const street = `/api/v1/geo/addresses/${encodeURIComponent('Ленина, 5')}`
  expect((await call('GET', street)).body.items[0]).toMatchObject({ city: 'Москва' })
  const here = `regionId=54&city=${encodeURIComponent('Новосибирск')}&latitude=55.0302&longitude=82.9204`
  expect((await call('GET', `${street}?${here}`)).body.items[0]).toMatchObject({
    title: 'Новосибирск, Новосибирская область, Ленина, 5',
    regionCode: '54',
    coords: { latitude: 55.0302, longitude: 82.9204 },
  })
  expect((await call('GET', `${street}?regionId=54`)).body.items[0]).toMatchObject({ city: 'Москва' })
  expect((await call('GET', `${street}?regionId=ab`)).status).toBe(400)
})
