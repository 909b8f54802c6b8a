import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, BORIS, CHEESE, EGGS, FARM, HAM, OTHER_FARM, PICKUP, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { byCourier, cartOfEggs, giveBonuses, writePromoCode } from '../loyalty/loyalty-shop.data.ts'

const shop = await twoFarms()
beforeAll(async () => {
  await shop.sql('update organization set work_with_subscriptions = id = $1', [FARM])
  await shop.sql(OPEN_MANY_FARMS)
})
beforeEach(async () => {
  await shop.sql('delete from cart')
  await subscribe(ANNA, 2)
})
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

/**
 * A customer has one cart per seller, so twenty carts need twenty sellers; each sells the product of its own number.
 */
const MANY_FARMS = Array.from({ length: 20 }, (_, index) => 201 + index)
const OPEN_MANY_FARMS = `
insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
    time_zone, legal_name, legal_address, tin, ien, hue, work_with_subscriptions)
  select many, type, 'farm-' || many, title, small_image, image, city, region, region_code, latitude, longitude,
    time_zone, legal_name, legal_address, tin, ien, hue, true
    from organization, generate_series(201, 220) as many where id = ${FARM};
insert into shipping_rate (organization_id, title, price, min_order_sum, is_default)
  select many, 'Courier', 29900, 50000, true from generate_series(201, 220) as many;
insert into shipping_area (shipping_rate_id, kind, region_code)
  select id, 'region', '77' from shipping_rate where organization_id > 200;
insert into organization_payment_method (organization_id, code)
  select many, 'cashondelivery' from generate_series(201, 220) as many;
insert into product (id, organization_id, category_id, slug, sku, title, unit, measure, is_weight, price, image, hue)
  select many, many, category_id, 'eggs-' || many, 'eggs-' || many, title, unit, measure, is_weight, price, image, hue
    from product, generate_series(201, 220) as many where id = ${EGGS};
insert into stock (product_id, kind, on_hand) select many, 'unlimited', 0 from generate_series(201, 220) as many;`

const free = (cartId: string, more: object = {}) => byCourier(cartId, { useFreeDelivery: true, ...more })
/** Sets the number of this month's free deliveries without a plan. */
const subscribe = async (customerId: number, count: number) => {
  await shop.write((tx, { subscription }) =>
    subscription.startSubscription(tx, AUTHOR, { customerId, planCode: 'Start2024Year1', at: shop.now() }),
  )
  await shop.sql('update subscription_month set granted = used - returned + $2 where customer_id = $1 and is_current', [
    customerId,
    count,
  ])
}
const left = async (as = ANNA) => (await shop.call('GET', '/api/v2/subscription', { as })).body.freeDeliveries?.left
const read = async (orderId: number) => (await shop.call('GET', `/api/v1/orders/${orderId}`, { as: ANNA })).body
const calculate = async (cartId: string, query: string) =>
  (await shop.call('GET', `/api/v2/cart/${cartId}/calculate?${query}`, { as: ANNA })).body

it('charges the sums of the calculation, and stores the reason of a free delivery with the order', async () => {
  const cartId = await cartOfEggs(shop, ANNA)
  expect(await calculate(cartId, '')).toMatchObject({ freeDeliveriesLeft: 2, usesFreeDelivery: false })
  const shown = await calculate(cartId, 'useFreeDelivery=true')
  expect(shown).toMatchObject({ usesFreeDelivery: true, totals: { delivery: 0, total: 900 } })
  const { body } = await shop.checkout(ANNA, free(cartId, { expectedTotal: shown.totals.total }))
  expect(body.orders).toMatchObject([{ total: 900 }])
  const order = await read(body.orders[0].orderId)
  expect(order).toMatchObject({ usedFreeDelivery: true, sums: { delivery: 0, total: 900 } })
  expect(await left()).toBe(1)
})

