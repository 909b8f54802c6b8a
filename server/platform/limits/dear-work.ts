import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type Ceiling, createCeiling } from './ceiling.ts'

/** Dear calls that wait for their turn, for each at work; and of one network. */
const WAITING_FOR_ONE = 8
const WAITING_OF_NETWORK = 3
/** Nobody waits longer for their turn, ms: the queue stays shorter than people's patience. */
const WAIT_MS = 1_000
/** What is said to whoever has to come again, s. */
const RETRY_AFTER = 3

/**
 * The turns of dear calls on this node, two networks at least at once: what is cheap goes on beside them.
 * @param most calls at once; 0 = no ceiling
 */
export function createDearWork(most: number): Ceiling | undefined {
  if (most === 0) return undefined
  const mostOfOne = Math.max(1, Math.floor(most / 2))
  return createCeiling({
    most,
    mostOfOne,
    mostWaiting: most * WAITING_FOR_ONE,
    mostWaitingOfOne: mostOfOne * WAITING_OF_NETWORK,
    waitMs: WAIT_MS,
    refusal: () => new Refusal('OVERLOADED', { retryAfter: RETRY_AFTER }),
  })
}
