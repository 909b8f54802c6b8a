import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, expect, it } from 'vitest'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const url = await demoDatabase()
const { app } = await testApp(url, {}, { DEAR_CALLS_AT_ONCE: '4' })
const holder = new pg.Client({ connectionString: url })
await holder.connect()
afterAll(() => holder.end())
afterEach(() => holder.query('rollback'))

/** Blocks every suggestion until the test ends. */
const holdSearches = () => holder.query('begin; lock table search_term in access exclusive mode')
const ask = async (path: string, remoteAddress: string) => {
  const began = performance.now()
  const reply = await app.http.inject({ url: path, remoteAddress })
  return { status: reply.statusCode, headers: reply.headers, body: reply.json(), ms: performance.now() - began }
}
const suggest = (text: string, network: string) =>
  ask(`/api/v1/search/suggest?text=${encodeURIComponent(text)}`, network)

it('runs two searches of a network, queues six for a second and refuses others immediately', async () => {
  await suggest('молоко', '192.0.2.1')
  await holdSearches()
  const all = Array.from({ length: 12 }, (_, index) => suggest(`сыр ${index}`, '192.0.2.1'))
  const settled: Awaited<(typeof all)[number]>[] = []
  for (const one of all) void one.then((reply) => settled.push(reply))
  await expect.poll(() => settled.length).toBe(4)
  for (const { status, headers, body } of settled) {
    expect([status, body.code]).toEqual([429, 'OVERLOADED'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(Math.max(...settled.map(({ ms }) => ms))).toBeLessThan(900)
  // cheap calls and searches of other networks are not delayed
  expect((await ask('/api/v1/categories/products', '192.0.2.1')).status).toBe(200)
  const other = suggest('мёд', '198.51.100.1')
  await expect.poll(() => settled.length, { timeout: 5_000 }).toBe(10)
  await holder.query('rollback')
  expect((await other).status).toBe(200)
  expect((await Promise.all(all)).map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2)
})

it('runs four searches of all networks', async () => {
  await holdSearches()
  const all = Array.from({ length: 60 }, (_, index) => suggest(`хлеб ${index}`, `10.0.${index}.1`))
  let refused = 0
  for (const one of all)
    void one.then(({ status }) => {
      if (status === 429) refused += 1
    })
  await expect.poll(() => refused).toBe(24)
  await pause(1_200)
  expect(refused).toBe(56)
  await holder.query('rollback')
  expect((await Promise.all(all)).filter(({ status }) => status === 200)).toHaveLength(4)
})
