import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { describe, expect, it } from 'vitest'
import { ANNA, EGGS, FARM, OTHER_FARM, PICKUP, twoFarms } from '../../../testing/two-farms.data.ts'

const world = await twoFarms({ isDatabaseAtNoon: true })
const bearer = async (organizationId: number) => ({
  authorization: `Bearer ${await world.staff(organizationId)}`,
})
const olga = await bearer(FARM)
const ivan = await bearer(OTHER_FARM)
const path = (part = '', farm = FARM) => `/v1/cabinet/farmers/${farm}/shipping${part}`
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', part = '', body?: object, headers: object = olga) =>
  world.call(method, path(part), { headers: { ...headers }, ...(body && { body }) })
/** Changes a part of the settings and waits until the shop has reloaded the seller. */
const change = (part: string, body: object) => world.changeSellers(() => ask('PATCH', part, body))
const read = async (): Promise<Shipping> => (await ask('GET')).body

const YARD = { latitude: 55.75, longitude: 37.62 }
const rate = {
  title: 'До МКАД',
  price: 290,
  minOrderSum: 1_500,
  freeDeliverySum: 3_000,
  minOrderSumForSubscribers: null,
  freeDeliverySumForSubscribers: null,
  isDefault: true,
  hours: null as object | null,
  slotCapacity: null as number | null,
}
const within = (...areas: object[]) =>
  areas.map((area) => ({ area, minOrderSumForSubscribers: null, freeDeliverySumForSubscribers: null }))
const moscow = { ...defaultLocation, street: 'Варварка', house: '1', precision: 'house', coords: YARD }
const check = async (place: object = moscow) => (await ask('POST', '/check', { place })).body

it('stores rates of all five kinds of areas and offers delivery to addresses accordingly', async () => {
  const { revision, coords, timeZone } = await read()
  expect([coords, timeZone]).toEqual([{ latitude: expect.any(Number), longitude: expect.any(Number) }, 'Europe/Moscow'])
  const rates = [
    { ...rate, areas: within({ kind: 'radius', center: YARD, metres: 15_000 }) },
    { ...rate, title: 'Страна', price: 900, isDefault: false, areas: within({ kind: 'country' }) },
    {
      ...rate,
      title: 'Область',
      isDefault: false,
      areas: within(
        { kind: 'region', regionCode: '50' },
        { kind: 'city', city: 'Тула', regionCode: '71' },
        {
          kind: 'polygon',
          points: [
            { latitude: 54, longitude: 35 },
            { latitude: 54.2, longitude: 35 },
            { latitude: 54.2, longitude: 35.3 },
          ],
        },
      ),
    },
  ]
  const { status, body } = await change('/rates', { revision, rates })
  expect([status, body.rates.map((one: { title: string }) => one.title)]).toEqual([
    200,
    ['До МКАД', 'Страна', 'Область'],
  ])
  expect(body.rates).toMatchObject(rates)
  expect(body.revision).not.toBe(revision)
  expect(await check()).toMatchObject({
    rate: { title: 'До МКАД' },
    methods: [{ methodCode: 'courier', price: 290, minOrderSum: 1_500, freeDeliverySum: 3_000, noDates: null }, {}],
  })
  // a farm without rates has the country's rate
  expect(
    (await check({ ...moscow, city: 'Тверь', regionCode: '69', coords: { latitude: 56.86, longitude: 35.9 } })).rate,
  ).toMatchObject({ title: 'Страна' })
})

