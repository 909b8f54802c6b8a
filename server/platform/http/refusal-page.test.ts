import { createHash } from 'node:crypto'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { createHttpServer } from './server.ts'
import { WITHOUT_LIMITS } from './testing.ts'

const http = await createHttpServer({ log: pino({ level: 'silent' }), ...WITHOUT_LIMITS, requestsPerMinute: 1_000 })
const overloaded = async () => {
  throw new Refusal('OVERLOADED', { retryAfter: 10 })
}
http.get('/category/cheese', overloaded)
http.get('/api/v1/category', overloaded)
http.post('/cart/add', overloaded)
http.get('/broken', async () => {
  throw new Error('secret words')
})
afterAll(() => http.close())

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'none' }
const ask = (url: string, headers: Record<string, string> = BROWSER, method: 'GET' | 'POST' = 'GET') =>
  http.inject({ method, url, headers, remoteAddress: '192.0.2.7' })

it('answers a page request with a page that waits and reloads itself', async () => {
  const { statusCode, headers, body } = await ask('/category/cheese')
  expect(statusCode).toBe(429)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '10',
    'cache-control': 'no-store',
  })
  expect(body).toContain('<html lang="ru">')
  expect(body).toContain('Подождите немного')
  const wait = Number(/http-equiv="refresh" content="(\d+)"/.exec(body)?.[1])
  expect(wait).toBeGreaterThanOrEqual(10)
  expect(wait).toBeLessThanOrEqual(13)
  const script = /<script>(.*)<\/script>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`)
  expect(body.length).toBeLessThan(2_000)
})

it('uses the chosen language', async () => {
  const { body } = await ask('/category/cheese', { ...BROWSER, cookie: 'okolitsa-language=en' })
  expect(body).toContain('<html lang="en">')
  expect(body).toContain('One moment, please')
})

it('answers JSON to programs and to API calls', async () => {
  for (const reply of [await ask('/category/cheese', { accept: '*/*' }), await ask('/api/v1/category')]) {
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.json()).toMatchObject({ code: 'OVERLOADED', retryAfter: 10 })
  }
})

it('does not resubmit a form', async () => {
  const { statusCode, body } = await ask('/cart/add', BROWSER, 'POST')
  expect(statusCode).toBe(429)
  expect(body).not.toContain('refresh')
})

it('does not reveal the error', async () => {
  const { statusCode, body } = await ask('/broken')
  expect(statusCode).toBe(500)
  expect(body).toContain('Что-то пошло не так')
  expect(body).not.toContain('secret')
})

it('answers a page when an IP address exceeds its limit', async () => {
  for (let time = 0; time < 1_000; time += 1) http.limits.admits('198.51.100.7', 'read')
  const { statusCode, headers, body } = await http.inject({
    url: '/category/cheese',
    headers: BROWSER,
    remoteAddress: '198.51.100.7',
  })
  expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(body).toContain('С\u00A0вашего адреса')
})