it('displays this month’s savings without cancelled orders', async () => {
  const benefit = async (as = ANNA) => (await shop.call('GET', '/api/v2/subscription/benefit', { as })).body
  const before = await benefit()
  const place = async () => (await shop.checkout(ANNA, free(await cartOfEggs(shop, ANNA)))).body.orders[0].orderId
  const [kept, cancelled] = [await place(), await place()]
  await shop.call('PATCH', `/api/v1/orders/${cancelled}/cancel`, { as: ANNA, body: {} })
  const after = await benefit()
  expect(after.total).toBe(before.total + 299)
  expect(after.items[0]).toEqual({
    orderId: kept,
    title: expect.any(String),
    orderDate: shop.now().toISOString(),
    saved: 299,
  })
  expect(after.items.some(({ orderId }: { orderId: number }) => orderId === cancelled)).toBe(false)
  // an order from before savings were stored is listed without a sum
  await shop.sql('update shop_order set saved_on_delivery = null where id = $1', [kept])
  const unknown = await benefit()
  expect([unknown.total, unknown.items[0]]).toMatchObject([before.total, { orderId: kept, saved: null }])
  expect((await shop.call('GET', '/api/v2/subscription/benefit')).status).toBe(401)
  expect(await benefit(2058)).toEqual({ from: null, total: 0, items: [] })
})

it('applies a free delivery last, so that promo code and bonuses do not depend on it', async () => {
  await writePromoCode(shop, 'СОТНЯ')
  await giveBonuses(shop, ANNA, 1_000)
  const cartId = await cartOfEggs(shop, ANNA)
  const discounts = { promoCode: 'СОТНЯ', bonuses: 400 }
  const shown = await calculate(cartId, `useFreeDelivery=true&bonuses=400&promoCode=${encodeURIComponent('СОТНЯ')}`)
  expect(shown.totals).toMatchObject({ promoDiscount: 100, bonuses: 400, delivery: 0, total: 400 })
  const { body } = await shop.checkout(ANNA, free(cartId, { ...discounts, expectedTotal: 400 }))
  expect(body.orders[0].total).toBe(400)
})

it('uses no free delivery when the courier is free in any case', async () => {
  const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 30 })
  expect(await calculate(cartId, 'useFreeDelivery=true')).toMatchObject({ usesFreeDelivery: false })
  const { body } = await shop.checkout(ANNA, free(cartId, { expectedTotal: 5400 }))
  expect(body.orders[0].total).toBe(5400)
  expect(await left()).toBe(2)
})

it('requires the courier, a subscriber, and a participating seller', async () => {
  const cartId = await cartOfEggs(shop, ANNA)
  const pickup = await shop.checkout(ANNA, free(cartId, { methodCode: 'pickup', tradePlaceId: PICKUP }))
  expect([pickup.status, pickup.body.errors]).toEqual([400, { 'carts.0.useFreeDelivery': 'Некорректное значение' }])
  const wrong = await shop.checkout(ANNA, free(cartId, { useFreeDelivery: 'да' }))
  expect(wrong.body.errors).toEqual({ 'carts.0.useFreeDelivery': 'Некорректное значение' })
  const boris = await shop.checkout(BORIS, free(await cartOfEggs(shop, BORIS)))
  expect([boris.status, boris.body.code]).toEqual([400, 'NO_FREE_SHIPPING_AVAILABLE'])
  const ham = await shop.cart(ANNA, OTHER_FARM, { [HAM]: 1 })
  expect(await calculate(ham, '')).toMatchObject({ freeDeliveriesLeft: 0 })
  expect((await shop.checkout(ANNA, free(ham))).body.code).toBe('NO_FREE_SHIPPING_AVAILABLE')
  expect(await left()).toBe(2)
})

