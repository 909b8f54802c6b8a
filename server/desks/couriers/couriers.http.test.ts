import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BREAD, CHEESE, farmer, openChangesShop } from '../../sales/orders/changes-shop.data.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, DAY, FARM, HAM, OTHER_FARM, PICKUP } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'

const shop = await openChangesShop()
let OLGA = await shop.staff(FARM)
let IVAN = await shop.staff(OTHER_FARM, 'Ivan')
/** Moves the clock and signs in again, because sessions expire earlier than links. */
const moveClock = async (to: Date) => {
  shop.moveClock(to)
  OLGA = await shop.staff(FARM)
  IVAN = await shop.staff(OTHER_FARM, 'Ivan')
}
/** The morning of the orders' delivery day. */
const MORNING = new Date('2026-11-23T06:00:00Z')
afterAll(async () => expect(await integrityProblemsOf(shop)).toEqual([]))

const headersOf = (token: string) => ({ headers: token ? { authorization: `Bearer ${token}` } : {} })
const desk = (query = `organizationId=${FARM}&date=${DAY}`, token = OLGA) =>
  shop.call('GET', `/v1/cabinet/couriers?${query}`, headersOf(token))
const create = (body: object = {}, token = OLGA) =>
  shop.call('POST', '/v1/cabinet/couriers/links', {
    ...headersOf(token),
    body: { organizationId: FARM, day: DAY, courierName: 'Сергей', ...body },
  })
const revoke = (id: string, token = OLGA) => shop.call('DELETE', `/v1/cabinet/couriers/links/${id}`, headersOf(token))
/** Makes calls with a courier's link. */
const courier = (link: string | null) => {
  const headers: Record<string, string> = link === null ? {} : { 'courier-link': link }
  return {
    day: () => shop.call('GET', '/v1/courier/day', { headers }),
    deliver: (id: number, received: number | null) =>
      shop.call('POST', `/v1/courier/orders/${id}/deliveries`, { headers, body: { received } }),
    miss: (id: number, reason = 'notHome', press?: string) =>
      shop.call('POST', `/v1/courier/orders/${id}/misses`, { headers, body: { reason, ...(press && { press }) } }),
  }
}
const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
const newCourier = async (body: object = {}) => courier(tokenOf((await create(body)).body.url))
const stopsOf = ({ body }: { body: { stops: { id: number }[] } }) => body.stops
const stateOf = async (id: number) =>
  (
    await shop.sql<{ state: string; status: string }>(
      'select state, payment_status as status from shop_order where id = $1',
      [id],
    )
  )[0]
const takings = (id: number) => shop.sql('select amount from offline_payment where order_id = $1', [id])

const onTheRoad = async (bought: Parameters<typeof shop.assembling>[0]) => {
  const id = await shop.assembling(bought)
  await shop.services.orders.move(farmer, id, 'onTheRoad')
  return id
}

