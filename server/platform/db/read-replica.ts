import { setTimeout as pause } from 'node:timers/promises'
import { type Database, type Executor, openDatabase, run, withReadTimeout } from './client.ts'
import { isPassingTrouble } from './connection-loss.ts'

/**
 * Interval of replica checks, ms; the replica is used while it has every change committed before the previous check.
 */
const EVERY_MS = 500
/** The first checks of a lagging replica are quick, because the lag is usually milliseconds. */
const BEHIND_MS = [5, 10, 20, 50, 100, 250]

export interface CatalogueReads {
  /**
   * Executor of a fresh replica, or of the primary. Not for data that the caller has just written, nor for decisions.
   */
  readonly executor: Executor
  /** Makes a committed change visible: reads go to the primary until the replica has every change so far. */
  invalidate(): void
  close(): Promise<void>
}

/**
 * Reads the catalogue from the replica at `url` while it is fresh, and otherwise from the primary.
 * @param options.isPooled true = a pooler is in front of the replica, too; the role's time limits are replicated to it
 */
export function openReads(
  primary: Pick<Database, 'executor'>,
  url: string | undefined,
  options: {
    max: number
    readTimeoutMs?: number | undefined
    isPooled: boolean
    hasNamedStatements: boolean
    onError(error: Error): void
  },
): CatalogueReads {
  if (url === undefined)
    return { executor: primary.executor, invalidate: () => undefined, close: async () => undefined }
  const { isPooled, ...rest } = options
  const replica = openDatabase(url, { ...rest, ...(isPooled && { directUrl: url }) })
  const { stop, ...reads } = followReplica({ primary: primary.executor, replica: replica.executor })
  return {
    ...reads,
    close: async () => {
      await stop()
      await replica.close()
    },
  }
}

/**
 * Follows the replay position of a replica. The replica is used while it has every change that the primary had written
 * at the previous check, so changes are visible after at most two checks. A statement that it cannot execute (replica
 * down, conflict with replay) goes to the primary.
 * @param options.everyMs interval of checks; for tests
 */
export function followReplica(options: {
  primary: Executor
  replica: Executor
  everyMs?: number
}): Omit<CatalogueReads, 'close'> & { stop(): Promise<void> } {
  const { primary, replica, everyMs = EVERY_MS } = options
  let isFresh = false
  let invalidations = 0
  let isStopped = false
  let waking = new AbortController()

  async function written(): Promise<string> {
    const [row] = await run<{ position: string }>(primary, 'select pg_current_wal_insert_lsn()::text as position')
    return row?.position ?? ''
  }
  async function hasReplayed(position: string): Promise<boolean> {
    const [row] = await run<{ has: boolean }>(
      replica,
      'select coalesce(pg_last_wal_replay_lsn() >= $1::text::pg_lsn, false) as has',
      [position],
    )
    return row?.has ?? false
  }

  async function follow(): Promise<void> {
    let position = ''
    let takenAt = Number.NEGATIVE_INFINITY
    let takenAfter = 0
    const take = async (after: number) => {
      const now = performance.now()
      position = await written()
      takenAt = now
      takenAfter = after
    }
    for (let misses = 0; !isStopped; ) {
      const seen = invalidations
      try {
        // a position read before an invalidation, or long ago, is useless
        if (takenAfter !== seen || performance.now() - takenAt > 2 * everyMs) await take(seen)
        const has = await hasReplayed(position).catch(() => false)
        if (seen === invalidations) {
          isFresh = has
          misses = has ? 0 : misses + 1
          if (has) await take(seen)
        }
      } catch {
        // the primary does not answer, so its known position remains valid
        misses += 1
      }
      if (isStopped || seen !== invalidations) continue
      waking = new AbortController()
      const wait = misses === 0 ? everyMs : BEHIND_MS[Math.min(misses, BEHIND_MS.length) - 1]
      await pause(wait, null, { signal: waking.signal, ref: false }).catch(() => undefined)
    }
  }
  const following = follow()

  const reading =
    (near: Executor, far: Executor): Executor['query'] =>
    async (text, values) => {
      if (!isFresh) return far.query(text, values)
      try {
        return await near.query(text, values)
      } catch (error) {
        if (!isPassingTrouble(error)) throw error
        isFresh = false
        return far.query(text, values)
      }
    }
  return {
    executor: {
      query: reading(replica, primary),
      timeLimited: { query: reading(withReadTimeout(replica), withReadTimeout(primary)) },
    },
    invalidate() {
      invalidations += 1
      isFresh = false
      waking.abort()
    },
    stop: async () => {
      isStopped = true
      waking.abort()
      await following
    },
  }
}
