import { expect, it } from 'vitest'
import { openDatabase, run } from '../../platform/db/client.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const url = await testDatabase()
const { call, signIn } = await testApp(url)

it('keeps what the page told, with the device and the customer', async () => {
  const { token, user } = await signIn('79163000001')
  const headers = { cookie: 'anonymous-id=device-1' }
  expect(
    (await call('POST', '/api/v1/events/search-result-click', { token, headers, body: { text: 'сыр', productId: 5 } }))
      .status,
  ).toBe(200)
  expect((await call('POST', '/api/v1/events/accept-cookies', { headers })).status).toBe(200)
  const database = openDatabase(url)
  const rows = await run(
    database.executor,
    'select kind, customer_id, device_id, payload from shopper_event order by id',
  )
  await database.close()
  expect(rows).toEqual([
    {
      kind: 'search-result-click',
      customer_id: user.id,
      device_id: 'device-1',
      payload: { text: 'сыр', productId: 5 },
    },
    { kind: 'accept-cookies', customer_id: null, device_id: 'device-1', payload: { version: '1' } },
  ])
})
it('refuses what is not an event', async () => {
  const reply = await call('POST', '/api/v1/events/add-product-to-wishlist', { body: { productId: 'x' } })
  expect(reply).toMatchObject({ status: 400, body: { errors: { productId: 'Здесь нужно число' } } })
  expect((await call('POST', '/api/v1/events/show-cart', { body: { cartIds: ['x'] } })).status).toBe(400)
  expect((await call('POST', '/api/v1/events/no-such-event', { body: {} })).status).toBe(404)
})
