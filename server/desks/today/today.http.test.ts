import { expect, it } from 'vitest'
import { BREAD, CHEESE, farmer, openChangesShop } from '../../sales/orders/changes-shop.data.ts'
import { ANNA, DAY, FARM, OTHER_FARM, PICKUP } from '../../testing/two-farms.data.ts'

const shop = await openChangesShop()
const bearer = (token?: string) => ({ headers: token ? { authorization: `Bearer ${token}` } : {} })
const OLGA = await shop.staff(FARM)
const IVAN = await shop.staff(OTHER_FARM, 'Ivan')
const OFFICE = { headers: await shop.office() }
const today = (token: string | undefined = OLGA, query = '') =>
  shop.call('GET', `/v1/cabinet/today${query}`, bearer(token))

it("returns an empty day without orders, answers 404 for another seller's, and requires a session", async () => {
  expect((await today()).body).toEqual({
    seller: { id: FARM, type: 'farmer', title: expect.any(String) },
    timeZone: 'Europe/Moscow',
    contract: {
      offer: { isMissing: false, acceptBy: null, accepted: null },
      ...{ requisites: null, waiting: null },
    },
    date: '2026-11-21',
    pause: null,
    suspension: null,
    npd: null,
    termination: null,
    orders: 0,
    ordersTomorrow: 0,
    sold: { orders: 0, sum: 0 },
    tasks: [],
    missedOrders: [],
    debtOrders: [],
    newOrders: [],
    unanswered: { questions: 0, reviews: 0, chats: 0 },
    products: [],
  })
  const answers = await Promise.all([
    shop.call('GET', '/v1/cabinet/today'),
    shop.call('GET', '/v1/cabinet/today', { as: ANNA }),
    today(IVAN, `?organizationId=${FARM}`),
    today(IVAN, '?organizationId=999'),
    shop.call('GET', '/v1/cabinet/today', OFFICE),
    shop.call('GET', `/v1/cabinet/today?organizationId=${FARM}`, OFFICE),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 404, 404, 401, 401])
})

it('sums a day by product and time slot, from a new order to the last pick-up', async () => {
  const first = await shop.order({ lines: { [CHEESE]: 2, [BREAD]: 3 } })
  // sold on the day of purchase, to be delivered on Monday
  const { body } = await today()
  expect(body).toMatchObject({
    orders: 0,
    sold: { orders: 1, sum: 645.5 * 2 + 3 * 500 + 299 },
    tasks: [{ kind: 'confirm', isOverdue: false, all: 1 }],
    newOrders: [{ id: first, lines: 2, total: 645.5 * 2 + 3 * 500 + 299, recipientName: expect.any(String) }],
    products: [],
  })
  // a picker does not see the amount
  expect((await today(await shop.staff(FARM, 'Pavel', 'picker'))).body).toMatchObject({ sold: null, tasks: [{}] })
  const second = await shop.order({ lines: { [CHEESE]: 1, [BREAD]: 1 }, as: 2_001 })
  const fetched = await shop.order({ lines: { [BREAD]: 2 }, as: 2_002, methodCode: 'pickup', tradePlaceId: PICKUP })
  // on Sunday all orders are for tomorrow
  shop.moveClock(new Date('2026-11-22T09:00:00Z'))
  const sunday = await today(await shop.staff(FARM, 'Nina'))
  expect(sunday.body).toMatchObject({
    orders: 0,
    ordersTomorrow: 3,
    sold: { orders: 0, sum: 0 },
    newOrders: [{}, {}, {}],
  })

  shop.moveClock(new Date(`${DAY}T05:00:00Z`))
  for (const id of [first, second, fetched]) await shop.services.orders.move(farmer, id, 'isAssembling')
  const monday = (await today(await shop.staff(FARM, 'Marta'))).body
  expect(monday).toMatchObject({
    date: DAY,
    orders: 3,
    ordersTomorrow: 0,
    products: [
      { id: BREAD, title: 'Bread', isWeight: false, orders: 3, need: 6, picked: 0 },
      { id: CHEESE, title: 'Cheese', isWeight: true, orders: 2, need: 900, picked: 0, unit: 'г' },
    ],
  })
  expect(monday.tasks).toMatchObject([
    { kind: 'gather', done: 0, all: 3, isOverdue: false },
    { kind: 'weigh', all: 2 },
  ])
  // the first parcel is complete and its cheese weighed
  const line = await shop.lineOf(first, CHEESE)
  await shop.change(first, { kind: 'weigh', lines: [{ lineId: line, picked: 610 }], isAboveCharged: false })
  const bread = await shop.lineOf(first, BREAD)
  const headers = { authorization: `Bearer ${await shop.staff(FARM, 'Petr')}` }
  const marks = [{ lineId: bread, amount: 3, version: 0 }]
  expect((await shop.call('POST', '/v1/cabinet/picking/marks', { headers, body: { marks } })).status).toBe(200)
})

it('shows orders still open in the evening as late, and reads no data of another farm', async () => {
  const token = await shop.staff(FARM, 'Zoya')
  const { body } = await today(token)
  expect(body.products).toMatchObject([
    { id: BREAD, need: 6, picked: 3 },
    { id: CHEESE, need: 900, picked: 610 },
  ])
  expect(body.tasks.map(({ kind, all, done }: Record<string, unknown>) => [kind, done, all])).toEqual([
    ['gather', 1, 3],
    ['weigh', 0, 1],
    ['handOver', 0, 1],
  ])
  expect((await today(await shop.staff(OTHER_FARM, 'Fedor'))).body).toMatchObject({
    orders: 0,
    tasks: [],
    products: [],
  })
})
