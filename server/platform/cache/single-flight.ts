/** Work in progress by its key: callers meanwhile share its result. */
export interface SingleFlight<V> {
  run(key: string, work: () => Promise<V>): Promise<V>
  /** Work in progress is not shared any more: the next caller begins anew. */
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
