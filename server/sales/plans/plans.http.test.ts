import { beforeAll, expect, it } from 'vitest'
import { sellerOf } from '../../testing/goods.data.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { byCourier, cartOfEggs } from '../loyalty/loyalty-shop.data.ts'

const shop = await twoFarms({ adapters: { cinema: { set: async () => {} } } })
const SHOP = 900
const [START, ADVANCED] = ['Start2024Year1', 'Advanced2024Year1']
const ORDERS = '/api/v2/subscription/orders'

beforeAll(async () => {
  await shop.sql('update organization set work_with_subscriptions = true')
  expect((await shop.call('GET', '/api/v2/subscription/plans')).body).toEqual({ plans: [], paymentMethods: [] })
  await shop.write((tx, { plans }) =>
    plans.openShop(tx, AUTHOR, {
      ...sellerOf({ id: SHOP, paymentMethods: ['sbp', 'rbs', 'cashondelivery'], rates: [] }),
      profile: { ...sellerOf({ id: SHOP }).profile, slug: 'okolitsa', title: 'Околица', taxSystem: 'osn' },
    }),
  )
})

const own = async (as: number) => (await shop.call('GET', ORDERS, { as })).body
const read = async (as: number) => (await shop.call('GET', '/api/v2/subscription', { as })).body
let keys = 0
const buy = (
  as: number,
  plan: string,
  terms: { total?: number; back?: number; key?: string; method?: string } = {},
) => {
  keys += 1
  return shop.call('POST', ORDERS, {
    as,
    headers: { 'idempotency-key': terms.key ?? `plan-key-${keys}` },
    body: {
      plan,
      paymentMethod: terms.method ?? 'sbp',
      expectedTotal: terms.total ?? (plan === START ? 990 : 1990),
      expectedBack: terms.back ?? 0,
    },
  })
}
const pay = async (as: number, orderId: number) => {
  const status = `/api/v1/checkout/payment/status/${orderId}`
  const { body } = await shop.call('GET', status, { as })
  await shop.fault('no-notify', 1)
  await shop.press(body.payload, 'pay')
  shop.passMinutes(1)
  await shop.call('GET', status, { as })
  await settle()
}
/** Delivers events several times, as refunds and receipts require. */
const settle = async () => {
  for (let round = 0; round < 3; round += 1) {
    await shop.runOutbox()
    await shop.runPeriodic()
  }
}
const bought = async (as: number, plan: string, terms?: Parameters<typeof buy>[2]): Promise<number> => {
  const { body, text } = await buy(as, plan, terms)
  if (!body?.orderId) throw new Error(text)
  await pay(as, body.orderId)
  return body.orderId
}
const end = (as: number, expectedBack: number) =>
  shop.call('POST', '/api/v2/subscription/end', { as, body: { expectedBack } })
const passDays = (days: number) => shop.passMinutes(days * 24 * 60)
const sound = async () => expect(await integrityProblemsOf(shop)).toEqual([])

it('lists plans to every visitor, and refuses a purchase by a guest', async () => {
  const { plans, paymentMethods } = (await shop.call('GET', '/api/v2/subscription/plans')).body
  expect(plans.map(({ code, price }: { code: string; price: number }) => [code, price])).toEqual([
    [START, 990],
    [ADVANCED, 1990],
    ['Optimum2024Year1', 2990],
  ])
  expect(paymentMethods.toSorted()).toEqual(['rbs', 'sbp'])
  for (const [method, path, body] of [
    ['GET', ORDERS, undefined],
    ['POST', ORDERS, { plan: START, paymentMethod: 'sbp', expectedTotal: 990 }],
    ['POST', '/api/v2/subscription/end', { expectedBack: 0 }],
  ] as const) {
    expect((await shop.call(method, path, { body, headers: { 'idempotency-key': 'of-a-guest' } })).status).toBe(401)
  }
  expect((await buy(2001, 'Nothing2024')).status).toBe(404)
  expect((await buy(2001, START, { total: 1 })).body).toMatchObject({
    code: 'PLAN_TERMS_CHANGED',
    facts: { total: 990, back: 0 },
  })
  for (const method of ['cashondelivery', 'urozhaj', 'paybylink']) {
    expect((await buy(2001, START, { method })).body.code, method).toBe('PAYMENT_METHOD_UNAVAILABLE')
  }
  expect((await end(2001, 0)).status).toBe(404)
})