it('refuses the second of two concurrent saves, and answers not found for another seller’s rate', async () => {
  const { revision, rates } = await read()
  const [first] = rates
  const changed = rates.map((one) => ({ ...one, price: one.price + 10 }))
  const answers = await Promise.all([
    ask('PATCH', '/rates', { revision, rates: changed }),
    ask('PATCH', '/rates', { revision, rates: changed.slice(1) }),
  ])
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    expect.arrayContaining([
      [200, undefined],
      [400, 'SHIPPING_CHANGED'],
    ]),
  )
  const now = await read()
  expect(rates.map(({ id }) => id)).toEqual(expect.arrayContaining(now.rates.map(({ id }) => id)))
  const theirs = await world.call('GET', path('', OTHER_FARM), { headers: ivan })
  const foreign = { ...first, id: theirs.body.rates[0].id }
  expect((await ask('PATCH', '/rates', { revision: now.revision, rates: [foreign] })).status).toBe(404)
  expect((await read()).revision).toBe(now.revision)
})

it('names the invalid field', async () => {
  const { revision } = await read()
  const wrong = await ask('PATCH', '/rates', {
    revision,
    rates: [{ ...rate, title: ' ', price: -1, areas: within({ kind: 'polygon', points: [YARD, YARD] }) }],
  })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([
    400,
    expect.arrayContaining(['rates.0.title', 'rates.0.price']),
  ])
  const finer = await ask('PATCH', '/rates', {
    revision,
    rates: [{ ...rate, price: 290.005, freeDeliverySum: 3_000.000_001, areas: within({ kind: 'country' }) }],
  })
  expect([finer.status, Object.keys(finer.body.errors)]).toEqual([400, ['rates.0.price', 'rates.0.freeDeliverySum']])
  const corners = (...points: [number, number][]) => points.map(([latitude, longitude]) => ({ latitude, longitude }))
  for (const [points, word] of [
    [corners([55, 37], [56, 38], [55, 38], [56, 37]), /пересекает/],
    [corners([48, 2], [49, 2], [49, 3]), /вне России/],
    [corners([55, 37], [56, 38]), /три угла/],
  ] as const) {
    const { status, body } = await ask('PATCH', '/rates', {
      revision,
      rates: [{ ...rate, areas: within({ kind: 'polygon', points }) }],
    })
    expect([status, Object.values(body.errors)]).toEqual([400, [expect.stringMatching(word)]])
  }
  expect((await ask('PATCH', '/schedule', { fromHour: 20, toHour: 10 })).body.errors).toEqual({
    toHour: expect.any(String),
  })
  const twice = [
    { from: '2026-12-01', to: '2026-12-03' },
    { from: '2026-12-02', to: '2026-12-02' },
  ]
  expect((await ask('PATCH', '/closures', { closures: twice })).body.errors).toEqual({
    'closures.1.from': expect.any(String),
  })
})

it('takes part in free deliveries of plans only with the consent of the seller, which leaves a trail', async () => {
  const conditions = async () =>
    (
      await world.sql<{ agreed: boolean }>('select work_with_subscriptions as agreed from seller_terms where id = $1', [
        FARM,
      ])
    )[0]
  expect(await conditions()).toEqual({ agreed: false })
  const { body } = await change('/schedule', { withPlans: true })
  expect(body.schedule).toMatchObject({ withPlans: true, withCdek: false })
  expect(await conditions()).toEqual({ agreed: true })
  const trail = await world.sql(
    "select from audit_entry where organization_id = $1 and after ->> 'workWithSubscriptions' = 'true'",
    [FARM],
  )
  expect(trail).toHaveLength(1)
  expect((await change('/schedule', { withPlans: false })).body.schedule).toMatchObject({ withPlans: false })
  expect(await conditions()).toEqual({ agreed: false })
  expect((await ask('PATCH', '/schedule', { withPlans: 'yes' })).body.errors).toEqual({ withPlans: expect.any(String) })
})

