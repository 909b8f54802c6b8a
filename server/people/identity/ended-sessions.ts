import type { Deps } from '../../services.ts'
import { findEndedSince, isSessionEnded } from './store/session-store.ts'
import { TOKEN_LIFETIMES } from './tokens.ts'

/** An access token outlives its session by at most its lifetime; one more minute allows for clock skew. */
const REMEMBERED_MS = (TOKEN_LIFETIMES.access + 60) * 1000
/** Maximum stored ended sessions; above it the database is queried instead. */
const MAX_REMEMBERED = 50_000

/**
 * A cache of recently ended sessions on every node, since their access tokens stay formally valid for some minutes. A
 * node that may have missed some (the channel was lost, or there were too many) queries the database on each call until
 * it has caught up.
 */
export function createEndedSessions(
  deps: Deps<'executor' | 'clock'> & {
    most?: number
  },
) {
  const { executor, clock, most = MAX_REMEMBERED } = deps
  /** Session id → time at which all its tokens have expired; in order of arrival. */
  const ended = new Map<string, number>()
  let isSure = false
  let unsureUntil = 0
  /** Number of channel losses: a read that began before a loss is not reliable. */
  let losses = 0
  const listeners = new Set<(sessionId: string) => void>()

  function add(sessionId: string): void {
    const now = clock().getTime()
    if (!ended.has(sessionId)) for (const listener of listeners) listener(sessionId)
    ended.delete(sessionId)
    ended.set(sessionId, now + REMEMBERED_MS)
    for (const [id, until] of ended) {
      if (until > now) break
      ended.delete(id)
    }
    if (ended.size <= most) return
    ended.delete(ended.keys().next().value as string)
    unsureUntil = now + REMEMBERED_MS
  }

  return {
    add,
    /** Marks the channel as lost: ends of sessions may be missed. */
    lost(): void {
      isSure = false
      losses += 1
    },
    /** Reads the missed ends after the channel has been restored. */
    async learn(): Promise<void> {
      const before = losses
      const ids = await findEndedSince(executor, new Date(clock().getTime() - REMEMBERED_MS), most + 1)
      for (const id of ids) add(id)
      if (before === losses) isSure = true
    },
    /** Registers a listener that is called once for every session that ends. */
    onEnd(listener: (sessionId: string) => void): void {
      listeners.add(listener)
    },
    /**
     * True = the session has ended although its token has not expired.
     * @param isLong the token lives longer than ended sessions are cached
     */
    async has(sessionId: string, isLong: boolean): Promise<boolean> {
      if (ended.has(sessionId)) return true
      if (isSure && !isLong && unsureUntil <= clock().getTime()) return false
      return isSessionEnded(executor, sessionId)
    },
  }
}
export type EndedSessions = ReturnType<typeof createEndedSessions>
