import { vi } from 'vitest'

/**
 * Takes the patience of the next call to an outside service into the test's hands: it is over when `end` is called, not
 * after some milliseconds, which are too long for a test and too short for a crowded machine.
 */
export function patienceOfNextCall(): { end(): void } {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
  return { end: () => patience.abort(new DOMException('over', 'TimeoutError')) }
}
