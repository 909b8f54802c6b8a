import { defineEndpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { apiCalls } from './api.ts'
import type { SharedContext } from './handler.ts'
import { testServer } from './testing.ts'

const endpoints = defineEndpoints({
  listGoods: {
    method: 'GET',
    path: '/api/v1/goods',
    access: 'public',
    summary: 'The same for everyone.',
    answer: z.object({ notified: z.array(z.string()), organizationId: z.number().nullable() }),
    cacheSeconds: 30,
  },
  whoAmI: {
    method: 'GET',
    path: '/api/v1/me',
    access: 'public',
    summary: 'Another for each.',
    answer: z.object({ kind: z.string(), id: z.number().nullable() }),
  },
})

let made: { organizationId: number | null; seesHidden: boolean; notified: string[]; scope: string }[]
let server: Awaited<ReturnType<typeof testServer>>

beforeEach(async () => {
  made = []
  server = await testServer({ responseCacheMs: 60_000 })
  const goods = (call: { context: SharedContext; scope: SiteScope }) => {
    const { site } = call.context
    made.push({
      organizationId: site.organizationId,
      seesHidden: call.scope.seesHiddenSellers,
      notified: [...Object.keys(call), ...Object.keys(call.context)],
      scope: call.scope.kind,
    })
    return { notified: made.at(-1)?.notified ?? [], organizationId: site.organizationId }
  }
  const handlers = {
    listGoods: async (call: { context: SharedContext; scope: SiteScope }) => goods(call),
    whoAmI: async ({ actor }: { actor: { kind: string; customerId?: number } }) => ({
      kind: actor.kind,
      id: actor.customerId ?? null,
    }),
  }
  server.mount(apiCalls(endpoints, handlers, { checkAnswers: true }))
})
afterEach(() => server.http.close())

const get = (url: string, headers: Record<string, string> = {}) => server.http.inject({ method: 'GET', url, headers })

it("creates one answer for guests and customers, without the caller in the handler's context", async () => {
  const cookie = 'location=somewhere; accessToken=mine'
  const first = await get('/api/v1/goods', { 'x-customer': '7', authorization: 'Bearer mine', cookie })
  const others = await Promise.all([get('/api/v1/goods'), get('/api/v1/goods', { 'x-customer': '8' })])
  expect(others.map(({ body }) => body)).toEqual([first.body, first.body])
  expect(made).toHaveLength(1)
  expect(made[0]?.notified.sort()).toEqual([
    'body',
    'closedAreas',
    'context',
    'language',
    'params',
    'query',
    'scope',
    'site',
  ])
  // the scope is the site, regardless of the first request
  expect(made[0]?.scope).toBe('site')
})

it('sends no cookie with a shared answer', async () => {
  for (const headers of [{ 'x-customer': '7' }, {}])
    expect((await get('/api/v1/goods', headers)).headers).not.toHaveProperty('set-cookie')
})

it('caches answers separately by host and by query', async () => {
  await get('/api/v1/goods')
  const seller = await get('/api/v1/goods', { host: 'farm.example', 'x-site': '4' })
  expect(seller.json()).toMatchObject({ organizationId: 4 })
  await get('/api/v1/goods?page=2')
  expect(made).toHaveLength(3)
})

it('separates callers with and without hidden sellers', async () => {
  await get('/api/v1/goods')
  const tester = await get('/api/v1/goods', { cookie: 'hidden-seller=1' })
  await get('/api/v1/goods')
  expect(made.map(({ seesHidden }) => seesHidden)).toEqual([false, true])
  expect(tester.headers['cache-control']).toBe('no-store')
})

it('never shares the answer of a personal call', async () => {
  const asked = [{ 'x-customer': '7' }, { 'x-customer': '8' }, {}]
  const answers = await Promise.all(asked.map(async (headers) => (await get('/api/v1/me', headers)).json()))
  expect(answers).toEqual([
    { kind: 'customer', id: 7 },
    { kind: 'customer', id: 8 },
    { kind: 'guest', id: null },
  ])
})
