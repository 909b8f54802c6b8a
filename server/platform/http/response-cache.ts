import { LRUCache } from 'lru-cache'
import { ownBytes } from '../cache/own-bytes.ts'
import { createSingleFlight } from '../cache/single-flight.ts'

/** An answer that is the same for everyone, as JSON. */
interface SharedAnswer {
  readonly body: Buffer
  /** Until when it may be given again, ms of the memory's clock. */
  readonly until: number
}

/** Cost of an entry beside its texts, bytes. */
const ENTRY_BYTES = 500

/**
 * Serialised answers of calls that are the same for everyone, for a moment: a thousand people who open one product
 * in one second ask the database once. Far below what the answer allows a shared cache to keep (`cacheSeconds`), so
 * nobody sees older data than they might anyway.
 * @param options.ttlMs how long an answer is given again; 0 turns the memory off
 * @param options.maxBytes of all answers together; the least recently used go first
 */
export function createResponseCache(options: { ttlMs: number; maxBytes: number; now: () => number }) {
  const { ttlMs, maxBytes, now } = options
  const answers = new LRUCache<string, SharedAnswer>({
    maxSize: maxBytes,
    // the visitor writes the address, which may be longer than its answer
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + ENTRY_BYTES,
  })
  const making = createSingleFlight<Buffer>()
  return {
    /** The answer under `key`, made by `make` unless it was made a moment ago or is being made. Failures are not kept. */
    async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      if (ttlMs === 0) return make()
      const known = answers.get(key)
      if (known && known.until > now()) return known.body
      return making.run(key, async () => {
        // the moment begins with the question: what it reads may change at once
        const until = now() + ttlMs
        const body = ownBytes(await make())
        answers.set(key, { body, until })
        return body
      })
    },
  }
}
export type ResponseCache = ReturnType<typeof createResponseCache>
