import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { testApp } from '../../server/testing.ts'

const url = await demoDatabase()
const { app, call, signIn } = await testApp(url)
const watcher = new pg.Client(url)
await watcher.connect()
afterAll(() => watcher.end())
const { token } = await signIn('79165550301')

/**
 * Terminates every connection of the shop and returns their number. A busy machine may end them one by one, each during
 * another attempt: each is awaited for this long, ms.
 */
const cut = async (waitMs = 30_000) =>
  (
    await watcher.query(
      `select pg_terminate_backend(pid, $1) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
      [waitMs],
    )
  ).rowCount ?? 0

/** Rate limits are not under test here. */
const get = async (path: string, n = 0) => {
  const reply = await app.http.inject({
    url: path,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: `10.1.${(n >> 8) & 255}.${n & 255}`,
  })
  return { status: reply.statusCode, code: reply.json().code, retryAfter: reply.headers['retry-after'] }
}

/** A single unhandled rejection would trigger the last resort outside of tests. */
const unheard: unknown[] = []
const onUnheard = (reason: unknown) => unheard.push(reason)
beforeEach(() => {
  unheard.length = 0
  process.on('unhandledRejection', onUnheard)
})
afterEach(async () => {
  await pause(20)
  process.off('unhandledRejection', onUnheard)
  expect(unheard).toEqual([])
})

const READS = [
  (n: number) => `/api/v3/products?categoryIds=${1 + (n % 40)}&size=5&from=${n}`,
  (n: number) => `/api/v3/products?substring=${encodeURIComponent(['сыр', 'хлеб', 'milk', 'мёд'][n % 4] ?? '')}&size=5`,
  (n: number) => `/api/v3/products?categoryIds=${1 + (n % 9)}&filters=inStock&size=5`,
  (n: number) => `/api/v3/products/get-popular-products?size=${1 + (n % 5)}`,
  () => '/api/v2/categories/products',
  () => '/api/v2/cart/list',
  () => '/api/v3/orders',
]

describe('connections cut under load', () => {
  it('reads are answered or INTERRUPTED with Retry-After, and the process survives', async () => {
    let isOver = false
    let asked = 0
    const statuses = new Map<string, number>()
    const reader = async (own: number) => {
      for (let n = own; !isOver; n += 13) {
        const path = READS[n % READS.length]?.(n) ?? ''
        const { status, code, retryAfter } = await get(path, n)
        asked += 1
        const word = status < 500 ? String(status) : `${status} ${code} ${retryAfter}`
        statuses.set(word, (statuses.get(word) ?? 0) + 1)
      }
    }
    const cutter = async () => {
      let ended = 0
      while (ended < 150) {
        ended += await cut(0)
        await pause(15)
      }
      isOver = true
      return ended
    }
    await Promise.all([cutter(), ...Array.from({ length: 12 }, (_, own) => reader(own))])
    const faults = [...statuses].filter(([word]) => word.startsWith('5') && word !== '500 INTERRUPTED 1')
    expect(faults).toEqual([])
    expect(asked).toBeGreaterThan(0)
    // everything works as before afterwards
    await expect.poll(async () => (await get('/api/v3/products?categoryIds=1')).status).toBe(200)
    expect((await app.http.inject('/readyz')).statusCode).toBe(200)
  })

  it('a read is answered although its idle connection was cut', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 4 }, (_, n) => get(`/api/v3/orders?from=${n}`)))
      await cut()
      expect((await get('/api/v2/cart/list')).status).toBe(200)
    }
  })
})

describe('a server that became read-only (failover)', () => {
  it('serves reads, refuses writes as INTERRUPTED and reports the node as not ready', async () => {
    const become = async (follower: boolean) => {
      const [{ name }] = (await watcher.query('select current_database() as name')).rows
      await watcher.query(`alter database ${name} set default_transaction_read_only = ${follower ? 'on' : 'off'}`)
      await cut()
    }
    await become(true)
    const read = await get('/api/v3/products?categoryIds=1')
    const written = await call('POST', '/api/v1/auth/code', { body: { phone: '79165550302' } })
    const ready = await app.http.inject('/readyz')
    await watcher.query('set default_transaction_read_only = off')
    await become(false)
    expect(read.status).toBe(200)
    expect([written.status, written.body.code, written.headers['retry-after']]).toEqual([500, 'INTERRUPTED', '1'])
    expect([ready.statusCode, ready.json().database]).toEqual([500, 'follower'])
    await expect
      .poll(async () => (await call('POST', '/api/v1/auth/code', { body: { phone: '79165550303' } })).status)
      .toBe(200)
  })
})
