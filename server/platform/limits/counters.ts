import { LRUCache } from 'lru-cache'
import type { SharedCounts } from '../valkey/shared-counts.ts'

/** What was counted here is told this often, ms. */
const EVERY_MS = 100
/** Counts told at once; the rest follows. */
const MAX_AT_ONCE = 500
/** Counts remembered; those that were not added to for longest are forgotten. */
const MAX_COUNTS = 50_000

export interface Counted {
  /** In this window, as far as it is known here. */
  readonly count: number
  /** Until the count begins anew, ms. */
  readonly leftMs: number
}

/** Counts within windows of time. */
export interface Counters {
  add(key: string, by: number, windowMs: number): Counted
}

/** Counts of a node that has no others. */
const ALONE: SharedCounts = { isUp: () => false, add: async () => null }

interface Counter {
  /** By all nodes, as the last answer told; by this one alone until there is an answer. */
  known: number
  /** On its way to the others. */
  sent: number
  /** Counted here since. */
  own: number
  readonly windowMs: number
  endsAt: number
}

/**
 * Counts for all nodes. Nobody waits for it: what is added is counted here, told every 100 ms, and what the others
 * counted is learned then. So somebody is let through their limit, and what they asked of other nodes in the last 100 ms
 * and a round trip. While the store is away each node counts for itself; what it could not send is told later, what may
 * have arrived is not told twice.
 * @param shared absent = this node has no others
 */
export function createCounters(
  shared?: SharedCounts,
  { everyMs = EVERY_MS, now = () => performance.now() }: { everyMs?: number; now?: () => number } = {},
): Counters {
  const counts = shared ?? ALONE
  /** With something of their own that is not told yet; never more than there are counters. */
  const untold = new Map<string, Counter>()
  const counters = new LRUCache<string, Counter>({
    max: MAX_COUNTS,
    dispose: (counter, key) => untold.get(key) === counter && untold.delete(key),
  })
  let timer: NodeJS.Timeout | undefined

  function counterOf(key: string, windowMs: number): Counter {
    const known = counters.get(key)
    if (known && known.endsAt > now()) return known
    const fresh = { known: 0, sent: 0, own: 0, windowMs, endsAt: now() + windowMs }
    counters.set(key, fresh)
    return fresh
  }

  function tellLater(): void {
    timer ??= setTimeout(() => {
      tell()
        // what is not told is counted here alone
        .catch(() => undefined)
        .finally(() => {
          timer = undefined
          if (counts.isUp() && untold.size > 0) tellLater()
        })
    }, everyMs)
    timer.unref()
  }

  async function tell(): Promise<void> {
    const batch: { key: string; counter: Counter; by: number }[] = []
    const isUp = counts.isUp()
    for (const [key, counter] of untold) {
      if (counter.endsAt <= now()) untold.delete(key)
      else if (isUp && batch.length < MAX_AT_ONCE) {
        untold.delete(key)
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
        untold.set(key, counter)
        tellLater()
      }
      const { known, sent, own, endsAt } = counter
      return { count: known + sent + own, leftMs: Math.max(0, endsAt - now()) }
    },
  }
}
