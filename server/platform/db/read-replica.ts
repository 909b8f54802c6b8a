import { setTimeout as pause } from 'node:timers/promises'
import { type Database, type Executor, hasty, openDatabase, run } from './client.ts'
import { isPassingTrouble } from './connection-loss.ts'

/** How often it is asked how far the replica is, ms; it is read from while it has what was written a look before. */
const EVERY_MS = 500
/** The first looks at a replica that is behind are quick, since mostly it is so by milliseconds. */
const BEHIND_MS = [5, 10, 20, 50, 100, 250]

/** The way to what visitors look at. */
export interface CatalogueReads {
  /** A replica that is fresh, or the primary. Not for what somebody has just written, nor for deciding anything. */
  readonly executor: Executor
  /**
   * Something was committed that has to be seen: from now on reads go to the primary, until the replica has all that
   * was written.
   */
  invalidate(): void
  close(): Promise<void>
}

/**
 * Reading the catalogue from the replica at `url`, as long as it is fresh; without one from the primary.
 * @param options.isPooled a pooler stands before the replica, too: the role's limits of time came to it with the log
 */
export function openReads(
  primary: Pick<Database, 'executor'>,
  url: string | undefined,
  options: {
    max: number
    hastyMs?: number | undefined
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
 * Follows how far a replica has replayed the log of its primary. It is read from while it has what the primary had
 * written at the look before; so nothing is hidden for longer than two looks. A statement that it cannot carry out
 * (away, in the way of its replay) is given to the primary.
 * @param options.everyMs how often it is looked at; for tests
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
        // a position from before an invalidation, or from long ago, says nothing
        if (takenAfter !== seen || performance.now() - takenAt > 2 * everyMs) await take(seen)
        const has = await hasReplayed(position).catch(() => false)
        if (seen === invalidations) {
          isFresh = has
          misses = has ? 0 : misses + 1
          if (has) await take(seen)
        }
      } catch {
        // the primary does not answer: what it has committed so far stays as it is
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
      hasty: { query: reading(hasty(replica), hasty(primary)) },
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
