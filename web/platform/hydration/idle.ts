/** Maximum delay of deferred work on a page that is never idle, ms. */
const AT_MOST_MS = 2_000

/** Calls back when the page is idle, which a page during hydration is not. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: AT_MOST_MS })
  else setTimeout(work)
}

export const untilIdle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve))
