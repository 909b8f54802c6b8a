import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { answerBefore } from '../../platform/http/before-framework.ts'
import { createReadyPictures, takesAvif } from './ready-pictures.ts'

const memory = new Map<string, Buffer>()
const sent: number[] = []
const requested: string[] = []
const pictures = createReadyPictures({
  inMemory: (key) => memory.get(key),
  clock: () => new Date('2026-11-27T05:00:00Z'),
  onSent: (seconds) => sent.push(seconds),
})
const app = fastify()
let byFramework = 0
answerBefore(app, pictures.answer)
app.get('/api/v1/img/*', async (request, reply) => {
  byFramework += 1
  const { '*': key } = request.params as { '*': string }
  const picture = memory.get(key)
  if (!picture) return reply.code(404).send()
  if (key === 'cookie') reply.header('set-cookie', 'a=b')
  const mayBeSmaller = takesAvif(request.raw) && key === 'cheese'
  const smaller = { key: 'small cheese', make: () => requested.push(key) }
  pictures.learn(request, reply, { key, smaller: mayBeSmaller ? smaller : null })
  return reply.type('image/webp').header('cache-control', 'public, max-age=60').send(picture)
})
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const ask = async (key: string, options: RequestInit = {}) => {
  const answer = await fetch(`${origin}/api/v1/img/${key}`, options)
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
}
beforeEach(() => {
  memory.clear()
  memory.set('cheese', Buffer.from('a picture of cheese'))
  memory.set('cookie', Buffer.from('with a cookie'))
  pictures.forget()
  sent.length = 0
  requested.length = 0
  byFramework = 0
})

it('a picture that the framework has sent is sent again without it, the same but for the date', async () => {
  const first = await ask('cheese')
  const second = await ask('cheese')
  expect([byFramework, sent.length]).toEqual([1, 1])
  const { date: _, ...headers } = first.headers
  expect(second).toEqual({ ...first, headers: { ...headers, date: 'Fri, 27 Nov 2026 05:00:00 GMT' } })
  expect(second.text).toBe('a picture of cheese')
})

it('what has left the memory, another address and what is forgotten are the framework’s', async () => {
  await ask('cheese')
  memory.delete('cheese')
  expect((await ask('cheese')).status).toBe(404)
  memory.set('cheese', Buffer.from('a picture of cheese'))
  expect((await ask('cheese?v=2')).status).toBe(200)
  pictures.forget()
  expect((await ask('cheese')).status).toBe(200)
  expect([byFramework, sent.length]).toEqual([4, 0])
})

it.each([
  ['another method', { method: 'HEAD' }],
  ['a tester, by the cookie', { headers: { cookie: 'hidden-seller=1' } }],
  ['a tester, by the header', { headers: { 'x-test-seller': '1' } }],
  ['another host by a proxy', { headers: { 'x-forwarded-host': 'elsewhere.example' } }],
])('%s is the framework’s', async (_, options) => {
  await ask('cheese')
  await ask('cheese', options)
  expect([byFramework, sent.length]).toEqual([2, 0])
})

it('an answer that sets a cookie is nobody else’s', async () => {
  await ask('cookie')
  await ask('cookie')
  expect([byFramework, sent.length]).toEqual([2, 0])
})

describe('a browser that takes AVIF', () => {
  const headers = { accept: 'image/avif,image/webp,*/*' }

  it('is known from others, and a picture that it is often sent is asked for in fewer bytes', async () => {
    await ask('cheese')
    await ask('cheese', { headers })
    expect(byFramework).toBe(2)
    for (let time = 0; time < 19; time++) await ask('cheese', { headers })
    for (let time = 0; time < 30; time++) await ask('cheese')
    expect([byFramework, requested]).toEqual([2, []])
    await ask('cheese', { headers })
    expect([byFramework, requested]).toEqual([2, ['cheese']])
  })

  it('is answered by the framework once the smaller one is there; others are not', async () => {
    for (const options of [{}, { headers }]) await ask('cheese', options)
    memory.set('small cheese', Buffer.from('cheese'))
    for (const options of [{}, { headers }]) await ask('cheese', options)
    expect(byFramework).toBe(3)
  })
})
