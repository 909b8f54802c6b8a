import { expect, it } from 'vitest'
import { createTimedCache } from './timed-cache.ts'

it('shares one fetch, then serves a stale answer once while it refreshes in the background', async () => {
  let now = 0
  let calls = 0
  const cache = createTimedCache<number>({ ttlMs: 10, most: 10, nowMs: () => now })
  const load = async () => ++calls
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1])
  now = 11
  expect(await cache.get('a', load)).toBe(1)
  await Promise.resolve()
  expect(await cache.get('a', load)).toBe(2)
})

it('evicts the least recently used entry, and all entries on clear', async () => {
  let calls = 0
  const cache = createTimedCache<number>({ ttlMs: 1_000, most: 2 })
  const load = async () => ++calls
  await cache.get('a', load)
  await cache.get('b', load)
  await cache.get('a', load)
  await cache.get('c', load)
  expect(await cache.get('a', load)).toBe(1)
  expect(await cache.get('b', load)).toBe(4)
  cache.clear()
  expect(await cache.get('a', load)).toBe(5)
})

it('does not cache failures', async () => {
  const cache = createTimedCache<number>({ ttlMs: 1_000, most: 2 })
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('a', async () => 1)).toBe(1)
})

it('returns an answer loaded before a clear only to callers that requested it before the clear', async () => {
  const cache = createTimedCache<string>({ ttlMs: 1_000, most: 2 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const early = cache.get('a', () => promise)
  cache.clear()
  const late = cache.get('a', async () => 'new')
  resolve('old')
  expect(await Promise.all([early, late])).toEqual(['old', 'new'])
  expect(await cache.get('a', async () => 'newest')).toBe('new')
})
