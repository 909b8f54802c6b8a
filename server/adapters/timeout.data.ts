import { vi } from 'vitest'

/**
 * Puts the timeout of the next call to another service into the hands of the test: it ends when `end` is called, not
 * after some milliseconds, which are too long for a test and too short for a crowded machine.
 */
export function timeoutOfNextCall(): { end(): void } {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal)
  return { end: () => timeout.abort(new DOMException('over', 'TimeoutError')) }
}
