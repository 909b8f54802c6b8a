/**
 * Remembers answers for a while. A stale answer is given once more while a fresh one is fetched, so nobody waits for
 * a refresh; concurrent questions share one fetch. Least recently used answers go first.
 */
export interface TimedCache<V> {
  get(key: string, load: () => Promise<V>): Promise<V>
  clear(): void
}

interface Entry<V> {
  value: V
  readAt: number
}

/**
 * @param options.ttlMs after this an answer is stale
 * @param options.most answers kept
 */
export function createTimedCache<V>(options: { ttlMs: number; most: number; nowMs?: () => number }): TimedCache<V> {
  const { ttlMs, most, nowMs = () => performance.now() } = options
  const entries = new Map<string, Entry<V>>()
  const loading = new Map<string, Promise<V>>()
  let generation = 0

  const fetch = (key: string, load: () => Promise<V>): Promise<V> => {
    const running = loading.get(key)
    if (running) return running
    const born = generation
    const promise = load()
      .then((value) => {
        // an answer asked for before a clear may already be wrong
        if (born === generation) {
          entries.delete(key)
          entries.set(key, { value, readAt: nowMs() })
          const [oldest] = entries.keys()
          if (entries.size > most && oldest !== undefined) entries.delete(oldest)
        }
        return value
      })
      .finally(() => {
        if (loading.get(key) === promise) loading.delete(key)
      })
    loading.set(key, promise)
    return promise
  }

  return {
    async get(key, load) {
      const entry = entries.get(key)
      if (!entry) return fetch(key, load)
      entries.delete(key)
      entries.set(key, entry)
      // a failed refresh keeps the old answer; the next question tries again
      if (nowMs() - entry.readAt > ttlMs) fetch(key, load).catch(() => undefined)
      return entry.value
    },
    clear() {
      generation++
      entries.clear()
      loading.clear()
    },
  }
}
