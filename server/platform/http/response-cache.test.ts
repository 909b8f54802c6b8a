import { expect, it, vi } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const answer = Buffer.from('answer')
const create = (options: Partial<{ ttlMs: number; maxBytes: number; now: () => number }> = {}) =>
  createResponseCache({ ttlMs: 1_000, maxBytes: 1_000_000, now: () => 0, ...options })

it('asks once for everyone who comes within the moment', async () => {
  const make = vi.fn(async () => Buffer.from('answer'))
  const cache = create()
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([answer, answer])
  expect(await cache.get('a', make)).toEqual(answer)
  expect(make).toHaveBeenCalledOnce()
  await cache.get('b', make)
  expect(make).toHaveBeenCalledTimes(2)
})
it('asks again when the moment is over', async () => {
  let now = 0
  const cache = create({ now: () => now })
  const make = vi.fn(async () => Buffer.from(String(now)))
  await cache.get('a', make)
  now = 1_000
  expect(await cache.get('a', make)).toEqual(Buffer.from('1000'))
})
it('keeps no failure', async () => {
  const cache = create()
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('a', async () => answer)).toEqual(answer)
})
it('forgets the oldest when it grows too large', async () => {
  const cache = create({ maxBytes: 12 })
  const make = vi.fn(async () => Buffer.from('0123456789'))
  await cache.get('a', make)
  await cache.get('b', make)
  await cache.get('b', make)
  expect(make).toHaveBeenCalledTimes(2)
  await cache.get('a', make)
  expect(make).toHaveBeenCalledTimes(3)
})
it('is off without a time to live', async () => {
  const make = vi.fn(async () => Buffer.from('answer'))
  const cache = create({ ttlMs: 0 })
  await cache.get('a', make)
  await cache.get('a', make)
  expect(make).toHaveBeenCalledTimes(2)
})
