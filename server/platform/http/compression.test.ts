import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { COMPRESSION, leaveSecretsPlain } from './compression.ts'

const text = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ index, title: `Молоко ${index}` })))
const app = Fastify()
leaveSecretsPlain(app)
await app.register(compress, COMPRESSION)
app.get('/own', async (_request, reply) => reply.type('application/json').header('vary', 'cookie').send(text))
app.get('/picture', async (_request, reply) => reply.type('image/jpeg').send(Buffer.from(text)))
app.get('/short', async (_request, reply) => reply.type('application/json').send('{"isOpen":true}'))
app.get('/packed', async (_request, reply) =>
  reply.header('content-encoding', 'gzip').type('text/xml').send(gzipSync(text)),
)
app.post('/told', async (request) => ({ length: JSON.stringify(request.body).length }))
afterAll(() => app.close())

const ask = (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } })

it('compresses a long text answer with the best encoding that the client accepts', async () => {
  const own = await ask('/own', {})
  expect(own.headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' })
  expect(own.headers['content-length']).toBe(String(own.rawPayload.length))
  expect(own.rawPayload.length).toBeLessThan(text.length / 4)
  expect(brotliDecompressSync(own.rawPayload).toString()).toBe(text)
  const present = await ask('/own', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(present.headers['content-encoding']).toBe('zstd')
  expect(zstdDecompressSync(present.rawPayload).toString()).toBe(text)
  const old = await ask('/own', { 'accept-encoding': 'gzip;q=0.5, br;q=0' })
  expect(old.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(old.rawPayload).toString()).toBe(text)
})

it('does not compress pictures, short answers, compressed answers and answers to old clients', async () => {
  for (const path of ['/picture', '/short']) expect((await ask(path, {})).headers['content-encoding']).toBeUndefined()
  expect(gunzipSync((await ask('/packed', {})).rawPayload).toString()).toBe(text)
  expect((await app.inject('/own')).body).toBe(text)
})

it('does not decompress request bodies', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/told',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(text),
  })
  expect(answer.statusCode).toBe(400)
})

it('does not compress an answer when a foreign page made the browser send cookies', async () => {
  const encodingOf = async (headers: Record<string, string>) =>
    (await ask('/own', headers)).headers['content-encoding'] ?? 'plain'
  const visitor = { cookie: 'access-token=1' }
  for (const asker of ['cross-site', 'same-site']) {
    expect(await encodingOf({ ...visitor, 'sec-fetch-site': asker })).toBe('plain')
    expect(await encodingOf({ 'sec-fetch-site': asker })).toBe('br')
  }
  // a browser that does not name the requesting page may act for any page
  expect(await encodingOf(visitor)).toBe('plain')
  for (const asker of ['same-origin', 'none'])
    expect(await encodingOf({ ...visitor, 'sec-fetch-site': asker })).toBe('br')
})
