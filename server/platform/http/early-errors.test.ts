import { connect } from 'node:net'
import multipart from '@fastify/multipart'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { readablePath } from './early-errors.ts'
import { createHttpServer, isApiPath, sendRefusal } from './server.ts'
import { WITHOUT_LIMITS } from './testing.ts'

const http = await createHttpServer({
  ...WITHOUT_LIMITS,
  log: pino({ level: 'silent' }),
  timeouts: { headMs: 20_000, bodyMs: 200, uploadMs: 200 },
})
await http.register(multipart)
http.get('/api/v1/things/:name', async ({ params }) => params)
http.post('/api/v1/things', async ({ body }) => ({ body }))
http.post('/api/v1/photos', async (request) => {
  for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer()
})
http.setNotFoundHandler((request, reply) =>
  isApiPath(request.url)
    ? sendRefusal(request, reply, new Refusal('NOT_FOUND'))
    : reply.code(404).type('text/html').send(`page ${request.url}`),
)
const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => http.close())

/** Sends text over a bare socket; returns the text received until the server closes it. */
const say = (text: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.on('data', (part) => {
      received += part
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
const statusOf = (response: string) => Number(response.slice(9, 12))
const problemIn = (response: string) => {
  expect(response.toLowerCase()).toContain('content-type: application/problem+json')
  return JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4))
}

describe('answers errors before routing like any other refusal', () => {
  it.each(['/api/v1/things/%zz', '/api/v1/things/%c0%af'])('refuses an unreadable URL: %s', async (url) => {
    const reply = await http.inject(url)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'MALFORMED_REQUEST'])
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.body).not.toMatch(/FST_|is not a valid/)
  })
  it('refuses a parameter that is too long', async () => {
    const reply = await http.inject(`/api/v1/things/${'x'.repeat(600)}`)
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND'])
  })
  it('refuses a request with two hosts', async () => {
    const response = await say('GET /api/v1/things/a HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n')
    expect([statusOf(response), problemIn(response).code]).toEqual([400, 'MALFORMED_REQUEST'])
  })
  it("refuses headers above Node's limit", async () => {
    const response = await say(`GET /api/v1/things/a HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`)
    expect([statusOf(response), problemIn(response).code]).toEqual([400, 'BODY_TOO_LARGE'])
  })
  it('refuses input that is not HTTP', async () => {
    const response = await say('HELO shop\r\n\r\n')
    expect([statusOf(response), problemIn(response).code]).toEqual([400, 'MALFORMED_REQUEST'])
  })
  it('answers an unreadable page URL with the not-found page', async () => {
    for (const url of ['/%zz', '/category/%c0%af', `/${'x'.repeat(5_000)}`]) {
      const reply = await http.inject(url)
      expect([reply.statusCode, reply.body]).toEqual([404, 'page /no-such-page'])
    }
    expect(readablePath('/category/%D1%81?q=%zz', isApiPath)).toBe('/category/%D1%81?q=%zz')
  })
})

describe('a body that arrives too slowly', () => {
  const begin = (path: string, type: string) =>
    say(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n{`)
  it.each([
    ['/api/v1/things', 'application/json'],
    ['/api/v1/photos', 'multipart/form-data; boundary=x'],
  ])('answers and closes when a body arrives too slowly: %s', async (path, type) => {
    const response = await begin(path, type)
    expect([statusOf(response), problemIn(response).code]).toEqual([400, 'MALFORMED_REQUEST'])
  })
  it('closes the connection when no handler reads a slow body', async () => {
    expect(statusOf(await begin('/api/v1/things', 'multipart/form-data; boundary=x'))).toBe(200)
  })
  it('accepts a slow body that completes in time', async () => {
    const reply = await http.inject({ method: 'POST', url: '/api/v1/things', payload: { a: 1 } })
    expect(reply.json()).toEqual({ body: { a: 1 } })
  })
})

it.each([':"><x', 'shop.localhost:"><x', 'shop.localhost:80@evil.example', 'a b', 'x'.repeat(300), 'a:999999'])(
  'refuses the host «%s»',
  async (host) => {
    const reply = await http.inject({ url: '/api/v1/things/a', headers: { host } })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'MALFORMED_REQUEST'])
  },
)
it.each(['localhost', 'shop.localhost:3000', '192.168.1.7:3000', '[::1]:3000', 'xn--80aesfpebagmfblc0a.xn--p1ai'])(
  'accepts the host %s',
  async (host) => expect((await http.inject({ url: '/api/v1/things/a', headers: { host } })).statusCode).toBe(200),
)

it('counts requests of unknown paths towards the limit', async () => {
  const counting = await createHttpServer({ ...WITHOUT_LIMITS, log: pino({ level: 'silent' }), requestsPerMinute: 2 })
  counting.setNotFoundHandler(async (request, reply) => {
    counting.limits.demand(request.ip, 'read')
    return sendRefusal(request, reply, new Refusal('NOT_FOUND'))
  })
  const statuses: number[] = []
  for (let number = 0; number < 3; number += 1) statuses.push((await counting.inject('/api/v1/nothing')).statusCode)
  await counting.close()
  expect(statuses).toEqual([404, 404, 429])
})
