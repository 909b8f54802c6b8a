/** Shares the result of work in progress among callers with the same key. */
export interface SingleFlight<V> {
  run(key: string, work: () => Promise<V>): Promise<V>
  /** Stops sharing the work in progress: the next caller starts it again. */
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
