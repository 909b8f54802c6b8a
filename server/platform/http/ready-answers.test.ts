import type { AddressInfo } from 'node:net'
import { defineEndpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { apiCalls } from './api.ts'
import { testServer } from './testing.ts'

const endpoints = defineEndpoints({
  listGoods: {
    method: 'GET',
    path: '/api/v1/goods',
    access: 'public',
    summary: 'The same for everyone.',
    query: z.object({ page: z.string().optional() }),
    answer: z.object({ goods: z.string() }),
    cacheSeconds: 30,
  },
  whoAmI: {
    method: 'GET',
    path: '/api/v1/me',
    access: 'public',
    summary: 'Another for each.',
    answer: z.object({ kind: z.string() }),
  },
})

let now = 0
let framework = 0
let told: string[] = []
let address = ''
let server: Awaited<ReturnType<typeof testServer>>

beforeEach(async () => {
  now = 0
  framework = 0
  told = []
  server = await testServer({ responseCacheMs: 1_000, now: () => now, onSent: (route) => told.push(route) })
  server.http.addHook('onRequest', async () => {
    framework += 1
  })
  const handlers = {
    listGoods: async ({ query }: { query: { page?: string | undefined } }) => ({
      goods: `${query.page}`.padEnd(3_000, '.'),
    }),
    whoAmI: async () => ({ kind: 'guest' }),
  }
  server.mount(apiCalls(endpoints, handlers, { checkAnswers: true }))
  await server.http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(server.http.server.address() as AddressInfo).port}`
})
afterEach(() => server.http.close())

/** What came, without the time of the answer. */
async function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const before = framework
  const response = await fetch(address + url, { method, headers: { 'accept-encoding': 'br', ...headers } })
  const { date, ...rest } = Object.fromEntries(response.headers)
  expect(Date.parse(date ?? '')).toBeGreaterThan(0)
  return {
    answer: { status: response.status, body: await response.text(), headers: rest },
    isReady: framework === before,
  }
}

it('who asks in the same words a moment later is answered before the framework, with the same bytes and headers', async () => {
  const first = await ask('/api/v1/goods?page=1')
  const second = await ask('/api/v1/goods?page=1')
  expect([first.isReady, second.isReady]).toEqual([false, true])
  expect(second.answer).toEqual(first.answer)
  expect(second.answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, s-maxage=30',
    vary: expect.stringContaining('accept-encoding'),
    'x-content-type-options': 'nosniff',
  })
  expect(told).toEqual(['/api/v1/goods'])
})

it('whoever may be somebody, sees more, asks otherwise or in another language is the framework’s', async () => {
  await ask('/api/v1/goods?page=1')
  const others: [string, Record<string, string>?, string?][] = [
    ['/api/v1/goods?page=2'],
    ['/api/v1/goods?page=1', { authorization: 'Bearer mine' }],
    ['/api/v1/goods?page=1', { cookie: 'location=x; access-token=mine' }],
    ['/api/v1/goods?page=1', { cookie: 'hidden-seller=1' }],
    ['/api/v1/goods?page=1', { 'x-test-seller': '1' }],
    ['/api/v1/goods?page=1', { cookie: 'okolitsa-language=en' }],
    ['/api/v1/goods?page=1', { 'accept-language': 'en' }],
    ['/api/v1/goods?page=1', { 'accept-encoding': 'identity' }],
    ['/api/v1/goods?page=1', { 'x-forwarded-host': 'farm.example' }],
    ['/api/v1/goods?page=1', {}, 'HEAD'],
  ]
  for (const other of others) expect((await ask(...other)).isReady, JSON.stringify(other)).toBe(false)
  expect((await ask('/api/v1/goods?page=1', { cookie: 'location=x; guest-key=y' })).isReady).toBe(true)
})

it('after its moment it is made anew', async () => {
  await ask('/api/v1/goods?page=1')
  now = 999
  expect((await ask('/api/v1/goods?page=1')).isReady).toBe(true)
  now = 1_000
  expect((await ask('/api/v1/goods?page=1')).isReady).toBe(false)
  expect((await ask('/api/v1/goods?page=1')).isReady).toBe(true)
})

it('an answer that is not the same for all, and a refusal, are never ready', async () => {
  for (let times = 0; times < 2; times += 1) {
    expect((await ask('/api/v1/me')).isReady).toBe(false)
    expect(await ask('/api/v1/goods/nothing')).toMatchObject({ isReady: false, answer: { status: 404 } })
  }
})
