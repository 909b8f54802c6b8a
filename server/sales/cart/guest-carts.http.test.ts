import { beforeEach, expect, it } from 'vitest'
import { NOON } from '../../testing/world.data.ts'
import { CHEESE, EGGS, FARM, inMoscow, moscow, openCartShop } from './cart-shop.data.ts'
import { ROOM_FOR_GUEST_CARTS } from './policy.ts'

const shop = await openCartShop({ farms: 1, settings: { RATE_LIMIT_PER_MINUTE: '100000' } })
beforeEach(async () => {
  shop.moveClock(NOON)
  await shop.sql('delete from cart')
})
const HOUR = 60

const begin = async (remoteAddress: string, products: object[] = []) => {
  const reply = await shop.app.http.inject({
    method: 'POST',
    url: '/api/v2/cart',
    remoteAddress,
    payload: { organizationId: FARM, place: moscow, products },
  })
  return { status: reply.statusCode, body: reply.json() }
}

it('limits new guest carts per network and hour, separately for each network', async () => {
  for (let cart = 0; cart < ROOM_FOR_GUEST_CARTS.ofNetwork; cart += 1)
    expect((await begin('192.0.2.1')).status).toBe(201)
  expect(await begin('192.0.2.1')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect((await begin('198.51.100.1')).status).toBe(201)
})

it('deletes empty guest carts that have not changed for a day', async () => {
  const empty = (await begin('10.0.0.1')).body.cartId
  const full = (await begin('10.0.0.2', [{ productId: CHEESE }])).body.cartId
  const emptied = (await begin('10.0.0.3', [{ productId: EGGS }])).body.cartId
  shop.passMinutes(23 * HOUR)
  const removed = await shop.call('DELETE', `/api/v2/cart/${emptied}/products/${EGGS}?${inMoscow}`)
  expect(removed.status).toBe(200)
  shop.passMinutes(2 * HOUR)
  const kept = async () => {
    await shop.runPeriodic('delete-empty-guest-carts')
    return (await shop.sql<{ id: string }>('select id from cart order by id')).map(({ id }) => id)
  }
  expect(await kept()).toEqual([full, emptied].sort())
  expect(await kept()).not.toContain(empty)
  shop.passMinutes(24 * HOUR)
  expect(await kept()).toEqual([full])
})
