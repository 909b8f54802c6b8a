import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressAnswers, shareCompressed } from './compress-answers.ts'
import { encodingFor } from './encodings.ts'

const text = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ index, title: `Молоко ${index}` })))
const shared = Buffer.from(text)
shareCompressed(shared)

function setUp() {
  const app = Fastify()
  compressAnswers(app)
  app.get('/own', async (_request, reply) => reply.type('application/json').header('vary', 'cookie').send(text))
  app.get('/shared', async (_request, reply) => reply.type('application/json').send(shared))
  app.get('/picture', async (_request, reply) => reply.type('image/jpeg').send(Buffer.from(text)))
  app.get('/short', async (_request, reply) => reply.type('application/json').send('{"isOpen":true}'))
  app.get('/packed', async (_request, reply) => reply.header('content-encoding', 'gzip').type('text/xml').send(shared))
  const ask = (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } })
  return { app, ask }
}

it('compresses what is long and of text, as the asker reads it', async () => {
  const { app, ask } = setUp()
  const own = await ask('/own', {})
  expect(own.headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' })
  expect(own.headers['content-length']).toBe(String(own.rawPayload.length))
  expect(own.rawPayload.length).toBeLessThan(text.length / 4)
  expect(brotliDecompressSync(own.rawPayload).toString()).toBe(text)
  for (const path of ['/own', '/shared']) {
    const present = await ask(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(present.headers['content-encoding']).toBe('zstd')
    expect(present.rawPayload.length).toBeLessThan(text.length / 4)
    expect(zstdDecompressSync(present.rawPayload).toString()).toBe(text)
  }
  const old = await ask('/own', { 'accept-encoding': 'gzip;q=0.5, br;q=0' })
  expect(old.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(old.rawPayload).toString()).toBe(text)
  const plain = await app.inject('/own')
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'cookie, accept-encoding'])
  expect(plain.body).toBe(text)
  const head = await ask('/own', {}, 'HEAD')
  expect([head.headers['content-length'], head.body]).toEqual([own.headers['content-length'], ''])
  for (const path of ['/picture', '/short']) expect((await ask(path, {})).headers['content-encoding']).toBeUndefined()
  expect((await ask('/packed', {})).rawPayload.toString()).toBe(text)
})

it('tells a stranger’s page nothing by the length of an answer: what it made a visitor ask for is not compressed', async () => {
  const { ask } = setUp()
  const lengthsOf = async (path: string, headers: Record<string, string>) =>
    (await ask(path, headers)).headers['content-encoding'] ?? 'plain'
  const visitor = { cookie: 'access-token=1' }
  for (const asker of ['cross-site', 'same-site']) {
    expect(await lengthsOf('/own', { ...visitor, 'sec-fetch-site': asker })).toBe('plain')
    // what is the same for everyone holds nobody's secret
    expect(await lengthsOf('/shared', { ...visitor, 'sec-fetch-site': asker })).toBe('br')
    expect(await lengthsOf('/own', { 'sec-fetch-site': asker })).toBe('br')
  }
  // a browser that says nothing of it may be led by anybody
  expect(await lengthsOf('/own', visitor)).toBe('plain')
  for (const asker of ['same-origin', 'none'])
    expect(await lengthsOf('/own', { ...visitor, 'sec-fetch-site': asker })).toBe('br')
})

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['br, zstd;q=0', 'br'],
  ['zstd', 'zstd'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip; q=0.0 , BR ; q=0.1', 'br'],
  ['brotli, x-gzip', null],
  // names that every object of the language has
  ['constructor', null],
  ['__proto__', null],
] as const)('reads «%s» as %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

it('sends what is there already to whoever reads it', () => {
  const present = 'gzip, deflate, br, zstd'
  expect([encodingFor(present, 'br'), encodingFor(present, 'gzip')]).toEqual(['br', 'gzip'])
  expect([encodingFor('gzip, deflate, br', 'zstd'), encodingFor('gzip', 'zstd'), encodingFor('', 'zstd')]).toEqual([
    'br',
    'gzip',
    null,
  ])
})