it('returns the free delivery of a cancelled order once', async () => {
  const { body } = await shop.checkout(ANNA, free(await cartOfEggs(shop, ANNA)))
  const { orderId } = body.orders[0]
  expect(await left()).toBe(1)
  const cancel = () => shop.call('PATCH', `/api/v1/orders/${orderId}/cancel`, { as: ANNA, body: {} })
  await Promise.all(Array.from({ length: 5 }, cancel))
  await shop.runOutbox()
  expect(await left()).toBe(2)
  expect(await read(orderId)).toMatchObject({ status: 'canceled', usedFreeDelivery: true })
})

it('returns the free delivery of an order that is not paid in time', async () => {
  await shop.checkout(ANNA, free(await cartOfEggs(shop, ANNA), { paymentMethod: 'sbp' }))
  expect(await left()).toBe(1)
  shop.passMinutes(60)
  await shop.runPeriodic()
  shop.passMinutes(-60)
  expect(await left()).toBe(2)
})

it('keeps delivery free after an edit below the free-delivery sum', async () => {
  const { body } = await shop.checkout(ANNA, free(await shop.cart(ANNA, FARM, { [EGGS]: 5, [CHEESE]: 1 })))
  const { orderId } = body.orders[0]
  const { lines } = await read(orderId)
  const lineId = lines.find(({ productId }: { productId: number }) => productId === EGGS).id
  for (const quantity of [30, 4]) {
    const loyaltyRequest = { lines: [{ lineId, quantity }] }
    const { body: shown } = await shop.call('POST', `/api/v1/orders/${orderId}/edit/preview`, {
      as: ANNA,
      body: loyaltyRequest,
    })
    expect(shown.totalAfter).toBe(645.5 + 180 * quantity)
    const expectedTotal = shown.totalAfter
    const done = await shop.call('POST', `/api/v1/orders/${orderId}/edit`, {
      as: ANNA,
      body: { ...loyaltyRequest, expectedTotal },
    })
    expect(done.body).toMatchObject({ total: expectedTotal, sums: { delivery: 0 } })
  }
})

it('gives the last free delivery to one of twenty concurrent orders', async () => {
  await subscribe(BORIS, 1)
  const carts = await Promise.all(MANY_FARMS.map((id) => shop.cart(BORIS, id, { [id]: 5 })))
  const answers = await Promise.all(carts.map((cartId) => shop.checkout(BORIS, free(cartId))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'NO_FREE_SHIPPING_AVAILABLE']))
  expect(await left(BORIS)).toBe(0)
})

it('avoids deadlocks between concurrent use and cancellation', async () => {
  const customers = Array.from({ length: 20 }, (_, index) => 2001 + index)
  await Promise.all(customers.map((as) => subscribe(as, 2)))
  const place = async (as: number) => shop.checkout(as, free(await shop.cart(as, FARM, { [EGGS]: 5 })))
  const first = await Promise.all(customers.map(place))
  const statuses = await Promise.all(
    customers.flatMap((as, index) => [
      shop.call('PATCH', `/api/v1/orders/${first[index]?.body.orders[0].orderId}/cancel`, { as, body: {} }),
      place(as),
    ]),
  )
  expect(new Set(statuses.map(({ status }) => Math.floor(status / 100)))).toEqual(new Set([2]))
  for (const as of customers) expect(await left(as)).toBe(1)
})

it('divides the remaining free deliveries among carts of one checkout, and reports the refused cart', async () => {
  await subscribe(ANNA, 1)
  await shop.sql('update organization set work_with_subscriptions = true')
  const [eggs, ham] = [await cartOfEggs(shop, ANNA), await shop.cart(ANNA, OTHER_FARM, { [HAM]: 1 })]
  const { body } = await shop.checkout(ANNA, [free(ham), free(eggs)])
  expect(body.orders).toMatchObject([{ cartId: eggs, total: 900 }])
  expect(body.refused).toMatchObject([{ cartId: ham, code: 'NO_FREE_SHIPPING_AVAILABLE' }])
  await shop.sql('update organization set work_with_subscriptions = id = $1', [FARM])
})
