import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { openDatabase, run } from '../../platform/db/client.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import type { CallContext } from '../../platform/http/handler.ts'
import { createLog } from '../../platform/log/log.ts'
import { testApp } from '../../testing.ts'
import { createAnalyticsModule } from './module.ts'
import { ROOM_FOR_EVENTS } from './policy.ts'

const url = await testDatabase()
const { app, call, signIn } = await testApp(url)

const database = openDatabase(url)
afterAll(() => database.close())
const moduleAt = (now: Date, log = pino({ level: 'silent' })) =>
  createAnalyticsModule({ database, clock: () => now, log })

it('stores an action without the person, the device only with consent, and a cookie answer as proof', async () => {
  const { token, user } = await signIn('79163000001')
  const device = 'anonymous-id=device-1'
  const click = { text: 'сыр', productId: 5 }
  for (const cookie of [device, `${device}; cookie-accepted=0`, `${device}; cookie-accepted=1`])
    expect(
      (await call('POST', '/api/v1/events/search-result-click', { token, headers: { cookie }, body: click })).status,
    ).toBe(200)
  for (const name of ['accept-cookies', 'withdraw-cookies'])
    expect((await call('POST', `/api/v1/events/${name}`, { token, headers: { cookie: device } })).status).toBe(200)
  const rows = await run(
    database.executor,
    `select kind, customer_id as customer, device_id as device, payload from analytics_event order by id`,
  )
  const kept = (kind: string, payload: object, deviceId: string | null, customer: number | null = null) => ({
    kind,
    customer,
    device: deviceId,
    payload,
  })
  expect(rows).toEqual([
    kept('search-result-click', click, null),
    kept('search-result-click', click, null),
    kept('search-result-click', click, 'device-1'),
    kept('accept-cookies', { version: '1' }, 'device-1', user.id),
    kept('withdraw-cookies', { version: '1' }, 'device-1', user.id),
  ])
})

it('stores no phone or address typed into the search', async () => {
  for (const text of ['+7 916 204 18 55', 'anna@example.org'])
    await call('POST', '/api/v1/events/search-result-click', { body: { text, farmerId: 7 } })
  const [row] = await run<{ texts: string[] }>(
    database.executor,
    `select array_agg(distinct payload ->> 'text') as texts from analytics_event where payload ? 'farmerId'`,
  )
  expect(row?.texts).toEqual([''])
})

const step = (eventId: string, secondsAgo = 0) => ({ kind: 'view-product', eventId, secondsAgo, productId: 5 })
const name = (letter: string) => letter.repeat(32)

it('counts a repeated event once, at its own time', async () => {
  const postSteps = (events: unknown[]) => call('POST', '/api/v1/events/steps', { body: { events } })
  for (let times = 0; times < 3; times++)
    expect((await postSteps([step(name('a')), step(name('b'), 7_200), step(name('b'), 7_200)])).status).toBe(200)
  const rows = await run<{ ago: number }>(
    database.executor,
    `select round(extract(epoch from (select max(at) from analytics_event where event_id = $1) - at))::int as ago
       from analytics_event where event_id = any($2) order by event_id`,
    [name('a'), [name('a'), name('b')]],
  )
  expect(rows.map(({ ago }) => Math.round(ago / 60))).toEqual([0, 120])
})

it('limits a batch to what a page can produce, and ignores unknown fields', async () => {
  const postSteps = async (events: unknown[]) =>
    (await call('POST', '/api/v1/events/steps', { body: { events } })).status
  const many = Array.from({ length: 41 }, () => step(name('c')))
  expect(await postSteps(many)).toBe(400)
  expect(await postSteps([])).toBe(400)
  expect(await postSteps([step('not-ours')])).toBe(400)
  expect(await postSteps([step(name('c'), 3 * 86_400)])).toBe(400)
  expect(await postSteps([{ kind: 'order-paid', eventId: name('c') }])).toBe(400)
})

it('recounts days in Moscow time, also concurrently, and shows them to the office only', async () => {
  const now = new Date('2026-11-22T20:59:00Z')
  await run(database.executor, 'delete from analytics_event')
  const add = (kind: string, device: string | null, at: string) =>
    run(
      database.executor,
      `insert into analytics_event (kind, device_id, payload, at) values ($1, $2, '{}', $3::timestamptz)`,
      [kind, device, at],
    )
  await run(
    database.executor,
    `insert into analytics_day (day, kind, times, devices) values ('2026-11-01', 'view-list', 9, 3), ('2026-11-22', 'view-list', 9, 3)`,
  )
  await add('view-list', 'one', '2026-11-21T21:00:00Z')
  await add('view-list', 'one', '2026-11-22T20:58:00Z')
  await add('view-list', null, '2026-11-22T20:58:00Z')
  await add('order-paid', null, '2026-11-21T20:59:59Z')
  const { periodic, deskHandlers } = moduleAt(now)
  const count = periodic.find((task) => task.name === 'count-analytics-days')
  await Promise.all([count?.run(), count?.run(), count?.run()])
  const { steps, items } = await deskHandlers.listFunnelDays({ query: { days: 30 } } as never)
  expect(steps.at(-1)).toBe('order-paid')
  expect(items).toEqual([
    { day: '2026-11-22', step: 'view-list', times: 3, devices: 1 },
    { day: '2026-11-21', step: 'order-paid', times: 1, devices: 0 },
    { day: '2026-11-01', step: 'view-list', times: 9, devices: 3 },
  ])
  const asStaff = (staff: string) => ({ headers: { 'x-staff': staff } })
  const path = '/v1/office/analytics/funnel'
  expect((await call('GET', path)).status).toBe(401)
  expect((await call('GET', path, asStaff('501/101'))).status).toBe(401)
})

