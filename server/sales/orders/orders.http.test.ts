import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { ANNA, BORIS, CHEESE, DAY, FARM, HAM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'

const shop = await twoFarms()
afterEach(async () => expect(await integrityProblemsOf(shop)).toEqual([]))

async function order(farm = FARM, as = ANNA, paymentMethod = 'cashondelivery'): Promise<number> {
  const cartId = await shop.cart(as, farm, farm === FARM ? { [CHEESE]: 1 } : { [HAM]: 1 })
  const { body } = await shop.checkout(as, { cartId, methodCode: 'courier', date: DAY, paymentMethod })
  return body.orders[0].orderId
}
const patch = (id: number, action: string, as?: number) =>
  shop.call('PATCH', `/api/v1/orders/${id}/${action}`, as ? { as } : {})
const stock = async () =>
  (await shop.sql('select on_hand, allocated, held from stock where product_id = $1', [CHEESE]))[0]

describe('reading orders', () => {
  it('lists the customer’s own orders, newest first, by page and by seller', async () => {
    const ids = [await order(), await order(OTHER_FARM), await order()]
    await order(FARM, BORIS)
    const all = await shop.call('GET', '/api/v3/orders?perPage=2', { as: ANNA })
    expect(all.body).toMatchObject({ currentPage: 1, totalItems: 3, totalPages: 2, itemsPerPage: 2 })
    expect(all.body.items.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]])
    expect(all.body.items[0]).toMatchObject({
      farmer: { id: FARM, title: 'Farm 101', type: 'farmer' },
      linesCount: 1,
      preview: [{ productId: CHEESE }],
      hasMango: true,
      total: 944.5,
    })
    const second = await shop.call('GET', '/api/v3/orders?perPage=2&page=2', { as: ANNA })
    expect(second.body.items.map(({ id }: { id: number }) => id)).toEqual([ids[0]])
    const [{ orderGroupId }] = all.body.items
    const ofOrderGroup = await shop.call('GET', `/api/v3/orders?orderGroupId=${orderGroupId}`, { as: ANNA })
    expect(
      ofOrderGroup.body.items.every((order: { orderGroupId: string }) => order.orderGroupId === orderGroupId),
    ).toBe(true)
    expect(ofOrderGroup.body.totalItems).toBeGreaterThan(0)
    expect((await shop.call('GET', '/api/v3/orders?orderGroupId=1', { as: ANNA })).status).toBe(400)
    const ofSeller = await shop.call('GET', `/api/v3/orders?farmerId=${OTHER_FARM}`, { as: ANNA })
    expect(ofSeller.body.totalItems).toBe(1)
    expect((await shop.call('GET', '/api/v3/orders', { as: ANNA, site: OTHER_FARM })).body.totalItems).toBe(1)
    expect((await shop.call('GET', '/api/v1/orders/count', { as: ANNA })).body).toEqual({
      total: 3,
      active: 3,
      unpaid: 0,
    })
    expect((await shop.call('GET', `/api/v1/orders/${ids[0]}`, { as: ANNA, site: OTHER_FARM })).status).toBe(404)
  })

  it('excludes orders of other sellers on a seller’s site', async () => {
    const id = await order(FARM, ANNA, 'sbp')
    for (const [method, path] of [
      ['GET', `/api/v1/checkout/payment/status/${id}`],
      ['GET', `/api/v1/payment-methods/${id}`],
      ['PATCH', `/api/v1/orders/${id}/cashondelivery`],
      ['PATCH', `/api/v1/orders/${id}/cancel`],
      ['PATCH', `/api/v1/orders/${id}/complete`],
    ] as const) {
      expect([path, (await shop.call(method, path, { as: ANNA, site: OTHER_FARM })).status]).toEqual([path, 404])
    }
    const untouched = { status: 'formed', paymentMethod: 'sbp' }
    expect((await shop.call('GET', `/api/v1/orders/${id}`, { as: ANNA })).body).toMatchObject(untouched)
  })

  it('refuses guests with 401, strangers and invalid ids with 404, invalid pages with 400 in Russian', async () => {
    const id = await order()
    for (const path of ['/api/v3/orders', '/api/v1/orders/count', `/api/v1/orders/${id}`]) {
      expect((await shop.call('GET', path)).status).toBe(401)
    }
    expect((await shop.call('GET', `/api/v1/orders/${id}`, { as: BORIS })).status).toBe(404)
    for (const wrong of ['0', '-1', 'abc', '1.5', '99999999999', "1'--"]) {
      expect((await shop.call('GET', `/api/v1/orders/${encodeURIComponent(wrong)}`, { as: ANNA })).status).toBe(404)
    }
    const { status, body } = await shop.call('GET', '/api/v3/orders?page=0&perPage=1000&farmerId=x', { as: ANNA })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(['page', 'perPage', 'farmerId'])
    for (const text of Object.values(body.errors)) expect(text).toMatch(/[а-я]/)
  })
})

