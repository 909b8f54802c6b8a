import type { Area } from '@okolitsa/domain/market/areas.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ANNA, BORIS, CHEESE, FARM, openDinnerShop, PIE, PLACE } from '../../testing/dinners.data.ts'
import { shopSite } from '../../testing/sites.data.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { testApp } from '../../testing.ts'

/** Number of customers who order while the area is switched. */
const RACE = 24

const shop = await openDinnerShop({ customers: RACE })
const other = await testApp(shop.url)
const COOK = await shop.staff(PLACE, 'Olga')

const versionOf = ({ app }: { app: typeof shop.app }) => app.services.market.current().version
const nodes = [shop, other]

const change = (closedAreas: readonly Area[]) => {
  const { market } = shop.services
  return shop.write((tx) => market.changeMarket(tx, AUTHOR, market.current().version, { closedAreas }))
}
/** Closes areas and waits for every node. */
async function close(...closedAreas: Area[]): Promise<void> {
  const { version } = await change(closedAreas)
  await vi.waitFor(() => expect(nodes.map(versionOf)).toEqual(nodes.map(() => version)), { timeout: 20_000 })
}
afterEach(() => close())

const kitchen = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.call(method, `/v1/cabinet/kitchen${path}`, {
    headers: { authorization: `Bearer ${COOK}` },
    ...(body && { body }),
  })
const order = (as: number, ...cartIds: string[]) =>
  shop.checkout(
    as,
    cartIds.map((cartId) => ({ cartId, methodCode: 'courier', date: '2026-11-21', paymentMethod: 'cashondelivery' })),
  )

it('closes and opens an area on every node', async () => {
  const list = '/api/v2/restaurants/list'
  await close('restaurants')
  for (const { call } of [shop, other]) expect((await call('GET', list)).status).toBe(404)
  await close()
  for (const { call } of [shop, other]) expect((await call('GET', list)).status).toBe(200)
})

describe('with restaurants closed', () => {
  it('finishes an open order and notifies the customer', async () => {
    const id = await shop.dinner()
    await close('restaurants')
    expect((await kitchen('GET', '')).body.items).toMatchObject([{ id }])
    for (const [step, body] of [['accept', { minutes: 20 }], ['ready'], ['send'], ['hand-over']] as const)
      expect((await kitchen('POST', `/orders/${id}/${step}`, body ?? {})).status, step).toBe(200)
    await shop.runOutbox()
    // both nodes take events from the outbox
    const notified = await shop.sql('select kind from notification where order_id = $1 order by kind', [id])
    expect(notified.map(({ kind }) => kind)).toEqual(['assembling', 'onTheRoad', 'placed', 'received'])
    const page = await shop.call('GET', `/api/v1/orders/restaurants/${id}`, { as: ANNA })
    expect(page.body).toMatchObject({ id, deliveryStatus: 'received' })
    expect(await integrityProblemsOf(shop)).toEqual([])
  })

  it('shows a cart as unavailable and takes neither dishes nor an order', async () => {
    const { cartId } = await shop.dinnerCart(BORIS)
    await close('restaurants')
    const { body: cart } = await shop.call('GET', `/api/v2/cart/${cartId}`, { as: BORIS })
    expect(cart).toMatchObject({ enabled: false, totals: { itemsCount: 0 } })
    expect(cart.products).toMatchObject([{ isAvailableForCart: false, changes: [{ kind: 'disabled' }] }])
    const added = await shop.call('POST', `/api/v2/cart/${cartId}/products`, {
      as: BORIS,
      body: { products: [{ productId: PIE }] },
    })
    expect(added.body.code).toBe('FARMER_OR_PRODUCTS_UNAVAILABLE')
    const opened = await shop.call('POST', '/api/v2/cart', {
      as: ANNA,
      body: { organizationId: PLACE, products: [{ productId: PIE }] },
    })
    expect(opened.body.code).toBe('FARMER_OR_PRODUCTS_UNAVAILABLE')
    expect((await order(BORIS, cartId)).body.code).toBe('FARMER_OR_PRODUCTS_UNAVAILABLE')
    await close()
    expect((await order(BORIS, cartId)).status).toBe(201)
  })

  it('orders the goods of a request and refuses its dishes', async () => {
    const { cartId } = await shop.dinnerCart(BORIS)
    const goods = await shop.cart(BORIS, FARM, { [CHEESE]: 1 })
    await close('restaurants')
    const { body: ways } = await shop.call('GET', `/api/v1/shipping-methods/${FARM}`, { as: BORIS })
    const [way] = ways.items.filter(({ methodCode }: { methodCode: string }) => methodCode === 'courier')
    const answer = await shop.checkout(BORIS, [
      { cartId: goods, methodCode: 'courier', date: way.dates[0].date, paymentMethod: 'cashondelivery' },
      { cartId, methodCode: 'courier', date: '2026-11-21', paymentMethod: 'cashondelivery' },
    ])
    expect(answer.body.orders).toHaveLength(1)
    expect(answer.body.refused).toMatchObject([{ cartId, code: 'FARMER_OR_PRODUCTS_UNAVAILABLE' }])
  })

  it('either places an order completely or refuses it while the area is switched', async () => {
    const customers = Array.from({ length: RACE }, (_, index) => 2001 + index)
    const carts = await Promise.all(customers.map(async (as) => ({ as, ...(await shop.dinnerCart(as)) })))
    const before = await shop.sql('select id from shop_order')
    const [answers] = await Promise.all([
      Promise.all(
        carts.map(async ({ as, cartId }, index) => {
          await new Promise((resolve) => setTimeout(resolve, index * 15))
          return order(as, cartId)
        }),
      ),
      (async () => {
        await new Promise((resolve) => setTimeout(resolve, (RACE * 15) / 2))
        await close('restaurants')
      })(),
    ])
    const placed = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'FARMER_OR_PRODUCTS_UNAVAILABLE'))
    const after = await shop.sql('select id from shop_order')
    expect(after.length - before.length).toBe(placed.length)
    expect(await integrityProblemsOf(shop)).toEqual([])
  })
})