it('promises no delivery on days off, and applies other changes of days and hours immediately', async () => {
  const datesOf = async () =>
    (await check()).methods.map((method: { dates: { date: string }[] }) => method.dates.map(({ date }) => date))
  const { body } = await change('/schedule', { weekdays: [1, 2, 3, 4, 5, 6, 7], dailyDeliveries: 12 })
  expect(body.schedule).toMatchObject({ weekdays: [1, 2, 3, 4, 5, 6, 7], dailyDeliveries: 12, withCdek: false })
  const [byCourier, byHand] = await datesOf()
  const [first = '', second = ''] = byCourier ?? []
  const closed = [{ from: first, to: second }]
  expect((await change('/closures', { closures: closed })).body.closures).toEqual(closed)
  const [courierAfter, handAfter] = await datesOf()
  expect([courierAfter, handAfter].flat().filter((date) => date >= first && date <= second)).toEqual([])
  expect(byHand).toContain(first)
  await change('/closures', { closures: [] })
  expect((await datesOf())[0]).toContain(first)
  expect((await change('/schedule', { weekdays: [] })).status).toBe(200)
  expect((await check()).methods[0]).toMatchObject({ dates: [], noDates: 'noDeliveryDays' })
})

it('opens, changes and closes a pick-up place', async () => {
  const place = {
    title: 'Лавка',
    address: 'Бакунинская, 8',
    city: 'Москва',
    regionCode: '77',
    coords: YARD,
    hours: [{ weekdays: [6], from: '10:00', to: '14:00' }],
    days: null,
  }
  const opened = await ask('POST', '/trade-places', place)
  expect([opened.status, opened.body.tradePlaces.at(-1)]).toMatchObject([201, place])
  const { id } = opened.body.tradePlaces.at(-1)
  expect((await ask('PATCH', `/trade-places/${id}`, { title: 'Лавка у метро' })).body.tradePlaces.at(-1)).toMatchObject(
    {
      ...place,
      title: 'Лавка у метро',
    },
  )
  expect((await world.call('DELETE', path(`/trade-places/${id}`, OTHER_FARM), { headers: ivan })).status).toBe(404)
  expect((await ask('DELETE', `/trade-places/${id}`)).body.tradePlaces.map((one: { id: number }) => one.id)).toEqual([
    PICKUP,
  ])
})

