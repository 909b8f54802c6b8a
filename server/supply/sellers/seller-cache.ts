import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Executor } from '../../platform/db/client.ts'
import { SELLERS_TTL_MS } from './policy.ts'
import type { SellerSnapshot, SellerSnapshots } from './ports.ts'
import { listSellers } from './store/list-sellers.ts'

export interface SellerCache extends SellerSnapshots {
  /** The next question reads the database again. */
  forget(): void
}

/**
 * Sellers with rates, areas and trade places in memory. An old snapshot keeps answering while a new one is read; after
 * `forget()` everybody waits for a reading that began later, however many ask.
 */
export function createSellerCache(options: { executor: Executor; clock: Clock; nowMs?: () => number }): SellerCache {
  const { executor, clock, nowMs = () => performance.now() } = options
  let snapshot: SellerSnapshot | null = null
  /** How often it was forgotten, and what of that the snapshot knows. */
  let forgotten = 0
  let known = -1
  let readAt = 0
  let version = 0
  let reading: { readonly knows: number; readonly ended: Promise<SellerSnapshot> } | null = null

  const current = async (): Promise<SellerSnapshot> => {
    if (!snapshot || known < forgotten) return read()
    // the old snapshot serves on when the database is away for a moment; the next question tries again
    if (nowMs() - readAt > SELLERS_TTL_MS && !reading) read().catch(() => undefined)
    return snapshot
  }
  const read = (): Promise<SellerSnapshot> => {
    // a reading that began before something changed may not know of it: another one follows
    if (reading && reading.knows < forgotten) return reading.ended.then(current, current)
    reading ??= begin(forgotten)
    return reading.ended
  }
  const begin = (knows: number) => {
    const ended = listSellers(executor, clock())
      .then((sellers) => {
        version++
        snapshot = { version, byId: new Map(sellers.map((seller) => [seller.id, seller])) }
        known = knows
        readAt = nowMs()
        return snapshot
      })
      .finally(() => {
        reading = null
      })
    return { knows, ended }
  }

  return {
    current,
    forget() {
      forgotten++
    },
  }
}
