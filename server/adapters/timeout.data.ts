import { vi } from 'vitest'

/**
 * Puts the timeout of the next external call under the test's control: it ends when `end` is called, because a fixed
 * number of milliseconds is too long for a test and too short for a busy machine.
 */
export function timeoutOfNextCall(): { end(): void } {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal)
  return { end: () => timeout.abort(new DOMException('over', 'TimeoutError')) }
}
