import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type Ceiling, createCeiling } from './ceiling.ts'

/** Maximum waiting calls per running one, in total and of one network. */
const WAITING_FOR_ONE = 8
const WAITING_OF_NETWORK = 3
/** Maximum wait, ms; it is below the time after which people give up. */
const WAIT_MS = 1_000
const RETRY_AFTER = 3

/**
 * Queue of expensive calls on this node; at least two networks run concurrently, and cheap work is not delayed.
 * @param most concurrent calls; 0 = no limit
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
