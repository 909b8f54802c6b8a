import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ANNA, BORIS, CHEESE, DAY, EGGS, FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { moscow, recipient } from '../../testing/world.data.ts'

const shop = await twoFarms()
await shop.sql(`update customer set first_name = case id when ${ANNA} then 'Анна' else 'Борис' end`)
const HARVEST = '2027-07-01'
// sets a harvest day without a crop, which the command would require
const harvest = (on: string | null) => shop.sql('update product set harvest_ready_on = $1 where id = $2', [on, CHEESE])
beforeEach(async () => {
  await shop.sql('delete from cart; delete from shared_cart')
  await harvest(HARVEST)
})
afterAll(() => harvest(null))

const courier = (cartId: string) => ({ cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' })
const cartOf = async (cartId: string, as = ANNA) => (await shop.call('GET', `/api/v2/cart/${cartId}`, { as })).body

describe('goods that ripen months after the other goods of a cart', () => {
  it('excludes late goods from the delivery day, and lists them with their day', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 5, [CHEESE]: 1 })
    const cart = await cartOf(cartId)
    expect(cart.harvestReadyOn).toBeNull()
    expect(cart.nearestDelivery.date < '2026-12-31').toBe(true)
    expect(cart.totals.itemsCount).toBe(1)
    expect(cart.products.find(({ id }: { id: number }) => id === CHEESE)).toMatchObject({
      quantityInCart: 0,
      clientQuantityInCart: 1,
      isAvailableForCart: false,
      changes: [{ kind: 'ripensLater', readyOn: HARVEST }],
    })
    const { body } = await shop.call('GET', `/api/v1/cart/check-available/${cartId}`, { as: ANNA })
    expect(body).toMatchObject({ isAvailable: true, unavailableProductIds: [] })
  })
  it('keeps late goods in the cart when the others are ordered, and orders them next', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 5, [CHEESE]: 3 })
    const { status, body } = await shop.checkout(ANNA, courier(cartId))
    expect(status).toBe(201)
    const order = await shop.call('GET', `/api/v1/orders/${body.orders[0].orderId}`, { as: ANNA })
    expect(order.body.lines.map(({ productId }: { productId: number }) => productId)).toEqual([EGGS])
    const left = await cartOf(cartId)
    expect(left.products).toMatchObject([{ id: CHEESE, quantityInCart: 3, changes: [] }])
    expect(left.harvestReadyOn).toBe(HARVEST)
    const next = await shop.checkout(ANNA, { ...courier(cartId), date: left.nearestDelivery.date })
    expect(next.status).toBe(201)
    expect((await shop.call('GET', `/api/v2/cart/${cartId}`, { as: ANNA })).status).toBe(404)
  })
  it('orders late goods next for a client without keys', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 5, [CHEESE]: 3 })
    const order = (date: string) =>
      shop.call('POST', '/api/v2/checkout', { as: ANNA, body: { ...courier(cartId), date, place: moscow, recipient } })
    const first = await order(DAY)
    const { nearestDelivery } = await cartOf(cartId)
    const next = await order(nearestDelivery.date)
    expect([first.status, next.status]).toEqual([201, 201])
    expect(next.body.orders[0].orderId).not.toBe(first.body.orders[0].orderId)
    expect((await order(nearestDelivery.date)).body).toEqual(next.body)
  })
  it('leaves late goods of a shared cart to its owner, and displays the order to the members', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 5, [CHEESE]: 3 })
    const share = () => shop.call('POST', `/api/v2/cart/${cartId}/share`, { as: ANNA })
    const token = (await share()).body.joinPath.split('/').at(-1)
    await shop.call('POST', `/api/v1/shared-cart/${token}/join`, { as: BORIS, body: {} })
    const placed = await shop.checkout(BORIS, courier(cartId))
    expect(placed.status).toBe(201)
    expect((await cartOf(cartId)).products).toMatchObject([{ id: CHEESE }])
    expect((await shop.call('GET', `/api/v2/cart/${cartId}`, { as: BORIS })).status).toBe(404)
    const shareResponse = await shop.call('GET', `/api/v2/cart/${cartId}/share`, { as: BORIS })
    expect(shareResponse.body.end).toMatchObject({ outcome: 'ordered', isMe: true })
    expect((await share()).body.end).toBeNull()
  })
  it('orders goods together when they ripen within two weeks of each other', async () => {
    await harvest('2026-12-01')
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 5, [CHEESE]: 1 })
    expect(await cartOf(cartId)).toMatchObject({ harvestReadyOn: '2026-12-01', totals: { itemsCount: 2 } })
  })
})
