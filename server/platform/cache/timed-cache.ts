import { LRUCache } from 'lru-cache'
import { createSingleFlight } from './single-flight.ts'

/**
 * Remembers answers for a while. A stale answer is given once more while a fresh one is fetched, so nobody waits for
 * a refresh; concurrent questions share one fetch. Least recently used answers go first. (The library's own `fetch`
 * swallows the reason of a first failure and may keep what was asked for before a clear.)
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
 * @param options.ttlMs after this an answer is stale
 * @param options.most answers kept
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
      // an answer asked for before a clear may already be wrong
      if (born === generation) entries.set(key, { value, readAt: nowMs() })
      return value
    })

  return {
    async get(key, load) {
      const entry = entries.get(key)
      if (!entry) return fetch(key, load)
      // a failed refresh keeps the old answer; the next question tries again
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
