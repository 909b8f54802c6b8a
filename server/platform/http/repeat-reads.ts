import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { isConnectionLoss, isDoorClosed } from '../db/connection-loss.ts'

/** How long a read that was cut off waits before each new try, ms; others were cut with it and come back, too. */
const PAUSES_MS = [30, 250]

/**
 * Does a read again whose connection was cut: reading changes nothing (and the bank's words, which come by GET, may be
 * said twice), and a restart of a moment stays invisible. Writes are never repeated here: they may have been done.
 */
export async function repeatReads<T>({ method }: Pick<Endpoint, 'method'>, read: () => Promise<T>): Promise<T> {
  if (method !== 'GET' && method !== 'HEAD') return read()
  for (let failed = 0; ; failed += 1) {
    try {
      return await read()
    } catch (error) {
      // a closed door is not besieged: the answer says when to come back
      if (failed === PAUSES_MS.length || !isConnectionLoss(error) || isDoorClosed(error)) throw error
      await pause((PAUSES_MS[failed] ?? 0) * (0.5 + Math.random()))
    }
  }
}
