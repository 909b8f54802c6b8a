import { LRUCache } from 'lru-cache'
import { ownBytes } from '../cache/own-bytes.ts'
import { createSingleFlight } from '../cache/single-flight.ts'

interface SharedAnswer {
  readonly body: Buffer
  /** Expiry, ms of the cache's clock. */
  readonly until: number
}

/** Overhead of an entry, bytes. */
const ENTRY_BYTES = 500

/**
 * Short-lived cache of serialized answers that are the same for all callers: a thousand people who open one product in
 * a second cause one query. The time is far below `cacheSeconds` of the answer.
 * @param options.ttlMs how long an answer is repeated; 0 turns the cache off
 * @param options.maxBytes of all answers; the least recently used are evicted first
 */
export function createResponseCache(options: { ttlMs: number; maxBytes: number; now: () => number }) {
  const { ttlMs, maxBytes, now } = options
  const answers = new LRUCache<string, SharedAnswer>({
    maxSize: maxBytes,
    // the visitor chooses the URL, which may be longer than the answer
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + ENTRY_BYTES,
  })
  const making = createSingleFlight<Buffer>()
  return {
    /** Returns the answer under `key`, calling `make` unless one is fresh or in progress. Failures are not cached. */
    async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      if (ttlMs === 0) return make()
      const known = answers.get(key)
      if (known && known.until > now()) return known.body
      return making.run(key, async () => {
        // the time starts with the query, because the data may change immediately after it
        const until = now() + ttlMs
        const body = ownBytes(await make())
        answers.set(key, { body, until })
        return body
      })
    },
  }
}
export type ResponseCache = ReturnType<typeof createResponseCache>
