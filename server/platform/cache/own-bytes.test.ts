import { expect, it } from 'vitest'
import { createResponseCache } from '../http/response-cache.ts'
import { ownBytes } from './own-bytes.ts'

/** Bytes of memory that a buffer retains. */
const heldBy = (bytes: Buffer) => bytes.buffer.byteLength

it('copies a short buffer out of its shared slab', () => {
  const shared = Buffer.from('a short text')
  expect(heldBy(shared)).toBeGreaterThan(1_000)
  const own = ownBytes(shared)
  expect(own.equals(shared)).toBe(true)
  expect(heldBy(own)).toBe(own.length)
  expect(ownBytes(own)).toBe(own)
})

it('retains no more memory for shared answers than their bytes', async () => {
  const cache = createResponseCache({ ttlMs: 1_000, maxBytes: 1_000_000, now: () => 0 })
  const body = await cache.get('key', async () => Buffer.from('{"items":[]}'))
  expect(heldBy(body)).toBe(body.length)
})