describe('slots of a rate', () => {
  const MOST = 3
  /** Concurrent customers: five more than the capacity. */
  const CUSTOMERS = Array.from({ length: MOST + 5 }, (_, index) => 2_001 + index)
  const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], fromHour: 9, toHour: 13 }
  const DAY_OF_SLOT = '2026-11-27'
  const setRate = async (more: object) => {
    const { revision } = await read()
    const [first] = (await read()).rates
    const { body } = await change('/rates', {
      revision,
      rates: [{ ...rate, id: first?.id, ...more, areas: within({ kind: 'radius', center: YARD, metres: 15_000 }) }],
    })
    return body.rates[0] as Shipping['rates'][number]
  }
  const door = { ...moscow, flat: null, entrance: null, floor: null, intercom: null, comment: null }
  const buy = (customerId: number, cartId: string, date: string) =>
    world.checkout(
      customerId,
      { cartId, methodCode: 'courier', date, paymentMethod: 'cashondelivery' },
      { body: { place: door } },
    )
  const order = async (customerId: number, date = DAY_OF_SLOT) =>
    buy(customerId, await world.cart(customerId, FARM, { [EGGS]: 10 }), date)
  const slotOf = async (date: string) => {
    const { body } = await ask('GET', '/slots')
    return body.slots.find((one: { date: string }) => one.date === date)
  }
  const courier = async () => (await check()).methods[0]
  const offered = async () => (await courier()).dates.map(({ date }: { date: string }) => date)

  it('accept exactly their capacity of concurrent orders; further orders are offered other days', async () => {
    await change('/schedule', { weekdays: [1, 2, 3, 4, 5, 6, 7], dailyDeliveries: null })
    const { id, slotCapacity, hours } = await setRate({ slotCapacity: MOST, hours: everyDay })
    expect([slotCapacity, hours]).toEqual([MOST, everyDay])
    expect((await courier()).dates).toContainEqual({ date: DAY_OF_SLOT, fromHour: 9, toHour: 13 })
    const carts = await Promise.all(CUSTOMERS.map((customer) => world.cart(customer, FARM, { [EGGS]: 10 })))
    const answers = await Promise.all(CUSTOMERS.map((customer, at) => buy(customer, carts[at] ?? '', DAY_OF_SLOT)))
    const won = answers.filter(({ status }) => status === 201)
    const lost = answers.filter(({ status }) => status !== 201)
    expect([won.length, lost.length]).toEqual([MOST, CUSTOMERS.length - MOST])
    for (const { status, body } of lost) {
      expect([status, body.code, body.title]).toEqual([
        400,
        'DELIVERY_DATE_UNAVAILABLE',
        expect.stringMatching(/На этот день/),
      ])
      expect(body.facts.dates).toContain('2026-11-28')
      expect(body.facts.dates).not.toContain(DAY_OF_SLOT)
    }
    expect(await slotOf(DAY_OF_SLOT)).toEqual({
      rateId: id,
      date: DAY_OF_SLOT,
      fromHour: 9,
      toHour: 13,
      taken: MOST,
      most: MOST,
    })
    await expect.poll(offered).not.toContain(DAY_OF_SLOT)
    expect((await check()).fullDays).toEqual([DAY_OF_SLOT])
    // a refused customer orders for another day
    const loser = CUSTOMERS[answers.findIndex(({ status }) => status !== 201)] ?? 0
    expect((await order(loser, '2026-11-28')).status).toBe(201)
  })

  it('releases the slot of a cancelled order, and keeps orders above a lowered capacity', async () => {
    const [{ id: lastId, customerId } = { id: 0, customerId: 0 }] = await world.sql<{ id: number; customerId: number }>(
      `select id, customer_id as "customerId" from shop_order
        where delivery_date = $1 and state <> 'canceled' and organization_id = $2 order by id limit 1`,
      [DAY_OF_SLOT, FARM],
    )
    await setRate({ slotCapacity: 1, hours: everyDay })
    expect(await slotOf(DAY_OF_SLOT)).toMatchObject({ taken: MOST, most: 1 })
    const cancel = await world.call('PATCH', `/api/v1/orders/${lastId}/cancel`, { as: customerId, body: {} })
    expect(cancel.status).toBeLessThan(300)
    expect(await slotOf(DAY_OF_SLOT)).toMatchObject({ taken: MOST - 1, most: 1 })
    await expect.poll(offered).not.toContain(DAY_OF_SLOT)
    expect((await order(2_020)).body.code).toBe('DELIVERY_DATE_UNAVAILABLE')
    await setRate({ slotCapacity: MOST, hours: everyDay })
    expect(await offered()).toContain(DAY_OF_SLOT)
    expect((await check()).roomLeft).not.toBeNull()
    expect((await order(2_021)).status).toBe(201)
    expect(await slotOf(DAY_OF_SLOT)).toMatchObject({ taken: MOST, most: MOST })
  })

  it('follow an order to another day, and use a rate’s own days', async () => {
    const [{ id, customerId } = { id: 0, customerId: 0 }] = await world.sql<{ id: number; customerId: number }>(
      `select id, customer_id as "customerId" from shop_order
        where delivery_date = $1 and state <> 'canceled' and organization_id = $2 order by id limit 1`,
      [DAY_OF_SLOT, FARM],
    )
    const { status } = await world.call('POST', `/api/v1/orders/${id}/delivery`, {
      as: customerId,
      body: { date: '2026-11-29', expectedTotal: (await totalOf(customerId, id)).total },
    })
    expect(status).toBe(200)
    expect(await slotOf(DAY_OF_SLOT)).toMatchObject({ taken: MOST - 1 })
    expect(await slotOf('2026-11-29')).toMatchObject({ taken: 1 })
    await setRate({ slotCapacity: null, hours: { weekdays: [2], fromHour: 18, toHour: 21 } })
    expect((await offered()).map((date: string) => new Date(date).getUTCDay())).toEqual(expect.arrayContaining([2]))
    expect(new Set((await offered()).map((date: string) => new Date(date).getUTCDay()))).toEqual(new Set([2]))
    // an earlier promise is displayed although the day has no delivery any more
    expect(await slotOf('2026-11-29')).toMatchObject({ taken: 1, most: null })
  })
  const totalOf = async (as: number, id: number) => (await world.call('GET', `/api/v1/orders/${id}`, { as })).body

  it('refuses access to slots by staff of other sellers', async () => {
    expect((await ask('GET', '/slots', undefined, {})).status).toBe(401)
    expect((await ask('GET', '/slots', undefined, ivan)).status).toBe(404)
  })
})

