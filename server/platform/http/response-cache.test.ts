import { expect, it, vi } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const answer = Buffer.from('answer')
const create = (options: Partial<{ ttlMs: number; maxBytes: number; now: () => number }> = {}) =>
  createResponseCache({ ttlMs: 1_000, maxBytes: 1_000_000, now: () => 0, ...options })

it('asks once for everyone who comes within the moment', async () => {
  const make = vi.fn(async () => Buffer.from('answer'))
  const memory = create()
  expect(await Promise.all([memory.get('a', make), memory.get('a', make)])).toEqual([answer, answer])
  expect(await memory.get('a', make)).toEqual(answer)
  expect(make).toHaveBeenCalledOnce()
  await memory.get('b', make)
  expect(make).toHaveBeenCalledTimes(2)
})
it('asks again when the moment is over', async () => {
  let now = 0
  const memory = create({ now: () => now })
  const make = vi.fn(async () => Buffer.from(String(now)))
  await memory.get('a', make)
  now = 1_000
  expect(await memory.get('a', make)).toEqual(Buffer.from('1000'))
})
it('keeps no failure', async () => {
  const memory = create()
  await expect(memory.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await memory.get('a', async () => answer)).toBe(answer)
})
it('forgets the oldest when it grows too large', async () => {
  const memory = create({ maxBytes: 12 })
  const make = vi.fn(async () => Buffer.from('0123456789'))
  await memory.get('a', make)
  await memory.get('b', make)
  await memory.get('b', make)
  expect(make).toHaveBeenCalledTimes(2)
  await memory.get('a', make)
  expect(make).toHaveBeenCalledTimes(3)
})
it('is off without a time to live', async () => {
  const make = vi.fn(async () => Buffer.from('answer'))
  const memory = create({ ttlMs: 0 })
  await memory.get('a', make)
  await memory.get('a', make)
  expect(make).toHaveBeenCalledTimes(2)
})
