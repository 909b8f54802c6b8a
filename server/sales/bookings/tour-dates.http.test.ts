import { afterEach, expect, it } from 'vitest'
import { integrityProblemsOf, NOON } from '../../testing/world.data.ts'
import { ANNA, BORIS, GUIDE, openTourShop, STRANGER, VERA } from './tour-shop.data.ts'

const shop = await openTourShop()
const { book, booking, desk, pay, placesLeft, tour } = shop
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await shop.runPeriodic()
    await shop.runOutbox()
  }
}
afterEach(async () => {
  await settle()
  expect(await integrityProblemsOf(shop)).toEqual([])
  shop.moveClock(NOON)
})
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const ask = async (method: Method, path: string, body?: unknown, token?: string) =>
  shop.call(method, `/v1/cabinet/${path}`, {
    headers: bearer(token ?? (await shop.staff(GUIDE))),
    ...(body !== undefined && { body }),
  })
const confirm = (orderId: number) => desk('POST', `bookings/${orderId}/confirm`, {})
const RULE = { from: '2027-05-01', to: '2027-05-31', weekdays: [6, 7], minute: 600 }

it('previews dates of a rule, creates each once for repeated requests, and uses the tour’s time zone', async () => {
  const { id } = await tour('repeated', 8, { timeZone: 'Asia/Kamchatka' })
  const path = `tours/${id}/dates`
  const preview = await ask('POST', `${path}/preview`, RULE)
  expect(preview.body.timeZone).toBe('Asia/Kamchatka')
  expect(preview.body.items).toHaveLength(10)
  // 10:00 on Saturday in Kamchatka is Friday evening elsewhere
  expect(preview.body.items[0]).toEqual({ startsAt: '2027-04-30T22:00:00.000Z', isTaken: false, isLate: false })

  const date = { startsAt: '2027-06-05T07:00:00.000Z', places: 6 }
  expect((await ask('POST', path, date)).status).toBe(201)
  const { body: twice } = await ask('POST', path, date)
  expect([twice.code, Object.keys(twice.errors)]).toEqual(['BAD_REQUEST', ['startsAt']])

  const several = await Promise.all([1, 2, 3].map(() => ask('POST', `${path}/repeat`, { ...RULE, places: 6 })))
  expect(several.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(several.reduce((all, { body }) => all + body.added, 0)).toBe(10)
  expect(several.reduce((all, { body }) => all + body.skipped, 0)).toBe(20)
  expect(
    (await ask('POST', `${path}/preview`, { ...RULE, to: '2027-06-05' })).body.items.map(
      ({ isTaken }: { isTaken: boolean }) => isTaken,
    ),
  ).toEqual([...Array.from({ length: 10 }, () => true), false])
  const listed = await ask('GET', `tours/dates?tourId=${id}&perPage=100`)
  expect(listed.body.totalItems).toBe(12)
  expect(listed.body.tours.find((one: { id: number }) => one.id === id)).toMatchObject({
    places: 6,
    timeZone: 'Asia/Kamchatka',
    prices: [{ kind: 'adult' }, { kind: 'child' }, { kind: 'group' }],
  })

  const refused = async (body: object, token?: string) => {
    const answer = await ask('POST', `${path}/repeat`, body, token)
    return [answer.status, answer.body.errors ? Object.keys(answer.body.errors) : answer.body.code]
  }
  const one = { ...RULE, places: 6 }
  expect(await refused({ ...one, to: '2027-04-01' })).toEqual([400, ['to']])
  expect(await refused({ ...one, weekdays: [] })).toEqual([400, ['weekdays']])
  expect(await refused({ ...one, weekdays: [1, 2, 3, 4, 5, 6, 7], to: '2027-12-31' })).toEqual([400, ['to']])
  expect(await refused({ ...one, places: 0, minute: 1_440 })).toEqual([400, ['minute', 'places']])
  expect(await refused(one, await shop.staff(STRANGER))).toEqual([404, 'NOT_FOUND'])
  expect(await refused(one, await shop.staff(GUIDE, 'Pavel', 'picker'))).toEqual([403, 'FORBIDDEN'])
  expect((await shop.call('POST', `/v1/cabinet/${path}/repeat`, { body: one })).status).toBe(401)
})

it('refuses a date without places for its minimum group or with a past decision time', async () => {
  const trip = await tour('group', 6, { minPeople: 4, decideHours: 48 })
  const path = `tours/${trip.id}/dates`
  const refused = async (method: Method, at: string, body: object) => {
    const answer = await ask(method, at, body)
    return [answer.status, Object.keys(answer.body.errors ?? {})]
  }
  const startsAt = '2027-06-05T07:00:00.000Z'
  expect(await refused('POST', path, { startsAt, places: 3 })).toEqual([400, ['places']])
  expect(await refused('POST', path, { startsAt: '2026-11-20T07:00:00.000Z', places: 6 })).toEqual([400, ['startsAt']])
  expect(await refused('POST', `${path}/repeat`, { ...RULE, places: 3 })).toEqual([400, ['places']])
  expect(await refused('PATCH', `tours/dates/${trip.dateId}`, { places: 3 })).toEqual([400, ['places']])
  // a date that is too near is reported, and created only for any number of people
  const near = { from: '2026-11-21', to: '2026-11-25', weekdays: [1, 2, 3], minute: 600 }
  const { body } = await ask('POST', `${path}/preview`, near)
  expect(
    body.items.map((one: { startsAt: string; isLate: boolean }) => [one.startsAt.slice(0, 10), one.isLate]),
  ).toEqual([
    ['2026-11-23', true],
    ['2026-11-24', false],
    ['2026-11-25', false],
  ])
  const soon = '2026-11-22T07:00:00.000Z'
  const late = await Promise.all([
    ask('POST', path, { startsAt: soon, places: 6 }),
    ask('POST', `${path}/repeat`, { ...near, places: 6 }),
  ])
  expect(late.map((answer) => [answer.status, answer.body.code])).toEqual([
    [400, 'TOUR_DATE_TOO_LATE'],
    [400, 'TOUR_DATE_TOO_LATE'],
  ])
  expect(late[0].body.title).toContain('Поедем при')
  expect((await ask('POST', `${path}/repeat`, { ...near, places: 6, isAnyhow: true })).body).toMatchObject({ added: 3 })
  const alone = await ask('POST', path, { startsAt: soon, places: 2, isAnyhow: true })
  expect(alone.status).toBe(201)
  await settle()
  const states = await shop.sql<{ state: string; anyhow: boolean }>(
    `select state, goes_anyhow as anyhow from tour_date where tour_id = $1 and id <> $2 and starts_at < '2027-01-01' order by starts_at`,
    [trip.id, trip.dateId],
  )
  // later dates still require their minimum group
  expect(states).toEqual([
    { state: 'open', anyhow: true },
    { state: 'open', anyhow: true },
    { state: 'open', anyhow: false },
    { state: 'open', anyhow: false },
  ])
  expect(alone.body).toMatchObject({ minPeople: null, isCertain: true })

  const edit = (seen: number, minPeople: number) =>
    ask('PATCH', `tours/${trip.id}`, { change: { minPeople }, seen: { minPeople: seen } })
  expect((await edit(4, 7)).body.errors).toEqual({ minPeople: 'Нужно меньше или раньше' })
  expect((await edit(4, 6)).status).toBe(200)
})

it('never reduces places below the reserved ones during concurrent bookings', async () => {
  const crowd = Array.from({ length: 8 }, (_, index) => 41 + index)
  await shop.customers(...crowd.map((id) => ({ id })))
  const trip = await tour('crowd', 5)
  const change = (places: number, token?: string) => ask('PATCH', `tours/dates/${trip.dateId}`, { places }, token)
  const [cut, ...bought] = await Promise.all([change(3), ...crowd.map((as) => book(as, trip, ['adult']))])
  const sold = bought.filter(({ status }) => status === 201).length
  expect(bought.filter(({ status }) => status !== 201).map(({ body }) => body.code)).toEqual(
    Array.from({ length: 8 - sold }, () => 'TOUR_PLACES_GONE'),
  )
  // either the reduction came first and three booked, or it was refused and all five did
  expect([cut.status, sold]).toEqual(cut.status === 200 ? [200, 3] : [400, 5])
  expect(await placesLeft(trip.dateId)).toBe(0)
  const fewer = await change(sold - 1)
  expect([fewer.status, Object.keys(fewer.body.errors)]).toEqual([400, ['places']])

  // an additional place goes to the waiting list first
  const wait = await shop.call('POST', `/api/v2/tours/dates/${trip.dateId}/waiting`, { as: VERA, body: { people: 1 } })
  expect(wait.status).toBe(201)
  expect((await change(sold + 1)).body).toMatchObject({ places: sold + 1, placesLeft: 0, taken: sold + 1 })
  expect((await book(BORIS, trip, ['adult'])).body.code).toBe('TOUR_PLACES_GONE')
  expect((await change(9, await shop.staff(STRANGER))).status).toBe(404)
  expect((await change(9, await shop.staff(GUIDE, 'Pavel', 'picker'))).status).toBe(403)
  expect((await shop.call('PATCH', `/v1/cabinet/tours/dates/${trip.dateId}`, { body: { places: 9 } })).status).toBe(401)

  // closed: no bookings, the offered customer waits in order again, and it reopens
  const close = (isClosed: boolean) => ask('PATCH', `tours/dates/${trip.dateId}`, { isClosed })
  expect((await close(true)).body).toMatchObject({ isClosed: true, isBookable: false, state: 'open', waiting: 1 })
  const mine = async () => (await shop.call('GET', '/api/v2/tours/waiting', { as: VERA })).body.items
  expect(await mine()).toMatchObject([{ state: 'waiting' }])
  await settle()
  expect(await mine()).toMatchObject([{ state: 'waiting' }])
  expect((await book(VERA, trip, ['adult'])).body).toMatchObject({
    code: 'TOUR_DATE_CLOSED',
    facts: { reason: 'closed' },
  })
  const shown = (await shop.call('GET', '/api/v2/tours?perPage=100')).body.items
  expect(shown.map((one: { id: number }) => one.id)).not.toContain(trip.id)
  expect((await close(false)).body).toMatchObject({ isClosed: false })
  expect(await mine()).toMatchObject([{ state: 'offered' }])
  expect((await book(VERA, trip, ['adult'])).status).toBe(201)
})

it('displays a date’s own prices and books at them, and keeps the tour’s prices for other dates', async () => {
  const trip = await tour('holiday', 9)
  const prices = await shop.pricesOf(trip.id)
  const set = (own: object[]) => ask('PATCH', `tours/dates/${trip.dateId}`, { prices: own })
  const changed = await set([
    { priceId: prices.adult, price: 8_100.5 },
    { priceId: prices.group, price: 7_000 },
    // a price equal to the tour's is not stored
    { priceId: prices.child, price: 4_200 },
  ])
  const own = [
    { priceId: prices.adult, price: 8_100.5, sum: 8_100.5 },
    { priceId: prices.group, price: 7_000, sum: 28_000 },
  ]
  expect(changed.body.ownPrices).toEqual(own)
  const page = (await shop.call('GET', `/api/v2/tours/${trip.id}`)).body
  expect(page.dates).toMatchObject([{ ownPrices: own }])
  expect(page.prices[0].price).toBe(6_900)
  const quote = await shop.call('POST', `/api/v2/tours/${trip.id}/quote`, {
    body: {
      dateId: trip.dateId,
      people: [
        { priceId: prices.adult, count: 2 },
        { priceId: prices.child, count: 1 },
      ],
    },
  })
  expect(quote.body).toMatchObject({ total: 20_401, lines: [{ sum: 16_201 }, { sum: 4_200 }] })
  expect((await book(ANNA, trip, ['adult', 'child'])).body).toMatchObject({
    code: 'TOUR_PRICE_CHANGED',
    facts: { total: 12_300.5 },
  })
  const { orderId } = (await book(ANNA, trip, ['adult', 'child'], { total: 12_300.5 })).body
  await pay(orderId)
  // a booking keeps its price
  expect((await set([])).body.ownPrices).toEqual([])
  expect(await booking(orderId)).toMatchObject({ total: 12_300.5, paid: 12_300.5 })

  const wrong = async (own: object[]) => Object.keys((await set(own)).body.errors)
  expect(await wrong([{ priceId: 1, price: 100 }])).toEqual(['prices.0.priceId'])
  expect(await wrong([{ priceId: prices.adult, price: 100.001 }])).toEqual(['prices.0.price'])
  expect(await wrong([{ priceId: prices.group, price: 20_000_000 }])).toEqual(['prices.0.price'])
})

it('cancels a date once for two concurrent requests, and refunds every booking once', async () => {
  const trip = await tour('storm', 9)
  const orders: number[] = []
  for (const as of [ANNA, BORIS]) {
    const { orderId } = (await book(as, trip, ['adult', 'child'])).body
    await pay(orderId, as)
    orders.push(orderId)
  }
  await confirm(orders[0] ?? 0)
  await book(VERA, trip, ['adult'])
  const concerned = (token?: string) => ask('GET', `tours/dates/${trip.dateId}/cancellation`, undefined, token)
  expect((await concerned()).body).toEqual({ bookings: 3, people: 5, back: 22_200 })
  expect((await concerned(await shop.staff(STRANGER))).status).toBe(404)
  expect((await concerned(await shop.staff(GUIDE, 'Rita', 'accountant'))).status).toBe(403)
  expect((await shop.call('GET', `/v1/cabinet/tours/dates/${trip.dateId}/cancellation`)).status).toBe(401)

  const cancel = () => ask('POST', `tours/dates/${trip.dateId}/cancel`, { because: 'weather', reason: 'Ураган' })
  const presses = await Promise.all([cancel(), cancel(), cancel()])
  expect(presses.map(({ status, body }) => [status, body.state])).toEqual([1, 2, 3].map(() => [200, 'canceled']))
  expect((await cancel()).status).toBe(200)
  await settle()
  for (const [at, as] of [ANNA, BORIS].entries()) {
    expect(await booking(orders[at] ?? 0, as)).toMatchObject({
      status: 'canceled',
      paid: 0,
      refunds: [{ amount: 11_100, status: 'done' }],
      date: { state: 'canceled' },
    })
  }
  const [{ traces } = { traces: 0 }] = await shop.sql<{ traces: number }>(
    `select count(*)::int as traces from audit_entry where action = 'cancelTourDate' and entity_id = $1`,
    [String(trip.dateId)],
  )
  expect(traces).toBe(1)
  expect((await concerned()).body).toEqual({ bookings: 0, people: 0, back: 0 })
  for (const change of [{ places: 20 }, { isClosed: true }, { prices: [] }]) {
    expect((await ask('PATCH', `tours/dates/${trip.dateId}`, change)).body).toMatchObject({
      code: 'TOUR_DATE_CLOSED',
      facts: { reason: 'canceled' },
    })
  }
})

it('lists today’s departures in the tour’s time zone with participants, sums to collect and arrivals', async () => {
  // in Kamchatka it is already the next day when it is late in the evening in Moscow
  const far = await tour('far-away', 6, { timeZone: 'Asia/Kamchatka' }, new Date('2026-12-05T21:00:00Z'))
  const near = await tour('near-by', 6, { prepaymentPercent: 30 }, new Date('2026-12-05T06:00:00Z'))
  const { orderId } = (await book(ANNA, near, ['adult', 'child'])).body
  await pay(orderId)
  const arrive = (method: 'POST' | 'DELETE' = 'POST', token?: string) =>
    ask(method, `bookings/${orderId}/arrival`, undefined, token)
  // the booking is not answered yet
  expect((await arrive()).body.code).toBe('ORDER_STEP_FORBIDDEN')
  await confirm(orderId)
  const unpaid = (await book(BORIS, near, ['adult'])).body.orderId

  shop.moveClock(new Date('2026-12-05T05:00:00Z'))
  const departures = async (token?: string) => (await ask('GET', 'departures', undefined, token)).body.items
  const days = async () =>
    (await departures())
      .filter(({ dateId }: { dateId: number }) => [far.dateId, near.dateId].includes(dateId))
      .map(({ dateId, day }: { dateId: number; day: string }) => [dateId, day])
  expect(await days()).toEqual([
    [near.dateId, 'today'],
    [far.dateId, 'tomorrow'],
  ])
  const today = async (token?: string) =>
    (await departures(token)).find(({ dateId }: { dateId: number }) => dateId === near.dateId)
  expect(await today()).toMatchObject({
    people: 2,
    arrived: 0,
    meetingPoint: { title: 'Метро «Тёплый Стан»' },
    bookings: [{ id: orderId, phone: '79160000001', people: 2, due: 7_770, may: { arrive: true, undo: false } }],
  })
  expect((await today()).bookings.map(({ id }: { id: number }) => id)).not.toContain(unpaid)
  // an accountant may neither see telephones nor mark arrivals
  const rita = await shop.staff(GUIDE, 'Rita', 'accountant')
  expect((await today(rita)).bookings).toMatchObject([
    { phone: '+7 916 ***-**-01', may: { arrive: false, undo: false } },
  ])
  expect((await arrive('POST', rita)).status).toBe(403)
  const stranger = await shop.staff(STRANGER)
  expect(await departures(stranger)).toEqual([])
  expect([(await arrive('POST', stranger)).status, (await arrive('DELETE', stranger)).status]).toEqual([404, 404])
  expect((await shop.call('GET', '/v1/cabinet/departures')).status).toBe(401)
  expect((await shop.call('POST', `/v1/cabinet/bookings/${orderId}/arrival`)).status).toBe(401)

  const both = await Promise.all([arrive(), arrive()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const at = both[0]?.body.checkedAt
  expect(await today()).toMatchObject({ arrived: 2, bookings: [{ checkedAt: at, may: { arrive: false, undo: true } }] })
  // the ticket has been checked already
  const { code } = (await booking(orderId)).ticket
  expect((await ask('POST', 'bookings/tickets/check', { code })).body).toMatchObject({ isFirst: false, checkedAt: at })
  expect((await arrive('DELETE')).body.checkedAt).toBeNull()
  expect((await arrive('DELETE')).status).toBe(200)
  // reverted once, with one audit entry
  expect(await shop.sql(`select entity_id, organization_id from audit_entry where action = 'undoArrival'`)).toEqual([
    { entity_id: String(orderId), organization_id: GUIDE },
  ])
  expect((await ask('POST', 'bookings/tickets/check', { code })).body.isFirst).toBe(true)

  shop.moveClock(new Date('2026-12-05T12:00:00Z'))
  // a departure after midnight in Kamchatka and one before midnight in Moscow are both today
  expect(await days()).toEqual([
    [near.dateId, 'today'],
    [far.dateId, 'today'],
  ])
  await desk('POST', `tours/dates/${far.dateId}/cancel`, { because: 'weather', reason: '' })
  expect(await days()).toEqual([[near.dateId, 'today']])
  shop.moveClock(new Date('2026-12-08T06:00:00Z'))
  await shop.runPeriodic('close-tours')
  expect((await arrive('DELETE')).body.code).toBe('ORDER_STEP_FORBIDDEN')
})