it('names the nearest area and other rates when an address is not served', async () => {
  const { revision } = await read()
  const rates = [
    { ...rate, areas: within({ kind: 'radius', center: YARD, metres: 15_000 }) },
    { ...rate, title: 'Москва', price: 400, isDefault: false, areas: within({ kind: 'region', regionCode: '77' }) },
  ]
  await change('/rates', { revision, rates })
  expect(await check()).toMatchObject({
    rate: { title: 'До МКАД' },
    otherRates: [{ title: 'Москва', price: 400 }],
    nearestArea: null,
  })
  const far = await check({ ...moscow, city: 'Тверь', regionCode: '69', coords: { latitude: 56.86, longitude: 35.9 } })
  expect(far).toMatchObject({ rate: null, otherRates: [], nearestArea: { title: 'До МКАД' } })
  expect(far.nearestArea.metres).toBeGreaterThan(120_000)
})

it('returns the approximate outlines of towns and regions', async () => {
  const places = [
    { regionCode: '71', city: 'Тула' },
    { regionCode: '50', city: null },
    { regionCode: '71', city: 'Небывалово' },
  ]
  const { status, body } = await ask('POST', '/outlines', { places })
  expect([status, body.outlines]).toEqual([
    200,
    [
      { kind: 'radius', center: expect.any(Object), metres: expect.any(Number) },
      { kind: 'polygon', points: expect.any(Array) },
      null,
    ],
  ])
  expect(body.outlines[1].points.length).toBeGreaterThan(5)
})

it('lists orders promised for days off', async () => {
  const [last] = await world.sql<{ date: string; orders: number }>(
    `select delivery_date as date, count(*)::int as orders from shop_order
      where organization_id = $1 and state = 'formed' and delivery_kind = 'courier' group by 1 order by 1 desc limit 1`,
    [FARM],
  )
  const date = last?.date ?? ''
  const listed = async (headers: object = olga) => await ask('GET', '/closures/orders', undefined, headers)
  expect((await listed()).body).toEqual({ items: [] })
  await change('/closures', { closures: [{ from: date, to: date }] })
  const { items } = (await listed()).body
  expect(items).toHaveLength(last?.orders ?? 0)
  expect(items[0]).toEqual({
    orderId: expect.any(Number),
    recipientName: expect.any(String),
    date,
  })
  expect((await listed({})).status).toBe(401)
  expect((await listed(ivan)).status).toBe(404)
  await change('/closures', { closures: [] })
  expect((await listed()).body.items).toEqual([])
})

it('refuses staff of other sellers, and audits every change', async () => {
  expect((await ask('GET', '', undefined, {})).status).toBe(401)
  expect((await ask('GET', '', undefined, { authorization: `Bearer ${await world.tokenOf(ANNA)}` })).status).toBe(401)
  expect((await ask('GET', '', undefined, ivan)).status).toBe(404)
  expect((await ask('POST', '/check', { place: moscow }, ivan)).status).toBe(404)
  const trace = await world.sql<{ action: string }>(
    'select distinct action from audit_entry where organization_id = $1 and staff_id is not null order by 1',
    [FARM],
  )
  expect(trace.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['closeTradePlace', 'setClosures', 'setSchedule', 'setShippingRates']),
  )
})
