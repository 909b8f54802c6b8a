import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { isConnectionLoss, isDoorClosed } from '../db/connection-loss.ts'

/** Pauses before each retry of an interrupted read, ms. */
const PAUSES_MS = [30, 250]

/**
 * Repeats a read whose connection was lost, which hides a short restart: reads change no data (and bank callbacks by
 * GET are idempotent). Writes are not repeated, because they may have been executed.
 */
export async function repeatReads<T>({ method }: Pick<Endpoint, 'method'>, read: () => Promise<T>): Promise<T> {
  if (method !== 'GET' && method !== 'HEAD') return read()
  for (let failed = 0; ; failed += 1) {
    try {
      return await read()
    } catch (error) {
      // a refused connection is not retried; the answer names the time of the next attempt
      if (failed === PAUSES_MS.length || !isConnectionLoss(error) || isDoorClosed(error)) throw error
      await pause((PAUSES_MS[failed] ?? 0) * (0.5 + Math.random()))
    }
  }
}
