import type { Cart, CartList, RepeatedCart } from '@okolitsa/contracts/cart/cart.ts'
import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { activeCart } from '@okolitsa/domain/cart/carts.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { AUTHOR } from '../../testing/supply.data.ts'
import { NOON } from '../../testing/world.data.ts'
import {
  ANNA,
  BORIS,
  CHEESE,
  EGGS,
  FAR_FARM,
  FAR_MILK,
  FARM,
  HIDDEN_FARM,
  HONEY,
  inMoscow,
  inVladimir,
  moscow,
  OLD_JAM,
  openCartShop,
  RESTAURANT,
  SOUP,
  TOUR_OPERATOR,
  vladimir,
} from './cart-shop.data.ts'

const shop = await openCartShop({ farms: 21 })
const { call, opened } = shop
const NOBODY = '00000000-0000-4000-8000-000000000000'

beforeEach(async () => {
  shop.moveClock(NOON)
  await shop.sql(`delete from cart; update stock set on_hand = 4 where product_id = ${EGGS};
    update product set price = 64550, enabled = true where id = ${CHEESE}`)
})

describe('POST /api/v2/cart', () => {
  it('opens a cart with first products and all fields of the spec', async () => {
    const cart = await opened([{ productId: CHEESE, quantity: 2 }, { productId: HONEY }])
    expect(cart).toMatchObject({
      cartTitle: 'Seller 101',
      farmerId: FARM,
      farmer: { id: FARM, slug: 'seller-101', smallImageUrl: '/api/v1/img/b2c/400/400/resize/farm/101.webp' },
      type: 'farmer',
      place: { city: 'Москва', regionCode: '77' },
      enabled: true,
      notFound: false,
      isAvailableAtUserArea: true,
      bonuses: 0,
      totals: { goods: 1591, discount: 50, delivery: 299, total: 1840, weightGrams: 1100, itemsCount: 2 },
      progress: { minOrderSum: 800, isMinReached: true, toMin: 0, freeDeliverySum: 2000, toFree: 459 },
      nearestDelivery: { methodCode: 'courier', date: expect.stringMatching(/^2026-11-2\d$/) },
      sharing: null,
      version: 2,
      createdAt: NOON.toISOString(),
      touchedAt: NOON.toISOString(),
    })
    expect(cart.products[0]).toEqual({
      id: CHEESE,
      optionsKey: '',
      options: [],
      hasOptions: false,
      enabled: true,
      title: 'Product 1',
      slug: 'product-1',
      sku: 'sku-1',
      categoryUrlKey: 'food',
      categoryIds: expect.arrayContaining([11]),
      mainCategoryName: 'Food',
      smallImageUrl: '/api/v1/img/b2c/400/400/resize/food/1.webp',
      hue: 90,
      unit: 'г',
      measure: 300,
      isWeight: true,
      maxSaleQuantity: null,
      price: 645.5,
      priceInfo: { price: 645.5, finalPrice: 645.5, specialPrice: null, specialFromDate: null, specialToDate: null },
      priceWithDiscount: 645.5,
      quantityInCart: 2,
      clientQuantityInCart: 2,
      isAvailableForCart: true,
      lineSum: 1291,
      discount: 0,
      left: null,
      changes: [],
      addedBy: null,
      chosenWay: null,
    })
    expect(cart.products[1]).toMatchObject({ price: 300, priceWithDiscount: 250, discount: 50, lineSum: 250, left: 3 })
  })
  it('keeps one cart per seller, for a customer and for a guest identified by cookie or ids', async () => {
    const first = await opened([{ productId: CHEESE }], ANNA)
    const second = await opened([{ productId: CHEESE }], ANNA)
    expect(second.cartId).toBe(first.cartId)
    expect(second.products[0]?.quantityInCart).toBe(2)

    const guest = await call('POST', '/api/v2/cart', { body: { organizationId: FARM } })
    expect(guest.cookie).toContain(guest.body.cartId)
    const byCookie = await call('POST', '/api/v2/cart', { body: { organizationId: FARM }, cookie: guest.cookie ?? '' })
    const byIds = await call('POST', '/api/v2/cart', { body: { organizationId: FARM, cartIds: [guest.body.cartId] } })
    expect([byCookie.body.cartId, byIds.body.cartId]).toEqual([guest.body.cartId, guest.body.cartId])
    expect((await opened()).cartId).not.toBe(guest.body.cartId)
  })
  it('reports field errors with messages in Russian', async () => {
    const { status, body } = await call<Problem>('POST', '/api/v2/cart', {
      body: { place: { region: 'x', regionCode: '7', coords: {} }, products: [{ productId: CHEESE, quantity: 1.5 }] },
    })
    expect(status).toBe(400)
    expect(body.code).toBe('BAD_REQUEST')
    expect(body.errors).toMatchObject({
      organizationId: 'обязательное поле',
      'place.regionCode': 'Некорректное значение',
      'products.0.quantity': 'Здесь нужно целое число',
    })
  })
  it.each([
    ['an unknown seller', { organizationId: 999 }, 'FARMER_OR_PRODUCTS_UNAVAILABLE'],
    ['a tour operator', { organizationId: TOUR_OPERATOR }, 'FARMER_OR_PRODUCTS_UNAVAILABLE'],
    ['a hidden seller', { organizationId: HIDDEN_FARM }, 'FARMER_OR_PRODUCTS_UNAVAILABLE'],
    [
      'a product of another seller',
      { organizationId: FARM, products: [{ productId: SOUP }] },
      'FARMER_OR_PRODUCTS_UNAVAILABLE',
    ],
    [
      'a product off sale',
      { organizationId: FARM, products: [{ productId: OLD_JAM }] },
      'FARMER_OR_PRODUCTS_UNAVAILABLE',
    ],
    ['a seller who does not come here', { organizationId: FAR_FARM }, 'UNAVAILABLE_AT_USER_AREA'],
    ['more than is left', { organizationId: FARM, products: [{ productId: EGGS, quantity: 5 }] }, 'NOT_ENOUGH_STOCK'],
    [
      'more than allowed',
      { organizationId: FARM, products: [{ productId: HONEY, quantity: 4 }] },
      'QUANTITY_OVER_LIMIT',
    ],
  ])('refuses %s and creates no cart', async (_, body, code) => {
    const answer = await call<Problem>('POST', '/api/v2/cart', { as: ANNA, body })
    expect(answer).toMatchObject({ status: 400, body: { code, title: expect.stringMatching(/[а-я]/) } })
    expect((await call<CartList>('GET', '/api/v2/cart/list', { as: ANNA })).body.totalItems).toBe(0)
  })
  it('lets a tester with the hidden-seller cookie buy from a hidden seller', async () => {
    const answer = await call('POST', '/api/v2/cart', {
      body: { organizationId: HIDDEN_FARM },
      cookie: 'hidden-seller=1',
    })
    expect(answer.status).toBe(201)
  })
  it('limits carts to twenty, also for concurrent openings, and replaces empty ones', async () => {
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        call<Cart & Problem>('POST', '/api/v2/cart', {
          as: ANNA,
          body: { organizationId: 1000 + index, products: [{ productId: 1000 + index }] },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toMatchObject([{ status: 400, body: { code: 'MAX_CARTS_QUANTITY_REACHED' } }])

    const one = answers.find(({ status }) => status === 201)?.body as Cart
    await call('DELETE', `/api/v2/cart/${one.cartId}/products/${one.products[0]?.id}`, { as: ANNA })
    expect((await call('POST', '/api/v2/cart', { as: ANNA, body: { organizationId: FARM } })).status).toBe(201)
  })
  it('limits a guest’s carts by the ids sent', async () => {
    let cookie = ''
    for (let index = 0; index < 20; index++) {
      const answer = await call('POST', '/api/v2/cart', { body: { organizationId: 1000 + index }, cookie })
      cookie = answer.cookie ?? ''
    }
    const answer = await call('POST', '/api/v2/cart', { body: { organizationId: FARM }, cookie })
    expect(answer).toMatchObject({ status: 400, body: { code: 'MAX_CARTS_QUANTITY_REACHED' } })
  })
})

describe('GET /api/v2/cart/{id}', () => {
  it('returns current prices and changes', async () => {
    const { cartId } = await opened([{ productId: CHEESE }, { productId: EGGS, quantity: 4 }])
    await shop.sql(
      `update product set price = 70000 where id = ${CHEESE}; update stock set on_hand = 1 where product_id = ${EGGS}`,
    )
    const { body } = await call('GET', `/api/v2/cart/${cartId}`)
    expect(body.products).toMatchObject([
      { lineSum: 700, changes: [{ kind: 'priceChanged', was: 645.5, now: 700 }] },
      { quantityInCart: 1, clientQuantityInCart: 4, left: 1, changes: [{ kind: 'lessLeft', left: 1 }] },
    ])
    expect(body.totals).toMatchObject({ goods: 880, itemsCount: 2 })
  })
  it('displays unavailable products and excludes them from the sums', async () => {
    const { cartId } = await opened([{ productId: CHEESE }, { productId: EGGS }])
    await shop.sql(
      `update product set enabled = false where id = ${CHEESE}; update stock set on_hand = 0 where product_id = ${EGGS}`,
    )
    const { body } = await call('GET', `/api/v2/cart/${cartId}`)
    expect(body.products).toMatchObject([
      { enabled: false, isAvailableForCart: false, changes: [{ kind: 'disabled' }] },
      { isAvailableForCart: false, left: 0, changes: [{ kind: 'soldOut' }] },
    ])
    expect(body.totals).toEqual({ goods: 0, discount: 0, delivery: null, total: 0, weightGrams: 0, itemsCount: 0 })
  })
  it('reports an unreachable place and a closed seller', async () => {
    const { cartId } = await opened([{ productId: CHEESE }])
    const away = await call('GET', `/api/v2/cart/${cartId}?${inVladimir}`)
    expect(away.body).toMatchObject({
      enabled: true,
      isAvailableAtUserArea: false,
      nearestDelivery: null,
      products: [{ isAvailableForCart: false, lineSum: 645.5, changes: [{ kind: 'unreachable' }] }],
    })
    await shop.changeSellers((tx, { sellers }) => sellers.disableSeller(tx, AUTHOR, FARM))
    expect((await call('GET', `/api/v2/cart/${cartId}`)).body).toMatchObject({ enabled: false })
    await shop.changeSellers((tx, { sellers }) => sellers.enableSeller(tx, AUTHOR, FARM))
  })
  it('refuses an incomplete place', async () => {
    const { cartId } = await opened()
    const { status, body } = await call<Problem>('GET', `/api/v2/cart/${cartId}?latitude=55.7`)
    expect(status).toBe(400)
    expect(body.errors).toMatchObject({ longitude: 'обязательное поле' })
  })
  it('answers 404 for invalid, unknown and expired ids', async () => {
    expect((await call('GET', '/api/v2/cart/nonsense')).status).toBe(404)
    expect(await call('GET', `/api/v2/cart/${NOBODY}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const { cartId } = await opened()
    shop.moveClock(new Date(NOON.getTime() + 30 * 86_400_000 + 1))
    expect((await call('GET', `/api/v2/cart/${cartId}`)).status).toBe(404)
  })
})

describe('another person’s cart', () => {
  const place = { body: { place: moscow } }
  it.each([
    ['GET', '', {}],
    ['GET', '/calculate', {}],
    ['DELETE', '', {}],
    ['PATCH', '/place', place],
    ['POST', '/products', { body: { products: [{ productId: CHEESE }] } }],
    ['PATCH', `/products/${CHEESE}`, { body: { quantity: 3 } }],
    ['DELETE', `/products/${CHEESE}`, {}],
  ] as const)(
    '%s /api/v2/cart/{id}%s answers 404 to a guest, to another customer, to another seller’s site',
    async (method, path, options) => {
      const { cartId, version } = await opened([{ productId: CHEESE }], ANNA)
      const url = `/api/v2/cart/${cartId}${path}`
      for (const stranger of [{}, { as: BORIS }, { as: ANNA, site: RESTAURANT }]) {
        expect(await call(method, url, { ...options, ...stranger })).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND' },
        })
        // the response equals that for an unknown cart
        expect((await call(method, url.replace(cartId, NOBODY), { ...options, ...stranger })).status).toBe(404)
      }
      const mine = await call('GET', `/api/v2/cart/${cartId}`, { as: ANNA })
      expect(mine.body).toMatchObject({ version, products: [{ quantityInCart: 1 }] })
    },
  )
  it('hides another person’s cart from check-available, list and organization', async () => {
    const { cartId } = await opened([{ productId: CHEESE }], ANNA)
    expect((await call('GET', `/api/v1/cart/check-available/${cartId}`, { as: BORIS })).status).toBe(404)
    const list = await call<CartList>('GET', `/api/v2/cart/list?cartIds=${cartId}`)
    expect(list.body).toEqual({ items: [], totalItems: 0, notFoundIds: [cartId] })
    expect((await call('GET', `/api/v1/cart/organization/${FARM}?cartIds=${cartId}`)).status).toBe(404)
  })
})

describe('GET /api/v2/cart/list', () => {
  it('repairs the cookie when concurrent responses overwrote each other', async () => {
    const first = await call('POST', '/api/v2/cart', { body: { organizationId: FARM } })
    // opened concurrently, so its response does not know the first one
    const second = await call('POST', '/api/v2/cart', { body: { organizationId: RESTAURANT } })
    const ids = [first.body.cartId, second.body.cartId]
    const cookie = `${second.cookie}.${NOBODY}`
    const list = await call<CartList>('GET', `/api/v2/cart/list?cartIds=${[...ids, NOBODY]}`, { cookie })
    expect(list.cookie).toBe(`guest-carts=${ids[0]}.${ids[1]}`)
    const again = await call<CartList>('GET', `/api/v2/cart/list?cartIds=${ids}`, { cookie: list.cookie ?? '' })
    expect(again.body.totalItems).toBe(2)
    expect(again.cookie).toBeUndefined()
  })
  it('lists a guest’s carts by ids and by cookie, newest first', async () => {
    const older = await call('POST', '/api/v2/cart', { body: { organizationId: FARM } })
    shop.moveClock(new Date(NOON.getTime() + 1_000))
    const newer = await call('POST', '/api/v2/cart', {
      body: { organizationId: RESTAURANT },
      cookie: older.cookie ?? '',
    })
    const ids = [newer.body.cartId, older.body.cartId]
    const byIds = await call<CartList>('GET', `/api/v2/cart/list?cartIds=${ids[1]},${ids[0]},${NOBODY}&${inMoscow}`)
    expect(byIds.body.items.map((cart) => cart.cartId)).toEqual(ids)
    expect(byIds.body.notFoundIds).toEqual([NOBODY])
    const byCookie = await call<CartList>('GET', '/api/v2/cart/list', { cookie: newer.cookie ?? '' })
    expect(byCookie.body.items.map((cart) => cart.cartId)).toEqual(ids)
  })
  it('marks the last changed cart as active', async () => {
    shop.moveClock(NOON)
    const older = await call('POST', '/api/v2/cart', {
      body: { organizationId: FARM, products: [{ productId: CHEESE, quantity: 1 }] },
    })
    shop.moveClock(new Date(NOON.getTime() + 1_000))
    const newer = await call('POST', '/api/v2/cart', {
      body: { organizationId: RESTAURANT },
      cookie: older.cookie ?? '',
    })
    const ids = [older.body.cartId, newer.body.cartId]
    const activeId = async () => {
      const { body } = await call<CartList>('GET', `/api/v2/cart/list?cartIds=${ids}&${inMoscow}`)
      return activeCart(body.items)?.cartId
    }
    expect(await activeId()).toBe(ids[1])
    shop.moveClock(new Date(NOON.getTime() + 2_000))
    const changed = await call<Cart>('PATCH', `/api/v2/cart/${ids[0]}/products/${CHEESE}`, {
      body: { quantity: 2 },
      cookie: newer.cookie ?? '',
    })
    expect(changed.body.touchedAt).toBe(new Date(NOON.getTime() + 2_000).toISOString())
    expect(await activeId()).toBe(ids[0])
    await call('DELETE', `/api/v2/cart/${ids[0]}`, { cookie: newer.cookie ?? '' })
    expect(await activeId()).toBe(ids[1])
  })
  it('executes two queries for any number of farmers’ carts, and three more with restaurants', async () => {
    await opened([{ productId: CHEESE }, { productId: HONEY }], ANNA)
    shop.moveClock(new Date(NOON.getTime() + 1_000))
    await opened([{ productId: 1000 }], ANNA, 1000)
    shop.takeStatements()
    await call<CartList>('GET', `/api/v2/cart/list?${inMoscow}`, { as: ANNA })
    expect(shop.takeStatements()).toHaveLength(2)
    shop.moveClock(new Date(NOON.getTime() + 2_000))
    await opened([{ productId: SOUP }], ANNA, RESTAURANT)
    shop.takeStatements()
    const { body } = await call<CartList>('GET', `/api/v2/cart/list?${inMoscow}`, { as: ANNA })
    expect(body.items.map((cart) => cart.products.length)).toEqual([1, 1, 2])
    expect(shop.takeStatements()).toHaveLength(5)
  })
  it('uses the main address when requested', async () => {
    await call('POST', '/api/v1/addresses', { as: BORIS, body: vladimir })
    await opened([{ productId: CHEESE }], BORIS)
    const url = `/api/v2/cart/list?${inMoscow}&forMainAddress=`
    const [here, home] = [
      await call<CartList>('GET', `${url}false`, { as: BORIS }),
      await call<CartList>('GET', `${url}true`, { as: BORIS }),
    ]
    expect(here.body.items[0]?.isAvailableAtUserArea).toBe(true)
    expect(home.body.items[0]?.isAvailableAtUserArea).toBe(false)
  })
  it('lists only the seller’s cart on the seller’s own site', async () => {
    await opened([{ productId: CHEESE }], ANNA)
    await opened([{ productId: SOUP }], ANNA, RESTAURANT)
    const { body } = await call<CartList>('GET', '/api/v2/cart/list', { as: ANNA, site: FARM })
    expect(body.items.map((cart) => cart.farmerId)).toEqual([FARM])
  })
  it('refuses malformed ids', async () => {
    const { status, body } = await call<Problem>('GET', '/api/v2/cart/list?cartIds=x&forMainAddress=perhaps')
    expect(status).toBe(400)
    expect(body.errors).toMatchObject({ 'cartIds.0': 'Некорректное значение', forMainAddress: 'Некорректное значение' })
  })
})

describe('GET /api/v1/cart/organization/{id}', () => {
  it('finds the cart of a seller, and answers 404 without one', async () => {
    const { cartId } = await opened([{ productId: CHEESE }], ANNA)
    expect((await call('GET', `/api/v1/cart/organization/${FARM}`, { as: ANNA })).body.cartId).toBe(cartId)
    expect((await call('GET', `/api/v1/cart/organization/${RESTAURANT}`, { as: ANNA })).status).toBe(404)
    expect((await call('GET', '/api/v1/cart/organization/nonsense', { as: ANNA })).status).toBe(404)
  })
})

describe('DELETE /api/v2/cart/{id}', () => {
  it('deletes the cart once and removes it from the cookie', async () => {
    const { body, cookie = '' } = await call('POST', '/api/v2/cart', { body: { organizationId: FARM } })
    const gone = await call('DELETE', `/api/v2/cart/${body.cartId}`, { cookie })
    expect(gone).toMatchObject({ status: 200, body: { cartId: body.cartId }, cookie: 'guest-carts=' })
    expect((await call('DELETE', `/api/v2/cart/${body.cartId}`, { cookie })).status).toBe(404)
  })
})

describe('PATCH /api/v2/cart/{id}/place', () => {
  it('changes the place of the cart, also to an unreachable one', async () => {
    const { cartId } = await opened([{ productId: CHEESE }])
    const { status, body } = await call('PATCH', `/api/v2/cart/${cartId}/place`, { body: { place: vladimir } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ place: { city: 'Владимир' }, isAvailableAtUserArea: false, version: 3 })
  })
  it('refuses an invalid place', async () => {
    const { cartId } = await opened()
    const { status, body } = await call<Problem>('PATCH', `/api/v2/cart/${cartId}/place`, {
      body: { place: { ...moscow, city: null, coords: { latitude: 91, longitude: 0 } } },
    })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject({ 'place.coords.latitude': 'Некорректное значение' })
    for (const street of ['\0', '\ud800']) {
      const answer = await call<Problem>('PATCH', `/api/v2/cart/${cartId}/place`, {
        body: { place: { ...moscow, street } },
      })
      expect(answer).toMatchObject({ status: 400, body: { errors: { 'place.street': 'Некорректное значение' } } })
    }
  })
})

describe('POST /api/v2/cart/{id}/products', () => {
  it('adds at the server’s prices and refuses a price field by name', async () => {
    const { cartId } = await opened([{ productId: CHEESE }])
    const priced = { products: [{ productId: CHEESE, quantity: 2, price: 1, priceInfo: { finalPrice: 1 } }] }
    expect(await call('POST', `/api/v2/cart/${cartId}/products`, { body: priced })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', errors: { 'products.0.price': 'Такого поля здесь нет' } },
    })
    const { body } = await call('POST', `/api/v2/cart/${cartId}/products`, {
      body: {
        products: [
          { productId: CHEESE, quantity: 2 },
          { productId: EGGS, quantity: 1 },
        ],
      },
    })
    expect(body).toMatchObject({
      version: 3,
      totals: { goods: 2116.5 },
      products: [{ quantityInCart: 3 }, { quantityInCart: 1 }],
    })
  })
  it('adds all products or none, and reports the stock left', async () => {
    const { cartId, version } = await opened([{ productId: EGGS, quantity: 3 }])
    const { status, body } = await call<Problem>('POST', `/api/v2/cart/${cartId}/products`, {
      body: { products: [{ productId: CHEESE }, { productId: EGGS, quantity: 2 }] },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'NOT_ENOUGH_STOCK', facts: { products: [{ productId: EGGS, left: 4 }] } })
    const cart = await call('GET', `/api/v2/cart/${cartId}`)
    expect(cart.body).toMatchObject({ version, products: [{ id: EGGS, quantityInCart: 3 }] })
  })
  it('refuses an unreachable place', async () => {
    const { cartId } = await opened([{ productId: CHEESE }])
    await call('PATCH', `/api/v2/cart/${cartId}/place`, { body: { place: vladimir } })
    const answer = await call('POST', `/api/v2/cart/${cartId}/products`, {
      body: { products: [{ productId: CHEESE }] },
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'UNAVAILABLE_AT_USER_AREA' } })
    const far = await call('POST', `/api/v2/cart/${cartId}/products`, { body: { products: [{ productId: FAR_MILK }] } })
    expect(far).toMatchObject({
      status: 400,
      body: { code: 'FARMER_OR_PRODUCTS_UNAVAILABLE', facts: { productIds: [FAR_MILK] } },
    })
  })
  it('refuses invalid bodies', async () => {
    const { cartId } = await opened()
    const url = `/api/v2/cart/${cartId}/products`
    const errorsOf = async (body: unknown) => (await call<Problem>('POST', url, { body })).body.errors
    expect(await errorsOf({})).toEqual({ products: 'обязательное поле' })
    expect(await errorsOf({ products: [] })).toEqual({ products: 'обязательное поле' })
    expect(await errorsOf({ products: [{ productId: 0, quantity: 10_001 }] })).toEqual({
      'products.0.productId': 'Некорректное значение',
      'products.0.quantity': 'Нужно меньше или раньше',
    })
    expect(await errorsOf({ products: [{ quantity: 'two', productId: CHEESE }] })).toEqual({
      'products.0.quantity': 'Здесь нужно число',
    })
  })
  it('executes three statements', async () => {
    const { cartId } = await opened([{ productId: CHEESE }], ANNA)
    shop.takeStatements()
    await call('POST', `/api/v2/cart/${cartId}/products`, { as: ANNA, body: { products: [{ productId: CHEESE }] } })
    expect(shop.takeStatements()).toHaveLength(3)
  })
})

describe('PATCH and DELETE /api/v2/cart/{id}/products/{productId}', () => {
  it('sets the quantity, removes a line by a quantity of zero, and deletes it', async () => {
    const { cartId } = await opened([{ productId: CHEESE }, { productId: HONEY }, { productId: EGGS }])
    const url = `/api/v2/cart/${cartId}/products`
    expect((await call('PATCH', `${url}/${HONEY}`, { body: { quantity: 3 } })).body.products[1]?.quantityInCart).toBe(3)
    expect((await call('PATCH', `${url}/${HONEY}`, { body: { quantity: 0 } })).body.products).toHaveLength(2)
    const { body } = await call('DELETE', `${url}/${CHEESE}`)
    expect(body).toMatchObject({ version: 5, products: [{ id: EGGS }] })
    expect((await call('DELETE', `${url}/${CHEESE}`)).status).toBe(404)
    expect((await call('PATCH', `${url}/${CHEESE}`, { body: { quantity: 1 } })).status).toBe(404)
  })
  it('acknowledges a changed price and removes unavailable products', async () => {
    const { cartId } = await opened([{ productId: CHEESE }])
    await shop.sql(`update product set price = 70000 where id = ${CHEESE}`)
    const { body } = await call('PATCH', `/api/v2/cart/${cartId}/products/${CHEESE}`, { body: { quantity: 1 } })
    expect(body.products[0]).toMatchObject({ changes: [], lineSum: 700 })
    await shop.sql(`update product set enabled = false where id = ${CHEESE}`)
    const raised = await call('PATCH', `/api/v2/cart/${cartId}/products/${CHEESE}`, { body: { quantity: 2 } })
    expect(raised).toMatchObject({ status: 400, body: { code: 'FARMER_OR_PRODUCTS_UNAVAILABLE' } })
    expect(
      (await call('PATCH', `/api/v2/cart/${cartId}/products/${CHEESE}`, { body: { quantity: 0 } })).body.products,
    ).toEqual([])
  })
  it('refuses more than the stock or the limit, and invalid bodies', async () => {
    const { cartId } = await opened([{ productId: EGGS }, { productId: HONEY }])
    const patch = (productId: number, body: unknown) =>
      call<Problem>('PATCH', `/api/v2/cart/${cartId}/products/${productId}`, { body })
    expect(await patch(EGGS, { quantity: 5 })).toMatchObject({
      status: 400,
      body: { code: 'NOT_ENOUGH_STOCK', facts: { products: [{ left: 4 }] } },
    })
    expect(await patch(HONEY, { quantity: 4 })).toMatchObject({
      status: 400,
      body: { code: 'QUANTITY_OVER_LIMIT', facts: { max: 3 } },
    })
    expect((await patch(EGGS, { quantity: -1 })).body.errors).toEqual({ quantity: 'Нужно больше или позже' })
    expect((await patch(EGGS, {})).body.errors).toEqual({ quantity: 'обязательное поле' })
  })
})

describe('PATCH /api/v2/cart/assign-to-customer', () => {
  it('assigns a guest’s carts to the customer, merging those of one seller', async () => {
    const mine = await opened([{ productId: EGGS, quantity: 3 }], ANNA)
    const guest = await call('POST', '/api/v2/cart', {
      body: { organizationId: FARM, products: [{ productId: EGGS, quantity: 2 }, { productId: CHEESE }] },
    })
    const other = await call('POST', '/api/v2/cart', {
      body: { organizationId: RESTAURANT, products: [{ productId: SOUP }] },
      cookie: guest.cookie ?? '',
    })
    // one cart is named by its id, both by the cookie
    const assigned = await call<CartList>('PATCH', '/api/v2/cart/assign-to-customer', {
      as: ANNA,
      body: { cartIds: [guest.body.cartId] },
      cookie: other.cookie ?? '',
    })
    expect(assigned.status).toBe(200)
    expect(assigned.cookie).toBe('guest-carts=')
    const carts = new Map(assigned.body.items.map((cart) => [cart.farmerId, cart]))
    expect(carts.get(FARM)).toMatchObject({
      cartId: mine.cartId,
      products: [
        { id: EGGS, quantityInCart: 4 },
        { id: CHEESE, quantityInCart: 1 },
      ],
    })
    expect(carts.get(RESTAURANT)?.cartId).toBe(other.body.cartId)
    // the guest's ids are no longer valid
    expect((await call('GET', `/api/v2/cart/${guest.body.cartId}`)).status).toBe(404)
    expect((await call('GET', `/api/v2/cart/${other.body.cartId}`)).status).toBe(404)
  })
  it('does not touch another customer’s carts and is idempotent', async () => {
    const foreign = await opened([{ productId: CHEESE }], BORIS)
    const guest = await opened([{ productId: EGGS }])
    const body = { cartIds: [foreign.cartId, guest.cartId, NOBODY] }
    for (let time = 0; time < 2; time++) {
      const { body: list } = await call<CartList>('PATCH', '/api/v2/cart/assign-to-customer', { as: ANNA, body })
      expect(list.items).toMatchObject([{ cartId: guest.cartId, products: [{ id: EGGS, quantityInCart: 1 }] }])
    }
    expect((await call('GET', `/api/v2/cart/${foreign.cartId}`, { as: BORIS })).status).toBe(200)
  })
  it('does not assign carts above the limit of twenty', async () => {
    for (let index = 0; index < 20; index++) await opened([{ productId: 1000 + index }], ANNA, 1000 + index)
    const guest = await opened([{ productId: EGGS }])
    const { body } = await call<CartList>('PATCH', '/api/v2/cart/assign-to-customer', {
      as: ANNA,
      body: { cartIds: [guest.cartId] },
    })
    expect(body).toMatchObject({ totalItems: 20, notFoundIds: [guest.cartId] })
    expect((await call('GET', `/api/v2/cart/${guest.cartId}`)).status).toBe(200)
  })
  it('requires a customer and valid ids', async () => {
    expect((await call('PATCH', '/api/v2/cart/assign-to-customer', { body: { cartIds: [] } })).status).toBe(401)
    const { status, body } = await call<Problem>('PATCH', '/api/v2/cart/assign-to-customer', {
      as: ANNA,
      body: { cartIds: ['x'] },
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ 'cartIds.0': 'Некорректное значение' })
  })
})

describe('POST /api/v2/cart/repeat', () => {
  /** Places an order as Anna while every product is in stock. */
  const order = async (
    lines: Record<number, number>,
    end: 'received' | 'canceled' | null = 'received',
  ): Promise<number> => {
    const shelf = (jam: boolean, eggs: number, honey: number | null) =>
      shop.sql(`update product set enabled = ${jam} where id = ${OLD_JAM};
        update product set max_sale_quantity = ${honey} where id = ${HONEY};
        update stock set on_hand = ${eggs} where product_id = ${EGGS}`)
    await shelf(true, 20, null)
    const cartId = await shop.cart(ANNA, FARM, lines)
    const way = { cartId, methodCode: 'courier', date: '2026-11-23', paymentMethod: 'cashondelivery' }
    const { body } = await shop.checkout(ANNA, way)
    const [{ orderId }] = body.orders
    if (end === 'canceled') await call('PATCH', `/api/v1/orders/${orderId}/cancel`, { as: ANNA, body: {} })
    if (end === 'received') {
      const farmer = { kind: 'farmer', staffId: 7, organizationIds: [FARM] } as const
      await shop.services.orders.move(farmer, orderId, 'isAssembling')
      await shop.services.orders.move(farmer, orderId, 'onTheRoad')
      await call('PATCH', `/api/v1/orders/${orderId}/complete`, { as: ANNA, body: {} })
    }
    await shelf(false, 4, 3)
    return orderId
  }
  const repeat = (orderId: number, as = ANNA) =>
    call<RepeatedCart & Problem>('POST', '/api/v2/cart/repeat', { as, body: { orderId, place: moscow } })

  it('fills the cart up to the ordered quantities and lists products that are not fully in it', async () => {
    const orderId = await order({ [CHEESE]: 2, [EGGS]: 6, [OLD_JAM]: 1, [HONEY]: 5 })
    for (let time = 0; time < 2; time++) {
      const { status, body } = await repeat(orderId)
      expect(status).toBe(201)
      expect(body.products).toMatchObject([
        { id: CHEESE, quantityInCart: 2 },
        { id: EGGS, quantityInCart: 4 },
        { id: HONEY, quantityInCart: 3 },
      ])
      expect(body.notAdded).toEqual([
        { productId: EGGS, title: 'Product 2', reason: 'lessLeft', lostOptions: [], ordered: 6, inCart: 4 },
        { productId: HONEY, title: 'Product 3', reason: 'limit', lostOptions: [], ordered: 5, inCart: 3 },
        { productId: OLD_JAM, title: 'Product 6', reason: 'disabled', lostOptions: [], ordered: 1, inCart: 0 },
      ])
    }
  })
  it('returns the cart when it already contains the whole order', async () => {
    const orderId = await order({ [CHEESE]: 2 })
    for (let time = 0; time < 2; time++) {
      const { status, body } = await repeat(orderId)
      expect([status, body.notAdded]).toEqual([201, []])
      expect(body.products).toMatchObject([{ id: CHEESE, quantityInCart: 2 }])
    }
  })
  it('refuses another customer’s, unfinished, cancelled and sold-out orders', async () => {
    const [bought, underWay, canceled, soldOut] = [
      await order({ [CHEESE]: 2 }),
      await order({ [CHEESE]: 2 }, null),
      await order({ [CHEESE]: 2 }, 'canceled'),
      await order({ [OLD_JAM]: 5 }),
    ]
    expect((await repeat(bought, BORIS)).status).toBe(404)
    expect((await repeat(77)).status).toBe(404)
    expect(await repeat(underWay)).toMatchObject({ status: 400, body: { code: 'ORDER_STEP_FORBIDDEN' } })
    expect(await repeat(canceled)).toMatchObject({ status: 400, body: { code: 'ORDER_STEP_FORBIDDEN' } })
    expect(await repeat(soldOut)).toMatchObject({ status: 400, body: { code: 'FARMER_OR_PRODUCTS_UNAVAILABLE' } })
    expect((await call<CartList>('GET', '/api/v2/cart/list', { as: ANNA })).body.totalItems).toBe(0)
    expect((await call('POST', '/api/v2/cart/repeat', { body: { orderId: 1 } })).status).toBe(401)
    const bad = await call<Problem>('POST', '/api/v2/cart/repeat', { as: ANNA, body: { orderId: 'x' } })
    expect(bad.body.errors).toEqual({ orderId: 'Здесь нужно число' })
  })
})