it('begins a plan with its payment, and excludes it from the lists of orders and tours', async () => {
  const orderId = (await buy(2002, START)).body.orderId
  expect(await read(2002)).toMatchObject({ plan: null, state: 'none' })
  await pay(2002, orderId)
  expect(await read(2002)).toMatchObject({ plan: START, state: 'active', freeDeliveries: { left: 2 } })
  const { running, orders } = await own(2002)
  expect(running).toMatchObject({ plan: START, paid: 990, back: 987.28, usedDeliveries: 0 })
  expect(orders).toMatchObject([{ id: orderId, status: 'booked', paymentStatus: 'paid', kept: null, price: 990 }])
  expect(orders[0].receipts).toHaveLength(1)
  for (const path of ['/api/v1/orders', '/api/v1/orders/restaurants', '/api/v2/orders/tours']) {
    const list = (await shop.call('GET', path, { as: 2002 })).body
    expect(list?.items ?? [], path).toEqual([])
  }
  expect((await shop.call('GET', `/api/v3/farmers/id/${SHOP}`)).status).toBe(404)
  // the cancellation call of orders is refused, since a plan ends only together with the subscription
  const canceled = await shop.call('PATCH', `/api/v1/orders/${orderId}/cancel`, { as: 2002, body: {} })
  expect(canceled.status).toBe(404)
  const { items } = (await shop.call('GET', '/api/v1/notifications', { as: 2002 })).body
  expect(items.map(({ title }: { title: string }) => title.replaceAll('\u00A0', ' '))).toEqual([
    'Подписка оплачена и уже действует',
    'Подписка ждёт оплаты',
  ])
  await sound()
})

it('returns a plan’s order without address, hours and unit from the calls of orders', async () => {
  const orderId = (await buy(2009, START)).body.orderId
  const [kept] = await shop.sql(
    `select place, meeting_point, window_from_hour, window_to_hour, unit
       from shop_order join order_line on order_id = shop_order.id where shop_order.id = $1`,
    [orderId],
  )
  expect(kept).toEqual({
    place: null,
    meeting_point: null,
    window_from_hour: null,
    window_to_hour: null,
    unit: null,
  })
  const order = (await shop.call('GET', `/api/v1/orders/${orderId}`, { as: 2009 })).body
  expect(order).toMatchObject({
    deliveryKind: 'plan',
    deliveryWindow: { fromHour: 0, toHour: 24 },
    place: { street: null, house: null, precision: 'place' },
    lines: [{ unit: 'шт', measure: 1 }],
  })
})

it('makes a receipt for a service with VAT and without a supplier', async () => {
  const [receipt] = await shop.sql<{ positions: { object: string; vat: { code: string; sum: number } }[] }>(
    `select positions from receipt join plan_order using (order_id) where kind = 'prepayment' order by created_at limit 1`,
  )
  expect(receipt?.positions).toMatchObject([{ object: 'service', vat: { code: 'vat122', sum: 17_852 } }])
})

it('subtracts a used free delivery from the refund, also when use and end are concurrent', async () => {
  const use = async (as: number) => shop.checkout(as, byCourier(await cartOfEggs(shop, as), { useFreeDelivery: true }))
  await bought(2005, START)
  expect((await use(2005)).status).toBe(201)
  // one of 24 deliveries costs more than one of 365 days
  expect((await own(2005)).running).toMatchObject({ back: 948.75, usedDeliveries: 1 })
  await bought(2006, START)
  const cart = byCourier(await cartOfEggs(shop, 2006), { useFreeDelivery: true })
  const [spent, ended] = await Promise.all([shop.checkout(2006, cart), end(2006, 987.28)])
  await settle()
  const outcome = [spent.status === 201, ended.status]
  // either the delivery came first and reduces the refund, or the end came first and the order has no free delivery
  expect([
    [true, 400],
    [false, 200],
  ]).toContainEqual(outcome)
  await sound()
})

it('buys once for twenty concurrent requests with one key or many, and replaces an unpaid choice', async () => {
  const presses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => buy(2003, START, { key: `press-${n % 5}-of-2003` })),
  )
  expect(new Set(presses.map(({ body }) => body.orderId)).size).toBe(1)
  const groups = await shop.sql('select from order_group where customer_id = 2003')
  expect(groups, 'a press that is answered with a standing order leaves no group').toHaveLength(1)
  const changed = (await buy(2003, ADVANCED)).body.orderId
  const { orders } = await own(2003)
  expect(orders).toMatchObject([
    { id: changed, status: 'formed' },
    { plan: START, status: 'canceled', kept: null },
  ])
  shop.passMinutes(24 * 60)
  await settle()
  expect((await own(2003)).orders[0]).toMatchObject({ status: 'canceled' })
  expect(await read(2003)).toMatchObject({ plan: null })
  await sound()
})

