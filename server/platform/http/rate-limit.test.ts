import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createHttpServer } from './server.ts'
import { WITHOUT_LIMITS } from './testing.ts'

async function statuses(
  requestsPerMinute: number,
  count: number,
  trustedProxies: string[] = [],
  url = '/ping',
): Promise<number[]> {
  const app = await createHttpServer({
    log: pino({ level: 'silent' }),
    ...WITHOUT_LIMITS,
    trustedProxies,
    requestsPerMinute,
  })
  app.get('/ping', async () => 'pong')
  app.setNotFoundHandler(async (request) => {
    app.limits.demand(request.ip, 'read')
    return 'page'
  })
  const replies: number[] = []
  for (let number = 1; number <= count; number++) {
    const { statusCode, headers } = await app.inject({
      url,
      headers: { 'x-forwarded-for': `10.0.0.${number}, 192.0.2.1` },
    })
    replies.push(statusCode)
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  await app.close()
  return replies
}

it('refuses requests of an IP address above its limit', async () => {
  expect(await statuses(2, 3)).toEqual([200, 200, 429])
})

it('applies no limit when it is 0', async () => {
  expect(await statuses(0, 3)).toEqual([200, 200, 200])
})

it('uses the IP address reported by our own proxy and ignores earlier ones', async () => {
  expect(await statuses(2, 3, ['127.0.0.1'])).toEqual([200, 200, 429])
  expect(await statuses(2, 3, ['127.0.0.1', '192.0.2.0/24'])).toEqual([200, 200, 200])
})

it('counts requests without a route when configured so', async () => {
  expect(await statuses(2, 3, [], '/category/syr')).toEqual([200, 200, 429])
})

it('counts an expensive request five times', async () => {
  const app = await createHttpServer({ log: pino({ level: 'silent' }), ...WITHOUT_LIMITS, requestsPerMinute: 10 })
  app.get('/api/v1/search', { config: { endpoint: { dearWith: ['text'] } } }, async () => 'found')
  const ask = async (url: string, remoteAddress: string) => (await app.inject({ url, remoteAddress })).statusCode
  const often = async (url: string, remoteAddress: string) => {
    let taken = 0
    while ((await ask(url, remoteAddress)) === 200) taken += 1
    return taken
  }
  expect(await often('/api/v1/search?text=milk', '192.0.2.1')).toBe(2)
  expect(await often('/api/v1/search', '198.51.100.1')).toBe(10)
  expect(await ask('/assets/page.js', '192.0.2.1')).toBe(404)
  await app.close()
})
