/** Creates timers that keep no process alive and can be cancelled together. */
export function createTimers(): { later(ms: number, action: () => void): void; stop(): void } {
  const timers = new Set<NodeJS.Timeout>()
  return {
    later(ms, action) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        action()
      }, ms)
      timer.unref()
      timers.add(timer)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
