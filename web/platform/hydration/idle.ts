/** A page that is never done gets what was left for later all the same, ms. */
const AT_MOST_MS = 2_000

/** Calls back when the page has nothing to do, which a page that comes alive has. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: AT_MOST_MS })
  else setTimeout(work)
}

/** Until the page has nothing to do: for code that nobody waits for. */
export const untilIdle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve))
