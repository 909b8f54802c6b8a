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
 * Sellers with rates, areas and trade places in memory. An old snapshot keeps answering while a new one is read;
 * only after `forget()` and at the first question is the reading waited for.
 */
export function createSellerCache(options: { executor: Executor; clock: Clock; nowMs?: () => number }): SellerCache {
  const { executor, clock, nowMs = () => performance.now() } = options
  let snapshot: SellerSnapshot | null = null
  let isForgotten = true
  let readAt = 0
  let version = 0
  let reading: Promise<SellerSnapshot> | null = null

  const current = async (): Promise<SellerSnapshot> => {
    if (!snapshot || isForgotten) return read()
    // the old snapshot serves on when the database is away for a moment; the next question tries again
    if (nowMs() - readAt > SELLERS_TTL_MS && !reading) read().catch(() => undefined)
    return snapshot
  }
  const read = (): Promise<SellerSnapshot> => {
    // a reading that began before something changed may not know of it: another one follows
    if (reading && isForgotten) return reading.then(current, current)
    isForgotten = false
    reading ??= listSellers(executor, clock())
      .then((sellers) => {
        version++
        snapshot = { version, byId: new Map(sellers.map((seller) => [seller.id, seller])) }
        readAt = nowMs()
        return snapshot
      })
      .catch((error: unknown) => {
        isForgotten = true
        throw error
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  return {
    current,
    forget() {
      isForgotten = true
    },
  }
}
