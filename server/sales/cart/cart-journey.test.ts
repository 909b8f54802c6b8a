import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { describe, expect, it } from 'vitest'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

/** Advances with every call, since the machine's clock may stand still or go back between two carts. */
let now = Date.now()
const clock = () => new Date(++now)
const { call, signIn } = await testApp(await demoDatabase(), { clock })
const inMoscow = 'regionId=77&city=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0&latitude=55.75222&longitude=37.61556'

describe('the whole shop with its demo world', () => {
  it('keeps a guest’s carts after sign-in, also on another device', async () => {
    const found = await call('GET', `/api/v3/products?size=40&${inMoscow}`)
    expect(found.status).toBe(200)
    const cards = (found.body.items as ProductCard[]).filter((card) => card.availability.isAvailableForCart)
    const first = cards[0] as ProductCard
    const other = cards.find((card) => card.farmer.id !== first.farmer.id) as ProductCard

    let cookie = ''
    const carts: Cart[] = []
    for (const card of [first, other]) {
      const reply = await call('POST', '/api/v2/cart', {
        body: { organizationId: card.farmer.id, products: [{ productId: card.id, quantity: 1 }] },
        headers: { cookie },
      })
      expect(reply.status).toBe(201)
      cookie = String([reply.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
      carts.push(reply.body)
      // the cart contains the same data as the catalogue's card
      expect(reply.body.products[0]).toMatchObject({
        id: card.id,
        title: card.title,
        slug: card.slug,
        smallImageUrl: card.smallImageUrl,
        priceInfo: card.priceInfo,
        categoryUrlKey: card.categoryUrlKey,
      })
      expect(reply.body.nearestDelivery).toMatchObject({ date: card.nearestDelivery?.date })
    }
    const list = await call('GET', `/api/v2/cart/list?${inMoscow}`, { headers: { cookie } })
    expect(list.body.items.map((cart: Cart) => cart.cartId)).toEqual(carts.map((cart) => cart.cartId).reverse())

    const { token } = await signIn('79161234567')
    const assigned = await call('PATCH', '/api/v2/cart/assign-to-customer', { token, body: {}, headers: { cookie } })
    expect(assigned).toMatchObject({ status: 200, body: { totalItems: 2 } })
    expect((await call('GET', '/api/v2/cart/list', { token })).body.totalItems).toBe(2)
    expect((await call('GET', `/api/v2/cart/${carts[0]?.cartId}`, { headers: { cookie } })).status).toBe(404)

    const home = await call('GET', '/api/v2/cart/list?forMainAddress=true', { token })
    expect(home.body.totalItems).toBe(2)
    const nothing = await call('POST', '/api/v2/cart/repeat', { token, body: { orderId: 1 } })
    expect(nothing.status).toBe(404)
  })
})
