import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import type { SharedCounts } from '../valkey/shared-counts.ts'

/** What was counted here is told this often, ms. */
const EVERY_MS = 100
/** Addresses told at once; the rest follows. */
const MOST_AT_ONCE = 500
/** Addresses remembered; those that did not ask for longest are forgotten, as without a shared count. */
const MOST_ADDRESSES = 20_000

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
 * A store of the limit of requests that counts for all nodes. A request waits for nothing: it is counted here, and what
 * was counted is told, and what the others counted learned, every 100 ms. So an address is let through its limit, and
 * what it asked of other nodes in the last 100 ms and a round trip. While the store is away each node counts for
 * itself; what it could not send is told later, what may have arrived is not told twice.
 */
export function sharedLimits(
  counts: SharedCounts,
  { everyMs = EVERY_MS, now = () => performance.now() }: { everyMs?: number; now?: () => number } = {},
): FastifyRateLimitStoreCtor {
  /** With something of their own that is not told yet; never more than there are counters. */
  const untold = new Map<string, Counter>()
  const counters = new LRUCache<string, Counter>({
    max: MOST_ADDRESSES,
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
      else if (isUp && batch.length < MOST_AT_ONCE) {
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

  return class SharedLimits implements FastifyRateLimitStore {
    readonly #name: string
    constructor(_options: unknown, name = 'all') {
      this.#name = name
    }
    incr(address: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      const key = `${this.#name}:${address}`
      const counter = counterOf(key, windowMs)
      counter.own += 1
      untold.set(key, counter)
      tellLater()
      const { known, sent, own, endsAt } = counter
      answer(null, { current: known + sent + own, ttl: Math.max(0, endsAt - now()) })
    }
    /** A limit beside the server's own; its `groupId` says which. */
    child(options: unknown): FastifyRateLimitStore {
      return new SharedLimits(options, (options as { groupId?: string }).groupId)
    }
  }
}
