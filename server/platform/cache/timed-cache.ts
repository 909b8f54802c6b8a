import { LRUCache } from 'lru-cache'
import { createSingleFlight } from './single-flight.ts'

/**
 * Caches answers for a limited time. A stale answer is served once more while a fresh one is fetched in the background,
 * and concurrent calls share one fetch. The least recently used answers are evicted first. (The library's own `fetch`
 * hides the reason of a first failure and may keep an answer loaded before a clear.)
 */
export interface TimedCache<V> {
  get(key: string, load: () => Promise<V>): Promise<V>
  clear(): void
}

interface Entry<V> {
  readonly value: V
  readonly readAt: number
}

/**
 * @param options.ttlMs age at which an answer becomes stale
 * @param options.most maximum number of answers
 */
export function createTimedCache<V>(options: { ttlMs: number; most: number; nowMs?: () => number }): TimedCache<V> {
  const { ttlMs, most, nowMs = () => performance.now() } = options
  const entries = new LRUCache<string, Entry<V>>({ max: most })
  const loading = createSingleFlight<V>()
  let generation = 0

  const fetch = (key: string, load: () => Promise<V>): Promise<V> =>
    loading.run(key, async () => {
      const born = generation
      const value = await load()
      // an answer loaded before a clear may be outdated
      if (born === generation) entries.set(key, { value, readAt: nowMs() })
      return value
    })

  return {
    async get(key, load) {
      const entry = entries.get(key)
      if (!entry) return fetch(key, load)
      // a failed refresh keeps the old answer; the next call tries again
      if (nowMs() - entry.readAt > ttlMs) fetch(key, load).catch(() => undefined)
      return entry.value
    },
    clear() {
      generation++
      entries.clear()
      loading.forget()
    },
  }
}
