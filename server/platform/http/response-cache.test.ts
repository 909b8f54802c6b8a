import { expect, it, vi } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const answer = Buffer.from('answer')
const create = (options: Partial<{ ttlMs: number; maxBytes: number; now: () => number }> = {}) =>
  createResponseCache({ ttlMs: 1_000, maxBytes: 1_000_000, now: () => 0, ...options })

it('loads once for all requests within its time to live', async () => {
  const make = vi.fn(async () => Buffer.from('answer'))
  const cache = create()
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([answer, answer])
  expect(await cache.get('a', make)).toEqual(answer)
  expect(make).toHaveBeenCalledOnce()
  await cache.get('b', make)
  expect(make).toHaveBeenCalledTimes(2)
})
it('loads again after the time to live', async () => {
  let now = 0
  const cache = create({ now: () => now })
  const make = vi.fn(async () => Buffer.from(String(now)))
  await cache.get('a', make)
  now = 1_000
  expect(await cache.get('a', make)).toEqual(Buffer.from('1000'))
})
it('does not cache failures', async () => {
  const cache = create()
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('a', async () => answer)).toEqual(answer)
})
it('evicts the oldest answer when it is full', async () => {
  const cache = create({ maxBytes: 15_000 })
  const make = vi.fn(async () => Buffer.alloc(10_000))
  await cache.get('a', make)
  await cache.get('b', make)
  await cache.get('b', make)
  expect(make).toHaveBeenCalledTimes(2)
  await cache.get('a', make)
  expect(make).toHaveBeenCalledTimes(3)
})
it('counts the size of the URL, too, so that a long URL with a short answer uses its share', async () => {
  const cache = create({ maxBytes: 100_000 })
  const make = vi.fn(async () => answer)
  await cache.get('first', make)
  for (let stranger = 0; stranger < 10; stranger += 1) await cache.get(`${stranger}?${'x'.repeat(8_000)}`, make)
  await cache.get('first', make)
  expect(make).toHaveBeenCalledTimes(12)
})
it('caches no answers without a time to live', async () => {
  const make = vi.fn(async () => Buffer.from('answer'))
  const cache = create({ ttlMs: 0 })
  await cache.get('a', make)
  await cache.get('a', make)
  expect(make).toHaveBeenCalledTimes(2)
})
