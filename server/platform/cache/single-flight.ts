/** Work that is under way by its key: whoever asks meanwhile gets what comes of it. */
export interface SingleFlight<V> {
  run(key: string, work: () => Promise<V>): Promise<V>
  /** What is under way is nobody else's any more: the next one who asks begins anew. */
  forget(): void
}

export function createSingleFlight<V>(): SingleFlight<V> {
  const running = new Map<string, Promise<V>>()
  return {
    run(key, work) {
      const known = running.get(key)
      if (known) return known
      const promise = work().finally(() => {
        if (running.get(key) === promise) running.delete(key)
      })
      running.set(key, promise)
      return promise
    },
    forget: () => running.clear(),
  }
}
