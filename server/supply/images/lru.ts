/** Things with a size, the least recently used ones first to go when all of them together are too large. */
export interface Lru<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value, bytes: number): void
  delete(key: string): void
  /** All together. */
  bytes(): number
}

/** @param onDropped called with what was removed to make room */
export function createLru<Value>(maxBytes: number, onDropped?: (key: string) => void): Lru<Value> {
  const entries = new Map<string, { value: Value; bytes: number }>()
  let total = 0
  const remove = (key: string): boolean => {
    total -= entries.get(key)?.bytes ?? 0
    return entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      remove(key)
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        remove(oldest)
        onDropped?.(oldest)
      }
    },
    delete: (key) => void remove(key),
    bytes: () => total,
  }
}
