import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { createHttpServer, untilCalm } from './server.ts'
import { WITHOUT_LIMITS } from './testing.ts'

it('accepts a JSON call without a body, and refuses broken JSON', async () => {
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    ...WITHOUT_LIMITS,
  })
  http.delete('/thing', async ({ body }) => ({ body: body ?? null }))
  const send = (payload: string) =>
    http.inject({ method: 'DELETE', url: '/thing', headers: { 'content-type': 'application/json' }, payload })
  const answers = [await send(''), await send('{"a":1}'), await send('{"a":')]
  await http.close()
  expect(answers.map((answer) => answer.json().code ?? answer.json().body)).toEqual([null, { a: 1 }, 'MALFORMED_JSON'])
})

it('logs an unexpected error once, with the request id of the answer', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  const http = await createHttpServer({
    log,
    ...WITHOUT_LIMITS,
  })
  http.get('/broken', () => {
    throw new TypeError('a bug')
  })
  const answers = [await http.inject('/broken'), await http.inject('/broken')]
  await http.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500])
  const ids = lines.map((line) => JSON.parse(line).reqId)
  expect(ids).toEqual(answers.map((answer) => answer.json().requestId))
  expect(new Set(ids).size).toBe(2)
})

it.each([
  // every event loop has a longer delay, and every process uses more memory
  { maxEventLoopDelayMs: 0.001 },
  { maxMemoryBytes: 1 },
])('serves the files of a page even when it is overloaded: %j', async (limit) => {
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    ...WITHOUT_LIMITS,
    ...limit,
  })
  for (const url of ['/api/v1/thing', '/assets/cart.js', '/api/v1/img/cheese.webp']) http.get(url, async () => url)
  await expect.poll(async () => (await http.inject('/api/v1/thing')).statusCode).toBe(429)
  const refused = await http.inject('/api/v1/thing')
  expect([refused.json().code, refused.headers['retry-after']]).toEqual(['OVERLOADED', '10'])
  for (const url of ['/assets/cart.js', '/api/v1/img/cheese.webp']) expect((await http.inject(url)).body).toBe(url)
  await http.close()
})

it('waits for the end of the start-up load, up to a limit', async () => {
  const pressures = [true, true, false]
  await untilCalm({ isUnderPressure: () => pressures.shift() ?? true })
  expect(pressures).toEqual([])
  const always = vi.fn(() => true)
  await untilCalm({ isUnderPressure: always })
  expect(always.mock.calls.length).toBeGreaterThan(10)
})

it("dates answers by the shop's clock, which pages use", async () => {
  const clock = () => new Date('2036-02-29T20:59:00Z')
  const http = await createHttpServer({ log: pino({ level: 'silent' }), ...WITHOUT_LIMITS, clock })
  http.get('/thing', () => ({}))
  const { headers } = await http.inject('/thing')
  await http.close()
  expect(headers.date).toBe('Fri, 29 Feb 2036 20:59:00 GMT')
})

it('sends HSTS in production only, and without subdomains, which may belong to sellers', async () => {
  const policyOf = async (isProduction: boolean) => {
    const http = await createHttpServer({ log: pino({ level: 'silent' }), ...WITHOUT_LIMITS, isProduction })
    http.get('/thing', () => ({}))
    const { headers } = await http.inject('/thing')
    await http.close()
    return headers['strict-transport-security']
  }
  expect([await policyOf(true), await policyOf(false)]).toEqual(['max-age=31536000', undefined])
})
