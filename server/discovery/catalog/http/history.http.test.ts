import { expect, it } from 'vitest'
import { FARM, OTHER, openReviewsShop } from '../../../engagement/reviews/reviews-shop.data.ts'

const shop = await openReviewsShop('7916581')
const { call, sql, customer, order, goods } = shop
const { cheese, milk, curd } = goods
const [foreign = { id: 0 }] = await sql<{ id: number }>(
  'select id from product where organization_id = $1 and enabled order by id limit 1',
  [OTHER],
)
const ofFarm = (token?: string, query = '', headers = {}) =>
  call('GET', `/api/v1/farmers/${FARM}/products-by-order-history${query}`, { ...(token && { token }), headers })
const everywhere = (token?: string, headers = {}) =>
  call('GET', '/api/v1/products/by-order-history', { ...(token && { token }), headers })
const idsIn = ({ body }: { body: { items: { id: number }[] } }) => body.items.map(({ id }) => id)

it('refuses guests', async () => {
  expect((await ofFarm()).status).toBe(401)
  expect((await everywhere()).status).toBe(401)
  const nobody = await customer()
  expect((await ofFarm(nobody.token)).body).toEqual({ items: [] })
  expect(
    (await call('GET', '/api/v1/farmers/2000000000/products-by-order-history', { token: nobody.token })).status,
  ).toBe(404)
})

it('lists received products by number of purchases, without missing lines and cancelled orders', async () => {
  const vera = await customer()
  await order(vera, [milk.id], { daysAgo: 90 })
  await order(vera, [milk.id, cheese.id], { daysAgo: 9 })
  await order(vera, [curd.id], { state: 'onTheRoad' })
  await order(vera, [curd.id], { picked: 0 })
  await order(vera, [foreign.id], { farm: OTHER, daysAgo: 1 })
  expect(idsIn(await ofFarm(vera.token))).toEqual([milk.id, cheese.id])
  expect(idsIn(await ofFarm(vera.token, '?maxQuantity=1'))).toEqual([milk.id])
  expect(idsIn(await everywhere(vera.token))).toEqual([milk.id, foreign.id, cheese.id])
  expect(idsIn(await ofFarm((await customer()).token))).toEqual([])
})

it("lists only purchases from the seller in the seller's own shop", async () => {
  const vera = await customer()
  await order(vera, [cheese.id])
  await order(vera, [foreign.id], { farm: OTHER })
  const headers = { host: 'own.example' }
  expect(idsIn(await everywhere(vera.token, headers))).toEqual([cheese.id])
  expect(
    (await call('GET', `/api/v1/farmers/${OTHER}/products-by-order-history`, { token: vera.token, headers })).status,
  ).toBe(404)
})
