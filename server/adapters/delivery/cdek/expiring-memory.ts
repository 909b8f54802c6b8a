/** Remembers answers for a time; who asks while an answer is on its way waits for the same one. Failures are not kept. */
export interface ExpiringMemory<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>
}

/**
 * @param lifetimeMs how long an answer is good
 * @param mostKept beyond it the oldest answer is dropped
 * @param now milliseconds since the epoch
 */
export function createExpiringMemory<Value>(options: {
  readonly lifetimeMs: number
  readonly mostKept: number
  readonly now: () => number
}): ExpiringMemory<Value> {
  const { lifetimeMs, mostKept, now } = options
  const kept = new Map<string, { readonly goodUntil: number; readonly value: Promise<Value> }>()

  return {
    get(key, load) {
      const known = kept.get(key)
      if (known && now() < known.goodUntil) return known.value
      const value = load()
      const entry = { goodUntil: now() + lifetimeMs, value }
      // Set anew, so that the map's order is the order of age.
      kept.delete(key)
      kept.set(key, entry)
      value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key)
      })
      if (kept.size > mostKept) {
        const [oldest] = kept.keys()
        if (oldest !== undefined) kept.delete(oldest)
      }
      return value
    },
  }
}
