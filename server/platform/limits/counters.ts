import { LRUCache } from 'lru-cache'
import type { SharedCounts } from '../valkey/shared-counts.ts'

/** Interval of sending counts, ms. */
const EVERY_MS = 100
/** Maximum counts sent in one batch; the rest follows in the next. */
const MAX_AT_ONCE = 500
/** Maximum counts in memory; the least recently changed are evicted. */
const MAX_COUNTS = 50_000

export interface Counted {
  /** Count in this window, as far as this node knows. */
  readonly count: number
  /** Time until the window ends, ms. */
  readonly leftMs: number
}

export interface Counters {
  add(key: string, by: number, windowMs: number): Counted
}

/** Shared counts of a single node. */
const ALONE: SharedCounts = { isUp: () => false, add: async () => null }

interface Counter {
  /** Total of all nodes at the last answer; before it, this node's own count. */
  known: number
  /** Count that is being sent. */
  sent: number
  /** Count of this node that is not sent yet. */
  own: number
  readonly windowMs: number
  endsAt: number
}

/**
 * Counts shared by all nodes without waiting: an addition is counted on this node immediately and sent within 100 ms,
 * and the answer contains the totals of the other nodes. So a caller may exceed a limit by the requests to other nodes
 * within the last 100 ms and a round trip. While the store is away each node counts alone; unsent counts are sent
 * later, and counts that may have arrived are not sent twice.
 * @param shared absent = a single node
 */
export function createCounters(
  shared?: SharedCounts,
  { everyMs = EVERY_MS, now = () => performance.now() }: { everyMs?: number; now?: () => number } = {},
): Counters {
  const counts = shared ?? ALONE
  /** Counters with unsent additions. */
  const unpublished = new Map<string, Counter>()
  const counters = new LRUCache<string, Counter>({
    max: MAX_COUNTS,
    dispose: (counter, key) => unpublished.get(key) === counter && unpublished.delete(key),
  })
  let timer: NodeJS.Timeout | undefined

  function counterOf(key: string, windowMs: number): Counter {
    const known = counters.get(key)
    if (known && known.endsAt > now()) return known
    const fresh = { known: 0, sent: 0, own: 0, windowMs, endsAt: now() + windowMs }
    counters.set(key, fresh)
    return fresh
  }

  function publishLater(): void {
    timer ??= setTimeout(() => {
      publish()
        // unsent counts remain on this node
        .catch(() => undefined)
        .finally(() => {
          timer = undefined
          if (counts.isUp() && unpublished.size > 0) publishLater()
        })
    }, everyMs)
    timer.unref()
  }

  async function publish(): Promise<void> {
    const batch: { key: string; counter: Counter; by: number }[] = []
    const isUp = counts.isUp()
    for (const [key, counter] of unpublished) {
      if (counter.endsAt <= now()) unpublished.delete(key)
      else if (isUp && batch.length < MAX_AT_ONCE) {
        unpublished.delete(key)
        batch.push({ key, counter, by: counter.own })
        counter.sent += counter.own
        counter.own = 0
      }
    }
    const totals =
      batch.length === 0
        ? null
        : await counts.add(batch.map(({ key, counter, by }) => ({ key, by, windowMs: counter.windowMs })))
    batch.forEach(({ counter, by }, index) => {
      const total = totals?.[index]
      counter.sent -= by
      counter.known = total ? total.count : counter.known + by
      if (total) counter.endsAt = now() + total.leftMs
    })
  }

  return {
    add(key, by, windowMs) {
      const counter = counterOf(key, windowMs)
      counter.own += by
      if (shared) {
        unpublished.set(key, counter)
        publishLater()
      }
      const { known, sent, own, endsAt } = counter
      return { count: known + sent + own, leftMs: Math.max(0, endsAt - now()) }
    },
  }
}
