import type { CartAvailability, CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { courierIn } from '../../testing/goods.data.ts'
import { NOON } from '../../testing/world.data.ts'
import { ANNA, CHEESE, EGGS, FARM, inVladimir, moscow, openCartShop, VERA } from './cart-shop.data.ts'

const shop = await openCartShop()
const { call, opened } = shop
const NOBODY = '00000000-0000-4000-8000-000000000000'

beforeEach(() => shop.sql(`delete from cart; update product set enabled = true where id = ${CHEESE}`))

describe('GET /api/v1/cart/check-available/{id}', () => {
  const check = async (cartId: string, query = '') =>
    (await call<CartAvailability>('GET', `/api/v1/cart/check-available/${cartId}${query}`)).body
  it('reports whether the cart can be ordered, or the reason why not', async () => {
    const { cartId } = await opened()
    expect(await check(cartId)).toMatchObject({ isAvailable: false, code: 'CART_EMPTY' })
    await call('POST', `/api/v2/cart/${cartId}/products`, { body: { products: [{ productId: CHEESE }] } })
    expect(await check(cartId)).toEqual({
      isAvailable: true,
      enabled: true,
      isAvailableAtUserArea: true,
      code: null,
      unavailableProductIds: [],
    })
    expect(await check(cartId, `?${inVladimir}`)).toMatchObject({
      isAvailable: false,
      code: 'UNAVAILABLE_AT_USER_AREA',
    })
    await shop.sql(`update product set enabled = false where id = ${CHEESE}`)
    expect(await check(cartId)).toMatchObject({
      code: 'FARMER_OR_PRODUCTS_UNAVAILABLE',
      unavailableProductIds: [CHEESE],
    })
    expect((await call('GET', `/api/v1/cart/check-available/${NOBODY}`)).status).toBe(404)
    expect((await call('GET', `/api/v1/cart/check-available/${cartId}?regionId=7`)).status).toBe(400)
  })
})

describe('a pre-order by harvest', () => {
  const harvest = (on: string | null) =>
    shop.sql(`update product set harvest_ready_on = ${on === null ? 'null' : `'${on}'`} where id = ${EGGS}`)
  it('delays the whole cart unless the pre-ordered product is sold out', async () => {
    await harvest('2026-12-02')
    const { cartId, ...waiting } = await opened([{ productId: CHEESE }, { productId: EGGS }])
    expect(waiting.harvestReadyOn).toBe('2026-12-02')
    expect((waiting.nearestDelivery?.date ?? '') >= '2026-12-02').toBe(true)
    await shop.sql(`update stock set on_hand = 0 where product_id = ${EGGS}`)
    const { body } = await call('GET', `/api/v2/cart/${cartId}`)
    expect(body.harvestReadyOn).toBeNull()
    expect((body.nearestDelivery?.date ?? '') < '2026-12-02').toBe(true)
    await harvest(null)
  })
})

describe('GET /api/v2/cart/{id}/calculate', () => {
  const calculate = (cartId: string, query = '', as = VERA) =>
    call<CartCalculation & Problem>('GET', `/api/v2/cart/${cartId}/calculate${query}`, { as })
  it('returns sums for every method, which are lower for a subscriber', async () => {
    const { cartId } = await opened([{ productId: CHEESE }], VERA)
    const { status, body } = await calculate(cartId)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      cartId,
      freeDeliveriesLeft: 2,
      totals: { goods: 645.5, delivery: 299, total: 944.5 },
      progress: { freeDeliverySum: 1000, toFree: 354.5 },
      methods: [{ methodCode: 'courier', deliverySum: 299, total: 944.5 }],
    })
    const more = await call('PATCH', `/api/v2/cart/${cartId}/products/${CHEESE}`, { as: VERA, body: { quantity: 2 } })
    expect(more.body.totals).toMatchObject({ delivery: 0, total: 1291 })
  })
  it('uses a free delivery of the subscription, or refuses without one', async () => {
    const { cartId } = await opened([{ productId: CHEESE }], VERA)
    expect((await calculate(cartId, '?useFreeDelivery=true')).body.totals).toMatchObject({ delivery: 0, total: 645.5 })
    const anna = await opened([{ productId: CHEESE }], ANNA)
    expect(await calculate(anna.cartId, '?useFreeDelivery=true', ANNA)).toMatchObject({
      status: 400,
      body: { code: 'NO_FREE_SHIPPING_AVAILABLE' },
    })
  })
  it('returns the same sums as checkout for random sums and rates', async () => {
    const rate = (title: string, price: number, from: number, freeFrom: number | null) =>
      courierIn('77', {
        title,
        price: kopecks(price),
        minOrderSum: kopecks(from),
        freeDeliverySum: freeFrom === null ? null : kopecks(freeFrom),
        isDefault: false,
      })
    await shop.couriers(rate('Second', 9_900, 150_000, null), rate('Third', 19_900, 100_000, 250_000))
    for (const as of [ANNA, VERA]) {
      const { cartId } = await opened([{ productId: CHEESE }], as)
      for (const quantity of [1, 2, 3, 4, 5]) {
        await call('PATCH', `/api/v2/cart/${cartId}/products/${CHEESE}`, { as, body: { quantity } })
        const { body } = await calculate(cartId, '', as)
        const quote = await shop.services.delivery.quote({
          organizationId: FARM,
          location: moscow,
          now: NOON,
          methodCode: 'courier',
          date: body.nearestDelivery?.date ?? '',
          goodsSum: kopecks(64_550 * quantity),
          isSubscriber: as === VERA,
        })
        expect(quote.ok).toBe(body.progress.isMinReached)
        if (quote.ok) expect(body.totals.delivery).toBe(quote.price / 100)
        else expect(quote).toMatchObject({ code: 'MIN_SUM_NOT_REACHED', facts: { missing: body.progress.toMin * 100 } })
      }
    }
    await shop.couriers()
  })
  it('refuses a method that the seller does not offer, and an unknown one', async () => {
    const { cartId } = await opened([{ productId: CHEESE }], VERA)
    expect(await calculate(cartId, '?methodCode=pickup')).toMatchObject({
      status: 400,
      body: { code: 'SHIPPING_METHOD_UNAVAILABLE' },
    })
    expect((await calculate(cartId, '?methodCode=pigeon')).body.errors).toEqual({ methodCode: 'Некорректное значение' })
    expect((await calculate(cartId, '?regionId=77&latitude=&longitude=37')).body.errors).toEqual({
      latitude: 'Здесь нужно число',
    })
    const nowhere = await calculate(cartId, `?${inVladimir}`)
    expect(nowhere.body).toMatchObject({
      isAvailableAtUserArea: false,
      methods: [],
      totals: { delivery: null, total: 645.5 },
    })
  })
})
