import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Executor } from '../../platform/db/client.ts'
import { SELLERS_TTL_MS } from './policy.ts'
import { listSellers, type Seller } from './store/sellers.store.ts'

/** All sellers at one moment. */
export interface SellerSnapshot {
  /** Grows with every reading. */
  readonly version: number
  readonly byId: ReadonlyMap<number, Seller>
}

export interface SellerCache {
  current(): Promise<SellerSnapshot>
  /** The next question reads the database again. */
  forget(): void
}

/**
 * Sellers with rates, areas and trade places in memory. An old snapshot keeps answering while a new one is read;
 * only after `forget()` and at the first question is the reading waited for.
 */
export function createSellerCache(options: {
  executor: Executor
  clock: Clock
  /** False = no carrier is configured: nobody sends by it, whatever the seller says. */
  hasCarrier: boolean
  nowMs?: () => number
}): SellerCache {
  const { executor, clock, hasCarrier, nowMs = () => performance.now() } = options
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
        snapshot = {
          version,
          byId: new Map(sellers.map((seller) => [seller.id, hasCarrier ? seller : { ...seller, hasCarrier }])),
        }
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
