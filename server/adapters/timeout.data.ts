import { vi } from 'vitest'

/**
 * Lets the test end the next external call with a timeout by calling `end`, because a fixed number of milliseconds is
 * too long for a test and too short for a busy machine.
 */
export function timeoutOfNextCall(): { end(): void } {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal)
  return { end: () => timeout.abort(new DOMException('over', 'TimeoutError')) }
}
