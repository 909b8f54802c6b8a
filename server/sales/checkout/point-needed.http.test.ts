import { randomUUID } from 'node:crypto'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

/** A seller whose courier serves the south-west half of Moscow, without other delivery methods. */
const SELLER = 130
const { call, signIn } = await testApp(await demoDatabase(), { clock: () => new Date('2026-11-23T07:00:00Z') })

const street = { ...defaultLocation, title: '', street: 'Дубравная улица', house: '35' }
const INSIDE = { latitude: 55.75, longitude: 37.55 }
const BEYOND = { latitude: 55.89, longitude: 37.85 }
const KAZAN = { latitude: 55.79, longitude: 49.12 }

const customer = await signIn('79162040001')
const { body: goods } = await call('GET', `/api/v2/products/farmer/${SELLER}`)
const [product] = goods.items

async function methodsAt(place: typeof street, precision?: string) {
  const { latitude, longitude } = place.coords
  const query = new URLSearchParams({
    regionId: place.regionCode,
    city: place.city ?? '',
    latitude: String(latitude),
    longitude: String(longitude),
    ...(precision && { precision }),
  })
  const { body } = await call('GET', `/api/v1/shipping-methods/${SELLER}?${query}`)
  return body.items.filter(({ methodCode }: { methodCode: string }) => methodCode === 'courier')
}

async function order(place: object) {
  const { token } = customer
  const products = [{ productId: product.id, quantity: 5 }]
  const body = { organizationId: SELLER, products, place: street }
  const opened = await call('POST', '/api/v2/cart', { token, body })
  const { cartId } = opened.body
  const [{ dates }] = await methodsAt({ ...street, coords: INSIDE }, 'house')
  return call('POST', '/api/v3/checkout', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      carts: [{ cartId, methodCode: 'courier', date: dates[0].date, paymentMethod: 'cashondelivery' }],
      place,
      recipient: { name: 'Анна', phone: '79162040001' },
    },
  })
}

it('requires a point when the courier serves a part of the town and the house is unknown', async () => {
  const found = async (place: typeof street, precision?: string) =>
    (await methodsAt(place, precision)).map(({ needsPoint }: { needsPoint: boolean }) => needsPoint)
  expect(await found(street)).toEqual([true])
  expect(await found(street, 'place')).toEqual([true])
  // the town's centre counts as a house when the precision says so
  expect(await found(street, 'house')).toEqual([false])
  expect(await found({ ...street, coords: INSIDE })).toEqual([false])
  expect(await found({ ...street, coords: BEYOND }, 'house')).toEqual([])
})

it('places a courier order only with a point inside the area', async () => {
  expect((await order(street)).body).toMatchObject({ code: 'POINT_NEEDED' })
  const pointed = { ...street, precision: 'house' }
  expect((await order({ ...pointed, coords: BEYOND })).body).toMatchObject({ code: 'UNAVAILABLE_AT_USER_AREA' })
  expect((await order({ ...pointed, coords: KAZAN })).body).toMatchObject({ code: 'POINT_ELSEWHERE' })
  const placed = await order({ ...pointed, coords: INSIDE })
  expect(placed.status).toBe(201)
  const { body } = await call('GET', `/api/v1/orders/${placed.body.orders[0].orderId}`, { token: customer.token })
  expect(body.place).toMatchObject({
    title: 'Москва, Дубравная улица, 35',
    coords: INSIDE,
    precision: 'house',
  })
})
