/** Deeds for later that keep no process alive and can all be called off. */
export function createTimers(): { later(ms: number, deed: () => void): void; stop(): void } {
  const timers = new Set<NodeJS.Timeout>()
  return {
    later(ms, deed) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        deed()
      }, ms)
      timer.unref()
      timers.add(timer)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