describe("a courier's link", () => {
  let cash = 0
  let waiting = 0
  beforeAll(async () => {
    cash = await onTheRoad({ lines: { [BREAD]: 2 }, as: 2_001 })
    waiting = await shop.order({ lines: { [BREAD]: 1 }, as: 2_002 })
    // the farm's courier delivers neither of these orders on that day
    await shop.order({ lines: { [BREAD]: 1 }, as: 2_003, methodCode: 'pickup', tradePlaceId: PICKUP })
  })

  it('shows orders of its day with contact, contents and amount due, but without prices', async () => {
    const { status, body } = await create()
    expect([status, body.url]).toEqual([201, expect.stringMatching(/^http:\/\/shop\.test\/courier\/[\w-]{43}$/)])
    expect(body.desk.links).toMatchObject([{ courierName: 'Сергей', endsAt: '2026-11-24T21:00:00.000Z' }])
    // the secret is not stored, and is returned once
    expect((await desk()).text).not.toContain(tokenOf(body.url))
    expect((await shop.sql<{ hash: Buffer }>('select token_hash as hash from courier_link'))[0]?.hash).toHaveLength(32)

    const day = await courier(tokenOf(body.url)).day()
    expect(day.body).toMatchObject({ courierName: 'Сергей', date: DAY, sellerPhone: '74950000000', taken: 0 })
    expect(
      stopsOf(day)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([cash, waiting].sort())
    expect(stopsOf(day).find(({ id }) => id === cash)).toMatchObject({
      phone: expect.stringMatching(/^7\d{10}$/),
      inside: [{ title: 'Bread', amount: 2, isWeight: false }],
      // two breads and the delivery
      due: { sum: 1_299, by: 'cash' },
      state: 'ready',
      isSent: true,
      missed: null,
    })
    expect(stopsOf(day).find(({ id }) => id === waiting)).toMatchObject({ state: 'gathering', isSent: false })

    // a prepaid order has no amount due
    await shop.sql("update shop_order set payment_method = 'sbp', payment_status = 'paid' where id = $1", [waiting])
    const paid = await courier(tokenOf(body.url)).day()
    expect(stopsOf(paid).find(({ id }) => id === waiting)).toMatchObject({ due: null })
    // an id may contain the digits of a price
    expect(paid.text.replace(/"linkId":"[^"]*"/, '')).not.toContain('799')
    await shop.sql("update shop_order set payment_method = 'cashondelivery', payment_status = 'open' where id = $1", [
      waiting,
    ])
  })

  it('records a delivery with its cash once, also when repeated, and refuses it before the day', async () => {
    const sergey = await newCourier()
    const gathered = await shop.assembling({ lines: { [BREAD]: 1 }, as: 2_008 })
    expect((await sergey.deliver(gathered, 799)).body).toMatchObject({ code: 'ORDER_STEP_EARLY' })
    // an order shipped early by its seller may be delivered early
    const early = await onTheRoad({ lines: { [BREAD]: 1 }, as: 2_009 })
    expect((await sergey.deliver(early, 799)).body.taken).toBe(799)
    expect((await sergey.deliver(waiting, 799)).body).toMatchObject({ code: 'ORDER_STEP_FORBIDDEN' })
    await moveClock(MORNING)
    expect((await sergey.deliver(cash, null)).body.errors).toHaveProperty('received')
    for (const other of [0, 1_000]) {
      expect((await sergey.deliver(cash, other)).body).toMatchObject({ code: 'ORDER_CHANGED' })
    }
    expect([await stateOf(cash), await takings(cash)]).toMatchObject([{ state: 'onTheRoad' }, []])

    const deliveries = await Promise.all([sergey.deliver(cash, 1_299), sergey.deliver(cash, 1_299)])
    expect(deliveries.map(({ status }) => status)).toEqual([200, 200])
    expect((await sergey.deliver(cash, 1_299)).body).toMatchObject({ taken: 1_299 + 799 })
    expect([await stateOf(cash), await takings(cash)]).toEqual([
      { state: 'received', status: 'paid' },
      [{ amount: 129_900 }],
    ])
    const [trace] = await shop.sql<{ reason: string }>(
      "select reason from order_transition where order_id = $1 and to_state = 'received'",
      [cash],
    )
    expect(trace?.reason).toBe('Курьер Сергей')
    // the seller sees the courier as the author, not the staff member who created the link
    const { history } = (await shop.call('GET', `/v1/cabinet/orders/${cash}`, headersOf(OLGA))).body
    const byKind = (kind: string) => history.filter(({ step }: { step: { kind: string } }) => step.kind === kind)
    expect([byKind('payment').at(-1), byKind('move').at(-1)]).toMatchObject([
      { step: { amount: 1_299 }, actor: 'farmer', actorName: 'Сергей' },
      { step: { to: 'received' }, actor: 'farmer', actorName: 'Сергей' },
    ])
    expect(byKind('move').find(({ step }: { step: { to: string } }) => step.to === 'isAssembling')).not.toMatchObject({
      actorName: 'Сергей',
    })
    // a delivered order no longer shows a phone
    expect(stopsOf(await sergey.day()).find(({ id }) => id === cash)).toMatchObject({
      state: 'delivered',
      phone: null,
      due: null,
    })
    expect((await sergey.miss(cash)).body).toMatchObject({ code: 'ORDER_STEP_FORBIDDEN' })
    // cash taken by another courier is not shown
    expect((await (await newCourier({ courierName: 'Pavel' })).day()).body.taken).toBe(0)
  })

  it('does not change the state of an undelivered order, and shows the seller the reason', async () => {
    const sergey = await newCourier()
    const id = await shop.assembling({ lines: { [CHEESE]: 1 }, as: 2_004 })
    expect((await sergey.miss(id, 'because')).status).toBe(400)
    expect((await sergey.miss(id, 'noAnswer')).status).toBe(200)
    // a visit repeated after a lost answer is recorded once
    const press = randomUUID()
    for (const _ of [1, 2]) expect((await sergey.miss(id, 'notHome', press)).status).toBe(200)
    expect((await sergey.miss(id, 'notHome', 'x')).status).toBe(400)
    const other = await shop.assembling({ lines: { [CHEESE]: 1 }, as: 2_005 })
    const reused = await sergey.miss(other, 'notHome', press)
    expect([reused.status, reused.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await shop.sql('select outcome from courier_visit where order_id = $1', [id])).toHaveLength(2)
    const { stops } = (await desk()).body
    expect(stops.find((stop: { id: number }) => stop.id === id)).toMatchObject({ missed: { reason: 'notHome' } })
    expect(await stateOf(id)).toMatchObject({ state: 'isAssembling' })
  })

  it('lists a missed order in the tasks of the day, and moves it to another day in two calls', async () => {
    const sergey = await newCourier()
    const id = await onTheRoad({ lines: { [BREAD]: 2 }, as: 2_007 })
    const seller = async (method: 'GET' | 'POST', path: string, body?: object, token = OLGA) =>
      shop.call(method, `/v1/cabinet/${path}`, { ...headersOf(token), ...(body && { body }) })
    const todays = async () => (await seller('GET', `today?organizationId=${FARM}`)).body
    const again = `orders/${id}/redelivery`
    const before = (await todays()).missedOrders
    // no delivery was missed yet
    expect((await seller('POST', again, { date: '2026-11-25' })).body.code).toBe('ORDER_CHANGE_FORBIDDEN')
    expect((await sergey.miss(id, 'notHome')).status).toBe(200)
    const day = await todays()
    expect(day.missedOrders).toEqual([...before, id].sort((one, other) => one - other))
    expect(day.tasks.find(({ kind }: { kind: string }) => kind === 'missed')).toMatchObject({ all: before.length + 1 })
    const { body: order } = await seller('GET', `orders/${id}`)
    expect(order.missed).toMatchObject({ reason: 'notHome' })
    expect(order.order.waitsForDay).toBe(false)
    expect(order.history.at(-1)).toMatchObject({
      ...{ step: { kind: 'missed', because: 'notHome' }, actorName: 'Сергей' },
    })

    const { items } = (await seller('GET', again)).body
    expect(items.map(({ date }: { date: string }) => date)).not.toContain(DAY)
    const [next] = items
    expect((await seller('GET', again, undefined, IVAN)).status).toBe(404)
    expect((await seller('POST', again, { date: next.date }, IVAN)).status).toBe(404)
    expect((await seller('POST', again, { date: '2026-02-30' })).status).toBe(400)
    expect((await seller('POST', again, { date: '2027-06-01' })).body.code).toBe('DELIVERY_DATE_UNAVAILABLE')
    const total = order.order.sums.total
    const presses = await Promise.all([1, 2].map(() => seller('POST', again, { date: next.date })))
    for (const { status, body } of presses) {
      expect([status, body.order.deliveryDate, body.order.sums.total, body.missed]).toEqual([
        ...[200, next.date, total, null],
      ])
    }
    expect(await stateOf(id)).toMatchObject({ state: 'onTheRoad' })
    // until the new day neither the seller nor the customer sees it as on its way
    expect((await seller('GET', `orders/${id}`)).body.order.waitsForDay).toBe(true)
    expect((await shop.call('GET', `/api/v1/orders/${id}`, { as: 2_007 })).body.waitsForDay).toBe(true)
    const { items: listed } = (await seller('GET', 'orders?queue=leaving')).body
    expect(listed.find((one: { id: number }) => one.id === id)).toMatchObject({ waitsForDay: true })
    expect((await todays()).missedOrders).toEqual(before)
    expect(stopsOf(await sergey.day()).map((stop) => stop.id)).not.toContain(id)
    await shop.runOutbox()
    const repeatNotifications = await shop.sql<{ kind: string }>(
      `select kind from notification where order_id = $1 and kind = 'broughtAgain'`,
      [id],
    )
    expect(repeatNotifications).toHaveLength(1)
  })

  it('gives no access to another day, another seller, or without the secret', async () => {
    const sergey = await newCourier()
    const ham = await shop.cart(2_005, OTHER_FARM, { [HAM]: 1 })
    const cart = { cartId: ham, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' }
    const others = (await shop.checkout(2_005, cart)).body.orders[0].orderId
    const later = await shop.order({ lines: { [BREAD]: 1 }, as: 2_006, ...{ date: '2026-11-24' } })
    for (const id of [others, later, 999_999]) {
      expect([(await sergey.deliver(id, 1)).status, (await sergey.miss(id)).status]).toEqual([404, 404])
    }
    expect(stopsOf(await sergey.day()).map(({ id }) => id)).not.toContain(later)
    for (const link of [null, 'x', 'A'.repeat(43)]) {
      const nobody = courier(link)
      expect([
        (await nobody.day()).status,
        (await nobody.deliver(waiting, 1)).status,
        (await nobody.miss(waiting)).status,
      ]).toEqual([404, 404, 404])
    }
    // a session does not replace a link
    expect((await shop.call('GET', '/v1/courier/day', headersOf(OLGA))).status).toBe(404)
  })

  it("ends when it is revoked, with the next day, and with its creator's employment", async () => {
    const first = await create({ courierName: 'Oleg' })
    const oleg = courier(tokenOf(first.body.url))
    const link = first.body.desk.links.find(({ courierName }: { courierName: string }) => courierName === 'Oleg')
    expect([(await oleg.day()).status, (await revoke(link.id, IVAN)).status, (await oleg.day()).status]).toEqual([
      200, 404, 200,
    ])
    const { links } = (await revoke(link.id)).body
    expect(links.map(({ id }: { id: string }) => id)).not.toContain(link.id)
    expect([(await oleg.day()).status, (await oleg.miss(waiting)).status, (await revoke(link.id)).status]).toEqual([
      404, 404, 200,
    ])

    const nina = await shop.staff(FARM, 'Nina')
    const made = await create({}, nina)
    const hers = courier(tokenOf(made.body.url))
    expect((await hers.day()).status).toBe(200)
    const [{ id: ninaId } = { id: 0 }] = await shop.sql<{ id: number }>(
      "select id from staff_account where name = 'Nina'",
    )
    await shop.write((tx, { sellers }) => sellers.removeStaff(tx, AUTHOR, { organizationId: FARM, staffId: ninaId }))
    expect((await hers.day()).status).toBe(404)

    const late = await newCourier()
    shop.moveClock(new Date('2026-11-24T20:59:00Z'))
    expect((await late.day()).status).toBe(200)
    shop.moveClock(new Date('2026-11-24T21:01:00Z'))
    expect([(await late.day()).status, (await late.miss(waiting)).status]).toEqual([404, 404])
    await moveClock(MORNING)
  })
})

describe('a day of two cars', () => {
  const NEXT = '2026-11-26'
  const at = async (as: number, longitude: number) => {
    const id = await shop.order({ lines: { [BREAD]: 1 }, as, ...{ date: NEXT } })
    // a checkout uses the address of the world, but here the distance matters
    await shop.sql(
      `update shop_order set place = jsonb_set(place, '{coords}', jsonb_build_object('latitude',
         (select latitude from organization where id = $2), 'longitude', (select longitude + $3::float8 from organization where id = $2)))
        where id = $1`,
      [id, FARM, longitude],
    )
    return id
  }
  const plan = (body: object = {}, token = OLGA) =>
    shop.call('POST', '/v1/cabinet/couriers/route', {
      ...headersOf(token),
      body: { organizationId: FARM, day: NEXT, isByHand: false, stops: [], ...body },
    })
  const idsOf = (answer: { body: { stops: { id: number }[] } }) => stopsOf(answer).map(({ id }) => id)
  let far = 0
  let near = 0
  let middle = 0
  beforeAll(async () => {
    far = await at(2_020, 0.3)
    near = await at(2_021, 0.1)
    middle = await at(2_022, 0.2)
  })

  it('sorts stops by distance from the farm, or as arranged by hand, without orders moved to other days', async () => {
    const asked = `organizationId=${FARM}&date=${NEXT}`
    expect((await desk(asked)).body).toMatchObject({ isByHand: false, start: { latitude: expect.any(Number) } })
    expect(idsOf(await desk(asked))).toEqual([near, middle, far])
    const byHand = [far, near, middle].map((orderId) => ({ orderId, linkId: null }))
    const manualPlan = await plan({ isByHand: true, stops: [...byHand, { orderId: 999_999, linkId: null }] })
    expect([manualPlan.status, manualPlan.body.isByHand, idsOf(manualPlan)]).toEqual([200, true, [far, near, middle]])
    const sergey = await newCourier({ day: NEXT })
    expect(idsOf(await sergey.day())).toEqual([far, near, middle])
    const back = await plan({ stops: byHand })
    expect([back.body.isByHand, idsOf(back)]).toEqual([false, [near, middle, far]])
  })

  it('shows and marks only the stops of a link, and unassigns stops of a revoked link', async () => {
    const made = await Promise.all(['Anton', 'Boris'].map((courierName) => create({ day: NEXT, courierName })))
    const [anton, boris] = made.map(({ body }) => courier(tokenOf(body.url)))
    const idOf = (name: string) =>
      made.flatMap(({ body }) => body.desk.links).find((link: { courierName: string }) => link.courierName === name).id
    expect(idsOf((await anton?.day()) as never)).toHaveLength(3)
    const stops = [
      { orderId: far, linkId: idOf('Anton') },
      { orderId: near, linkId: idOf('Anton') },
      { orderId: middle, linkId: idOf('Boris') },
    ]
    expect((await plan({ stops })).body.stops).toMatchObject([
      { id: near, linkId: idOf('Anton') },
      { id: far, linkId: idOf('Anton') },
      { id: middle, linkId: idOf('Boris') },
    ])
    expect([idsOf((await anton?.day()) as never), idsOf((await boris?.day()) as never)]).toEqual([
      [near, far],
      [middle],
    ])
    expect([(await boris?.miss(far))?.status, (await boris?.deliver(far, 799))?.status]).toEqual([404, 404])
    expect((await anton?.miss(far))?.status).not.toBe(404)
    const paper = (linkId: string) =>
      shop.call(
        'GET',
        `/v1/cabinet/couriers/route?organizationId=${FARM}&date=${NEXT}&linkId=${linkId}`,
        headersOf(OLGA),
      )
    expect([(await paper(idOf('Boris'))).status, (await paper(randomUUID())).status]).toEqual([200, 404])
    expect((await revoke(idOf('Boris'))).body.stops).toContainEqual(
      expect.objectContaining({ id: middle, linkId: null }),
    )
    // a car without a link sees no addresses of other cars
    expect(idsOf((await anton?.day()) as never)).toEqual([near, far])
    expect((await plan({ stops: [{ orderId: far, linkId: idOf('Boris') }] })).status).toBe(404)
  })

  it('lets only the seller plan a route, with whole orders and each once', async () => {
    const [{ id: foreign } = { id: '' }] = await shop.sql<{ id: string }>(
      "select id from courier_link where courier_name = 'Сергей' limit 1",
    )
    const anna = await shop.tokenOf(ANNA)
    for (const [token, status] of [
      ['', 401],
      [anna, 401],
      [IVAN, 404],
    ] as const)
      expect((await plan({}, token)).status).toBe(status)
    const twice = [1, 2].map(() => ({ orderId: near, linkId: null }))
    expect((await plan({ stops: twice })).body.errors).toHaveProperty('stops')
    expect((await plan({ stops: [{ orderId: near, linkId: 'x' }] })).status).toBe(400)
    // a link of another day cannot be assigned today
    expect((await plan({ stops: [{ orderId: near, linkId: foreign }] })).status).toBe(404)
  })

  it('shows the cash handed in with the cash taken, also after the link has ended', async () => {
    const id = await onTheRoad({ lines: { [BREAD]: 2 }, as: 2_023 })
    const made = await create({ courierName: 'Gleb' })
    const link = made.body.desk.links.find(({ courierName }: { courierName: string }) => courierName === 'Gleb')
    expect(link).toMatchObject({ isOpen: true, taken: 0, handed: null })
    expect((await courier(tokenOf(made.body.url)).deliver(id, 1_299)).body.taken).toBe(1_299)
    const hand = (handed: unknown, token = OLGA, of = link.id) =>
      shop.call('POST', `/v1/cabinet/couriers/links/${of}/cash`, { ...headersOf(token), body: { handed } })
    for (const handed of [-1, 0.001, 'x', null]) expect((await hand(handed)).body.errors).toHaveProperty('handed')
    expect([
      (await hand(1, '')).status,
      (await hand(1, IVAN)).status,
      (await hand(1, OLGA, randomUUID())).status,
    ]).toEqual([401, 404, 404])
    expect((await hand(1_299)).status).toBe(200)
    expect((await revoke(link.id)).status).toBe(200)
    expect((await hand(1_290)).body.links).toContainEqual(
      expect.objectContaining({
        id: link.id,
        isOpen: false,
        taken: 1_299,
        handed: expect.objectContaining({ sum: 1_290 }),
      }),
    )
    expect(await shop.sql('select taken, handed from courier_cash')).toEqual([{ taken: 129_900, handed: 129_000 }])
  })
})

describe('the cabinet', () => {
  it('answers 404 for links of other sellers, and refuses callers without the permission', async () => {
    const anna = await shop.tokenOf(ANNA)
    const route = (token: string) =>
      shop.app.http.inject({
        method: 'GET',
        url: `/v1/cabinet/couriers/route?organizationId=${FARM}&date=${DAY}`,
        ...headersOf(token),
      })
    for (const [token, status] of [
      ['', 401],
      [anna, 401],
      [IVAN, 404],
    ] as const) {
      expect((await desk(undefined, token)).status).toBe(status)
      expect((await create({}, token)).status).toBe(status)
      expect((await route(token)).statusCode).toBe(status)
    }
    const paper = await route(OLGA)
    expect([paper.statusCode, paper.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  it('requires a future day and a name for a link, and allows twenty links per day', async () => {
    for (const [field, value] of [
      ['day', '2026-11-22'],
      ['day', '2027-02-01'],
      ['day', 'today'],
      ['courierName', '  '],
      ['courierName', 'x'.repeat(61)],
    ] as const) {
      const { status, body } = await create({ [field]: value })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    }
    for (let count = 0; count < 20; count += 1) expect((await create({ day: '2026-11-25' })).status).toBe(201)
    expect((await create({ day: '2026-11-25' })).body).toMatchObject({ code: 'TOO_MANY_LINKS' })
  })
})