it('counts an order once when it is placed and once when it is paid', async () => {
  const { subscribers } = moduleAt(new Date())
  const handle = (topic: string, payload: object) =>
    subscribers.find((subscriber) => subscriber.topic === topic)?.handle(payload)
  const paid = { orderId: 4711, paymentId: 'p', amount: 10_000 }
  for (let times = 0; times < 2; times++) {
    await handle('OrderPlaced', { orderId: 4711, orderGroupId: 'g', customerId: 1, organizationId: 1 })
    await handle('PaymentHeld', paid)
    await handle('PaymentSettled', { ...paid, isCapture: true })
  }
  const rows = await run<{ kind: string }>(
    database.executor,
    `select kind from analytics_event where payload ->> 'orderId' = '4711' order by kind`,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['order-paid', 'order-placed'])
})

it('ignores a device cookie that the shop did not write', async () => {
  for (const cookie of ['%00', '%D0%B0', 'x'.repeat(101), '']) {
    const headers = { cookie: `anonymous-id=${cookie}; cookie-accepted=1` }
    expect([cookie, (await call('POST', '/api/v1/events/show-cart', { headers, body: {} })).status]).toEqual([
      cookie,
      200,
    ])
  }
  const rows = await run(database.executor, `select distinct device_id from analytics_event where kind = 'show-cart'`)
  expect(rows).toEqual([{ device_id: null }])
})
it('deletes actions after 400 days and consents after three years', async () => {
  const now = new Date('2026-11-21T08:00:00Z')
  const { periodic } = moduleAt(now)
  await run(database.executor, 'delete from analytics_event')
  for (const kind of ['show-cart', 'accept-cookies', 'withdraw-cookies']) {
    for (const days of [399, 401, 1_099, 1_101]) {
      await run(
        database.executor,
        `insert into analytics_event (kind, payload, at) values ($1, $2, $3::timestamptz - make_interval(days => $4))`,
        [kind, JSON.stringify({ days }), now, days],
      )
    }
  }
  await periodic.find((task) => task.name === 'forget-old-events')?.run()
  const left = await run<{ kind: string; days: number }>(
    database.executor,
    `select kind, (payload ->> 'days')::int as days from analytics_event order by kind, days`,
  )
  expect(left.map(({ kind, days }) => `${kind} ${days}`)).toEqual([
    'accept-cookies 399',
    'accept-cookies 401',
    'accept-cookies 1099',
    'show-cart 399',
    'withdraw-cookies 399',
    'withdraw-cookies 401',
    'withdraw-cookies 1099',
  ])
})
it('refuses an invalid event', async () => {
  const reply = await call('POST', '/api/v1/events/add-product-to-wishlist', { body: { productId: 'x' } })
  expect(reply).toMatchObject({ status: 400, body: { errors: { productId: 'Здесь нужно число' } } })
  expect((await call('POST', '/api/v1/events/show-cart', { body: { cartIds: ['x'] } })).status).toBe(400)
  expect((await call('POST', '/api/v1/events/no-such-event', { body: {} })).status).toBe(404)
})

it("logs a browser's error with its page and release, without phones", async () => {
  const lines: string[] = []
  const { handlers, countErrors } = moduleAt(
    new Date(),
    createLog({ level: 'warn', destination: { write: (line: string) => void lines.push(line) } }),
  )
  const context = {} as CallContext
  const body = { message: 'TypeError: no order of +7 916 204-18-55', stack: 'at pay?token=abc', page: '/cart' }
  await handlers.reportError({
    body,
    headers: { 'x-app-version': '1.2.0+abc' },
    context,
    actor: { kind: 'guest' },
    scope: MARKETPLACE,
    params: undefined,
    query: undefined,
  })
  expect(countErrors()).toBe(1)
  expect(lines.join()).toMatch(/an error in a browser/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ page: '/cart', release: '1.2.0+abc' })
  expect(lines.join()).not.toMatch(/204-18|abc"?\}?$|token=abc/)
  expect((await call('POST', '/api/v1/events/client-error', { body: { message: 'x' } })).status).toBe(200)
  expect((await call('POST', '/api/v1/events/client-error', { body: { message: 'x'.repeat(501) } })).status).toBe(400)
})

it('limits events per hour and network, counts those of a call individually, and stores none above the limit', async () => {
  const postEvents = async (remoteAddress: string, count: number) => {
    const events = Array.from({ length: count }, () => ({ kind: 'view-product', productId: 77 }))
    const reply = await app.http.inject({
      method: 'POST',
      url: '/api/v1/events/steps',
      remoteAddress,
      payload: { events },
    })
    return reply.statusCode
  }
  for (let sent = 0; sent < ROOM_FOR_EVENTS.ofNetwork; sent += 40) expect(await postEvents('192.0.2.9', 40)).toBe(200)
  expect(await postEvents('192.0.2.9', 1)).toBe(429)
  expect(await postEvents('198.51.100.9', 1)).toBe(200)
  const [row] = await run<{ count: number }>(
    database.executor,
    `select count(*)::int as count from analytics_event where payload ->> 'productId' = '77'`,
  )
  expect(row?.count).toBe(ROOM_FOR_EVENTS.ofNetwork + 1)
})