describe('orders at restaurants', () => {
  const RESTAURANTS = '/api/v1/orders/restaurants'
  const asRestaurant = (isRestaurant: boolean) =>
    shop.sql('update organization set type = $2 where id = $1', [OTHER_FARM, isRestaurant ? 'restaurant' : 'farmer'])
  const cancel = (id: number | string, as?: number, body?: object) =>
    shop.call('PATCH', `${RESTAURANTS}/${id}/cancel`, { ...(as && { as }), ...(body && { body }) })

  it('lists, returns and cancels orders at restaurants by separate calls', async () => {
    await asRestaurant(true)
    const [dish, honey] = [await order(OTHER_FARM), await order()]
    const { body: page } = await shop.call('GET', RESTAURANTS, { as: ANNA })
    const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)
    expect(idsOf(page.items)[0]).toBe(dish)
    expect(idsOf(page.items)).not.toContain(honey)
    expect(page.totalItems).toBe(page.items.length)
    const farmers = await shop.call('GET', '/api/v3/orders?perPage=100', { as: ANNA })
    expect(idsOf(farmers.body.items)).not.toContain(dish)
    expect((await shop.call('GET', `${RESTAURANTS}/${dish}`, { as: ANNA })).body).toMatchObject({
      id: dish,
      farmer: { type: 'restaurant' },
    })
    for (const [id, as] of [
      [honey, ANNA],
      [dish, BORIS],
      [99_999_999, ANNA],
      ['x', ANNA],
    ] as const) {
      expect((await shop.call('GET', `${RESTAURANTS}/${id}`, { as })).status).toBe(404)
      expect((await cancel(id, as)).status).toBe(404)
    }
    for (const path of [RESTAURANTS, `${RESTAURANTS}/${dish}`]) expect((await shop.call('GET', path)).status).toBe(401)
    expect((await cancel(dish)).status).toBe(401)
    expect(await cancel(dish, ANNA, { reason: 'x'.repeat(501) })).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.stringMatching(/[а-я]/) } },
    })
    expect(await shop.call('GET', `${RESTAURANTS}?page=0`, { as: ANNA })).toMatchObject({ status: 400 })
    expect((await cancel(dish, ANNA, { reason: 'late' })).body).toMatchObject({ id: dish, status: 'canceled' })
    expect((await cancel(dish, ANNA)).status).toBe(400)
    await asRestaurant(false)
  })
})

