import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openDatabase, run } from '../../platform/db/client.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import type { CallContext } from '../../platform/http/handler.ts'
import { createLog } from '../../platform/log/log.ts'
import { testApp } from '../../testing.ts'
import { createAnalyticsModule } from './index.ts'

const url = await testDatabase()
const { call, signIn } = await testApp(url)

it('keeps what the page told, with the device and the customer', async () => {
  const { token, user } = await signIn('79163000001')
  const headers = { cookie: 'anonymous-id=device-1' }
  expect(
    (await call('POST', '/api/v1/events/search-result-click', { token, headers, body: { text: 'сыр', productId: 5 } }))
      .status,
  ).toBe(200)
  expect((await call('POST', '/api/v1/events/accept-cookies', { headers })).status).toBe(200)
  const database = openDatabase(url)
  const rows = await run(
    database.executor,
    'select kind, customer_id, device_id, payload from analytics_event order by id',
  )
  await database.close()
  expect(rows).toEqual([
    {
      kind: 'search-result-click',
      customer_id: user.id,
      device_id: 'device-1',
      payload: { text: 'сыр', productId: 5 },
    },
    { kind: 'accept-cookies', customer_id: null, device_id: 'device-1', payload: { version: '1' } },
  ])
})
it('takes a cookie that nobody of us wrote for no device', async () => {
  for (const cookie of ['%00', '%D0%B0', 'x'.repeat(101), '']) {
    const headers = { cookie: `anonymous-id=${cookie}` }
    expect([cookie, (await call('POST', '/api/v1/events/show-cart', { headers, body: {} })).status]).toEqual([
      cookie,
      200,
    ])
  }
  const database = openDatabase(url)
  const rows = await run(database.executor, `select distinct device_id from analytics_event where kind = 'show-cart'`)
  await database.close()
  expect(rows).toEqual([{ device_id: null }])
})
it('forgets deeds after 400 days and consents after three years', async () => {
  const database = openDatabase(url)
  const now = new Date('2026-11-21T08:00:00Z')
  const { periodic } = createAnalyticsModule({
    executor: database.executor,
    clock: () => now,
    log: pino({ level: 'silent' }),
  })
  await run(database.executor, 'delete from analytics_event')
  for (const kind of ['show-cart', 'accept-cookies']) {
    for (const days of [399, 401, 1_099, 1_101]) {
      await run(
        database.executor,
        `insert into analytics_event (kind, payload, at) values ($1, $2, $3::timestamptz - make_interval(days => $4))`,
        [kind, JSON.stringify({ days }), now, days],
      )
    }
  }
  await periodic.find(({ name }) => name === 'forget-old-events')?.run()
  const left = await run<{ kind: string; days: number }>(
    database.executor,
    `select kind, (payload ->> 'days')::int as days from analytics_event order by kind, days`,
  )
  await database.close()
  expect(left.map(({ kind, days }) => `${kind} ${days}`)).toEqual([
    'accept-cookies 399',
    'accept-cookies 401',
    'accept-cookies 1099',
    'show-cart 399',
  ])
})
it('refuses what is not an event', async () => {
  const reply = await call('POST', '/api/v1/events/add-product-to-wishlist', { body: { productId: 'x' } })
  expect(reply).toMatchObject({ status: 400, body: { errors: { productId: 'Здесь нужно число' } } })
  expect((await call('POST', '/api/v1/events/show-cart', { body: { cartIds: ['x'] } })).status).toBe(400)
  expect((await call('POST', '/api/v1/events/no-such-event', { body: {} })).status).toBe(404)
})

it('writes what went wrong in a browser to the log, with the page and the release, without phones', async () => {
  const lines: string[] = []
  const database = openDatabase(url)
  const { handlers, countErrors } = createAnalyticsModule({
    executor: database.executor,
    clock: () => new Date(),
    log: createLog({ level: 'warn', destination: { write: (line: string) => void lines.push(line) } }),
  })
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
  await database.close()
  expect(countErrors()).toBe(1)
  expect(lines.join()).toMatch(/an error in a browser/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ page: '/cart', release: '1.2.0+abc' })
  expect(lines.join()).not.toMatch(/204-18|abc"?\}?$|token=abc/)
  expect((await call('POST', '/api/v1/events/client-error', { body: { message: 'x' } })).status).toBe(200)
  expect((await call('POST', '/api/v1/events/client-error', { body: { message: 'x'.repeat(501) } })).status).toBe(400)
})