it('refunds the days not begun once when a plan is ended, and removes deliveries and cinema', async () => {
  const orderId = await bought(2004, ADVANCED)
  const chosen = await shop.call('PATCH', '/api/v2/subscription/change-cinema', { as: 2004, body: { cinema: 'viju' } })
  expect(chosen.body.services).toMatchObject([{ cinemas: ['viju'] }])
  passDays(100)
  await shop.runPeriodic()
  expect((await end(2004, 1)).body).toMatchObject({ code: 'PLAN_TERMS_CHANGED', facts: { back: 1439.34 } })
  const both = await Promise.all([end(2004, 1439.34), end(2004, 1439.34)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  await settle()
  expect(await read(2004)).toMatchObject({ plan: null, state: 'none', services: [] })
  const { running, orders } = await own(2004)
  expect(running).toBeNull()
  expect(orders).toMatchObject([
    {
      id: orderId,
      status: 'canceled',
      kept: 550.66,
      paymentStatus: 'partiallyReturned',
      refunds: [{ amount: 1439.34, status: 'done' }],
    },
  ])
  const [services] = await shop.sql<{ on: number }>('select count(*)::int as on from subscription_service where is_on')
  expect(services?.on).toBe(0)
  await sound()
})

it('renews the same plan in its last month, and refunds it when another plan begins', async () => {
  const first = await bought(2007, START)
  expect((await buy(2007, START)).body).toMatchObject({ code: 'PLAN_RUNS' })
  const { to } = (await own(2007)).running
  passDays(340)
  await shop.runPeriodic()
  expect((await own(2007)).offers[0]).toMatchObject({ plan: START, effect: 'renew', from: to, back: 0 })
  const second = await bought(2007, START)
  const later = (await own(2007)).running
  expect(new Date(later.to).getUTCFullYear() - new Date(to).getUTCFullYear()).toBe(1)
  const { offers, running } = await own(2007)
  expect(running.back).toBeGreaterThan(990)
  const change = offers[1]
  expect(change).toMatchObject({ plan: ADVANCED, effect: 'change', total: 1990, back: running.back })
  expect((await buy(2007, ADVANCED)).body).toMatchObject({ code: 'PLAN_TERMS_CHANGED', facts: { back: running.back } })
  const third = await bought(2007, ADVANCED, { back: running.back })
  expect(await read(2007)).toMatchObject({ plan: ADVANCED, freeDeliveries: { left: 4 } })
  const { orders } = await own(2007)
  expect(orders).toMatchObject([
    { id: third, status: 'booked' },
    { id: second, status: 'canceled', kept: 0 },
    { id: first, status: 'canceled' },
  ])
  await sound()
})

it('closes an expired term, and books the shop’s own sales with VAT', async () => {
  const orderId = await bought(2008, START)
  passDays(366)
  await settle()
  await shop.runPeriodic('close-plan-orders')
  await settle()
  expect((await own(2008)).orders).toMatchObject([{ id: orderId, status: 'received' }])
  expect(await read(2008)).toMatchObject({ plan: null })
  const lines = await shop.sql<{ account: string; amount: number }>(
    `select account, sum(amount)::int as amount from ledger_line join ledger_entry on entry_id = ledger_entry.id
      where order_id = $1 group by account having sum(amount) <> 0 order by account`,
    [orderId],
  )
  expect(lines).toEqual([
    { account: 'gateway', amount: 99_000 },
    { account: 'platform', amount: -81_148 },
    { account: 'tax', amount: -17_852 },
  ])
  await sound()
})

it('prevents the deletion of the account until the plan is ended', async () => {
  await bought(2009, START)
  const blocks = async () => (await shop.call('GET', '/api/v1/user/personal-data', { as: 2009 })).body.blocks
  expect(await blocks()).toEqual(['runningPlan'])
  const { back } = (await own(2009)).running
  expect((await end(2009, back)).status).toBe(200)
  await settle()
  expect(await blocks()).toEqual([])
})

it('refunds the plan that ends sooner when two accounts with paid plans become one', async () => {
  const { identity } = shop.services
  const pair = { from: 2020, into: 2019 }
  const sooner = await bought(2019, START)
  passDays(100)
  const later = await bought(2020, ADVANCED)
  const { back } = (await own(2019)).running
  expect((await identity.previewMerge(shop.database.executor, pair)).blocks).toEqual([])
  await identity.mergeAccounts(AUTHOR, pair, 'one person')
  await settle()
  shop.passMinutes(20)
  await settle()
  expect(await read(2019)).toMatchObject({ plan: ADVANCED, state: 'active' })
  const { orders } = await own(2019)
  expect(orders).toMatchObject([
    { id: later, status: 'booked' },
    { id: sooner, status: 'canceled', refunds: [{ amount: back, status: 'done' }] },
  ])
  await sound()
})
