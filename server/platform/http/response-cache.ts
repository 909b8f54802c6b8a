interface Remembered {
  readonly answer: Promise<Buffer>
  readonly until: number
  bytes: number
}

/**
 * Serialised answers of calls that are the same for everyone, for a moment: a thousand people who open one product
 * in one second ask the database once. Far below what the answer allows a shared cache to keep (`cacheSeconds`), so
 * nobody sees older data than they might anyway.
 * @param options.ttlMs how long an answer is given again; 0 turns the memory off
 * @param options.maxBytes of all answers together; the oldest go first
 */
export function createResponseCache(options: { ttlMs: number; maxBytes: number; now: () => number }) {
  const { ttlMs, maxBytes, now } = options
  const answers = new Map<string, Remembered>()
  let bytes = 0

  function forget(key: string): void {
    const known = answers.get(key)
    if (!known) return
    bytes -= known.bytes
    answers.delete(key)
  }

  return {
    /** The answer under `key`, made by `make` unless it was made a moment ago or is being made. Failures are not kept. */
    get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      if (ttlMs === 0) return make()
      const known = answers.get(key)
      if (known && known.until > now()) return known.answer
      forget(key)
      const entry: Remembered = { answer: make(), until: now() + ttlMs, bytes: 0 }
      answers.set(key, entry)
      entry.answer.then(
        (body) => {
          if (answers.get(key) !== entry) return
          entry.bytes = body.length
          bytes += entry.bytes
          // insertion order is age: every answer lives equally long
          for (const oldest of answers.keys()) {
            if (bytes <= maxBytes) break
            forget(oldest)
          }
        },
        () => {
          if (answers.get(key) === entry) answers.delete(key)
        },
      )
      return entry.answer
    },
  }
}
export type ResponseCache = ReturnType<typeof createResponseCache>