it('sells no plan and leaves a customer the plans that run', async () => {
  await close('membership')
  const bought = await shop.call('POST', '/api/v2/subscription/orders', { as: ANNA, body: {} })
  expect(bought.status).toBe(404)
  expect((await shop.call('GET', '/api/v2/subscription/orders', { as: ANNA })).status).toBe(200)
})

it('opens no chat and keeps those that had begun', async () => {
  await close('chat')
  const opened = await shop.call('POST', '/api/v2/chat/list', { as: ANNA, body: { organizationId: FARM } })
  expect(opened.status).toBe(404)
  expect((await shop.call('GET', '/api/v2/chat/list', { as: ANNA })).status).toBe(200)
})

it('suggests nothing of a closed area', async () => {
  const suggest = async () => (await shop.call('GET', '/api/v1/search/suggest?text=pie')).body
  await close('goods', 'recipes')
  expect(await suggest()).toMatchObject({ products: { items: [] }, farmers: [], categories: [], recipes: [] })
  await close('restaurants')
  expect(await suggest()).toMatchObject({ restaurants: [], dishes: [] })
  await close('goods', 'restaurants')
  expect((await shop.call('GET', '/api/v1/search/suggest?text=pie')).status).toBe(404)
})

it('returns customers of a closed site to the marketplace after a payment', async () => {
  const { cartId } = await shop.dinnerCart(ANNA)
  const cart = { cartId, methodCode: 'courier', date: '2026-11-21', paymentMethod: 'sbp' }
  const { body } = await shop.checkout(ANNA, cart, { site: PLACE })
  const [{ orderId }] = body.orders
  const origin = () => shop.services.orderLifecycle.originOf(shop.database.executor, orderId)
  expect(await origin()).toContain('http')
  for (const area of ['sites', 'restaurants'] as const) {
    await close(area)
    expect(await origin()).toBeNull()
  }
  await close('tours')
  expect(await origin()).toContain('http')
})

it('closes the hosts of sites when sites or the trade of their seller are closed', async () => {
  await shop.write((tx, { sites }) => sites.createSites(tx, AUTHOR, [shopSite(PLACE, 'dinner.example')]))
  const open = async () =>
    (await shop.app.http.inject({ url: '/api/v2/restaurants/301', headers: { host: 'dinner.example' } })).statusCode
  await vi.waitFor(async () => expect(await open()).toBe(200))
  for (const area of ['sites', 'restaurants'] as const) {
    await close(area)
    expect(await open()).toBe(404)
    const page = await shop.app.http.inject({ url: '/', headers: { host: 'dinner.example' } })
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-type']).toContain('text/html')
  }
  await close('tours')
  expect(await open()).toBe(200)
})