describe('filtering and moving orders', () => {
  it('filters orders by stage and result', async () => {
    const [stays, goes] = [await order(FARM, BORIS), await order(FARM, BORIS)]
    await patch(goes, 'cancel', BORIS)
    const idsOf = async (stage: string) =>
      (await shop.call('GET', `/api/v3/orders?stage=${stage}`, { as: BORIS })).body.items.map(
        ({ id }: { id: number }) => id,
      )
    expect(await idsOf('active')).toContain(stays)
    expect(await idsOf('active')).not.toContain(goes)
    expect(await idsOf('canceled')).toEqual([goes])
    expect(await idsOf('received')).toEqual([])
    expect((await shop.call('GET', '/api/v3/orders?stage=lost', { as: BORIS })).status).toBe(400)
  })
  it('filters orders by seller and by period', async () => {
    const [old, fresh] = [await order(FARM, 2055), await order(OTHER_FARM, 2055)]
    // moves an order into the past
    await shop.sql(`update shop_order set placed_at = placed_at - interval '200 days' where id = ${old}`)
    const listed = async (query: string, site?: number) => {
      const { body } = await shop.call('GET', `/api/v3/orders${query}`, { as: 2055, ...(site && { site }) })
      expect(body.totalItems).toBe(body.items.length)
      return body.items.map(({ id }: { id: number }) => id)
    }
    expect(await listed('')).toEqual([fresh, old])
    for (const [period, ids] of [
      ['month', [fresh]],
      ['halfYear', [fresh]],
      ['year', [fresh, old]],
    ] as const) {
      expect([period, await listed(`?period=${period}`)]).toEqual([period, ids])
    }
    expect(await listed(`?period=halfYear&farmerId=${FARM}`)).toEqual([])
    expect((await shop.call('GET', '/api/v3/orders?period=age', { as: 2055 })).status).toBe(400)
    const sellers = async (as: number, site?: number) =>
      (await shop.call('GET', '/api/v1/orders/sellers', { as, ...(site && { site }) })).body.items.map(
        ({ id }: { id: number }) => id,
      )
    expect(await sellers(2055)).toEqual([FARM, OTHER_FARM])
    expect(await sellers(2055, OTHER_FARM)).toEqual([OTHER_FARM])
    expect(await sellers(2056)).toEqual([])
    expect((await shop.call('GET', '/api/v1/orders/sellers')).status).toBe(401)
  })
  it('lets only the customer cancel, once, before the departure', async () => {
    const before = await stock()
    const id = await order()
    expect((await patch(id, 'cancel')).status).toBe(401)
    expect((await patch(id, 'cancel', BORIS)).status).toBe(404)
    const { status, body } = await patch(id, 'cancel', ANNA)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'canceled',
      deliveryStatus: 'canceled',
      paymentStatus: 'cancelled',
      orderCancelingInitiator: 'user',
      may: { cancel: false, repeat: false },
      progress: [
        { code: 'formed', isCurrent: false },
        { code: 'canceled', isCurrent: true },
      ],
    })
    expect(await stock()).toEqual(before)
    const again = await patch(id, 'cancel', ANNA)
    expect([again.status, again.body.code]).toEqual([400, 'ORDER_STEP_FORBIDDEN'])
  })

  it('applies one of twenty concurrent cancellations', async () => {
    const id = await order()
    const answers = await Promise.all(Array.from({ length: 20 }, () => patch(id, 'cancel', ANNA)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.sql(`select to_state from order_transition where order_id = $1 order by id`, [id])).toEqual([
      { to_state: 'formed' },
      { to_state: 'canceled' },
    ])
  })

  it('moves an order to its receipt by the customer, and removes the goods from stock', async () => {
    const before = await stock()
    const id = await order()
    expect((await patch(id, 'complete', ANNA)).body.code).toBe('ORDER_STEP_FORBIDDEN')
    const farmer = { kind: 'farmer', staffId: 7, organizationIds: [FARM] } as const
    await expect(
      shop.services.orders.move({ ...farmer, organizationIds: [OTHER_FARM] }, id, 'isAssembling'),
    ).rejects.toThrow('NOT_FOUND')
    await expect(shop.services.orders.move(farmer, id, 'onTheRoad')).rejects.toThrow('ORDER_STEP_FORBIDDEN')
    await shop.services.orders.move(farmer, id, 'isAssembling')
    await shop.services.orders.move(farmer, id, 'onTheRoad')
    expect((await patch(id, 'cancel', ANNA)).body.code).toBe('ORDER_STEP_FORBIDDEN')
    expect((await patch(id, 'complete')).status).toBe(401)
    expect((await patch(id, 'complete', BORIS)).status).toBe(404)
    const { body } = await patch(id, 'complete', ANNA)
    expect(body).toMatchObject({
      status: 'received',
      completionIssuer: 'user',
      // a review is possible only after the receipt
      awaitsReview: true,
      may: { repeat: true },
    })
    expect(body.progress.every(({ reachedAt }: { reachedAt: string | null }) => reachedAt !== null)).toBe(true)
    expect(await stock()).toEqual({ ...before, on_hand: Number(before?.on_hand) - 300 })
    expect(await shop.services.orders.linesOfOrder(customersOwn(ANNA), id)).toMatchObject({
      organizationId: FARM,
      mayRepeat: true,
      lines: [{ productId: CHEESE, quantity: 1 }],
    })
    expect(await shop.services.orders.linesOfOrder(customersOwn(BORIS), id)).toBeNull()
    shop.passMinutes(60 * 24 * 31)
    expect((await shop.call('GET', `/api/v1/orders/${id}`, { as: ANNA })).body.may).toMatchObject({ repeat: false })
  })

  it('lets the customer close an order from its delivery day on when the seller has not updated it', async () => {
    // the clock has been moved by a month
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1 })
    const offered = await shop.checkout(ANNA, {
      cartId,
      methodCode: 'courier',
      date: '2027-06-01',
      paymentMethod: 'cashondelivery',
    })
    expect(offered.body.code).toBe('DELIVERY_DATE_UNAVAILABLE')
    const date = offered.body.facts.dates[2]
    const { body } = await shop.checkout(ANNA, {
      cartId,
      methodCode: 'courier',
      date: date.date ?? date,
      paymentMethod: 'cashondelivery',
    })
    const id = body.orders[0].orderId
    expect((await patch(id, 'complete', ANNA)).status).toBe(400)
    shop.passMinutes(60 * 24 * 4)
    expect((await patch(id, 'complete', ANNA)).body.status).toBe('received')
  })
})
