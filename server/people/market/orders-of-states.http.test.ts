import type { MarketState } from '@okolitsa/domain/market/market.ts'
import { expect, it } from 'vitest'
import { byCourier, cartOfEggs } from '../../sales/loyalty/loyalty-shop.data.ts'
import { ANNA, BORIS, twoFarms } from '../../testing/two-farms.data.ts'
import { TOKEN_SECRET } from '../../testing.ts'
import { createMarketPreview, MARKET_PREVIEW_COOKIE } from './market-preview.ts'

const shop = await twoFarms()
const AUTHOR = { kind: 'service', name: 'test' } as const

async function become(state: MarketState, message = ''): Promise<void> {
  const [row] = await shop.sql<{ version: number }>('select version from market')
  await shop.database.inTransaction((tx) =>
    shop.services.market.changeMarket(tx, AUTHOR, row?.version ?? 0, { state, closing: { message } }),
  )
  await expect.poll(() => shop.services.market.current().state, { timeout: 20_000 }).toBe(state)
}
const order = async (as: number, key: string) => shop.checkout(as, byCourier(await cartOfEggs(shop, as)), { key })
const previewCookie = () => {
  const { value } = createMarketPreview({ secret: TOKEN_SECRET, clock: () => shop.now() }).issue()
  return `${MARKET_PREVIEW_COOKIE}=${value}`
}

it('refuses orders in a closed market with the message of the operator, and finishes earlier ones', async () => {
  const cart = byCourier(await cartOfEggs(shop, ANNA))
  const earlier = await shop.checkout(ANNA, cart, { key: 'earlier-order' })
  expect(earlier.status).toBe(201)
  await become('closed', 'До весны')
  expect(await order(ANNA, 'refused-order')).toMatchObject({
    status: 400,
    body: { code: 'MARKET_CLOSED', facts: { state: 'closed', message: 'До весны' } },
  })
  // a repetition of an order that was placed in time gets its first answer
  expect((await shop.checkout(ANNA, cart, { key: 'earlier-order' })).body).toEqual(earlier.body)
  const [placed] = await shop.sql<{ id: number }>('select id from shop_order')
  const cancelled = await shop.call('PATCH', `/api/v1/orders/${placed?.id}/cancel`, { as: ANNA, body: {} })
  expect(cancelled.status).toBe(200)
  await become('open')
  expect((await order(ANNA, 'later-order-1')).status).toBe(201)
})

it('refuses orders, memberships and tours before the opening, except those of the preview', async () => {
  await become('preparing')
  expect((await order(BORIS, 'refused-early')).body).toMatchObject({
    code: 'MARKET_CLOSED',
    facts: { state: 'preparing', message: '' },
  })
  const cart = await cartOfEggs(shop, BORIS)
  const body = {
    carts: [byCourier(cart)],
    place: (await shop.sql<{ place: object }>('select place from shop_order limit 1'))[0]?.place,
    recipient: { name: 'Борис', phone: '79165550102' },
  }
  const headers = { cookie: previewCookie(), 'idempotency-key': 'order-of-preview' }
  const tried = await shop.call('POST', '/api/v3/checkout', { as: BORIS, body, headers })
  expect([tried.status, tried.body.code]).toEqual([201, undefined])
  const forged = { ...headers, cookie: `${MARKET_PREVIEW_COOKIE}=9999999999.x`, 'idempotency-key': 'order-of-forger' }
  const again = { ...body, carts: [byCourier(await cartOfEggs(shop, BORIS))] }
  expect((await shop.call('POST', '/api/v3/checkout', { as: BORIS, body: again, headers: forged })).body.code).toBe(
    'MARKET_CLOSED',
  )
})

it('hides sitemaps and feeds before the opening', async () => {
  for (const url of ['/sitemap.xml', '/feeds/yandex.yml']) expect((await shop.raw('GET', url)).statusCode).toBe(404)
  await become('open')
  expect((await shop.raw('GET', '/feeds/yandex.yml')).statusCode).toBe(200)
})
