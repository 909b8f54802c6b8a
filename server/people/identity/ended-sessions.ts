import type { Deps } from '../../services.ts'
import { findEndedSince, isSessionEnded } from './store/session-store.ts'
import { TOKEN_LIFETIMES } from './tokens.ts'

/** An access token outlives its session by its own lifetime at most; a minute more for clocks that disagree. */
const REMEMBERED_MS = (TOKEN_LIFETIMES.access + 60) * 1000
/** More are not kept in memory: the database is asked instead. */
const MAX_REMEMBERED = 50_000

/**
 * Which sessions ended lately, known on every node: their access tokens are good by signature and time for some minutes
 * more. A node that may have missed some (it does not hear the channel, or there were too many) asks the database about
 * each call until it knows again.
 */
export function createEndedSessions(
  deps: Deps<'executor' | 'clock'> & {
    most?: number
  },
) {
  const { executor, clock, most = MAX_REMEMBERED } = deps
  /** Session → the moment from which nothing of it can be alive; in the order of being heard of. */
  const ended = new Map<string, number>()
  let isSure = false
  let unsureUntil = 0
  /** Grows with every loss of the channel: what was read before it proves nothing. */
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
    /** The channel is lost: sessions may end unheard. */
    lost(): void {
      isSure = false
      losses += 1
    },
    /** The channel is heard (again): reads what was missed. */
    async learn(): Promise<void> {
      const before = losses
      const ids = await findEndedSince(executor, new Date(clock().getTime() - REMEMBERED_MS), most + 1)
      for (const id of ids) add(id)
      if (before === losses) isSure = true
    },
    /** Calls back once about every session that ends. */
    onEnd(listener: (sessionId: string) => void): void {
      listeners.add(listener)
    },
    /**
     * Is a session over, though its token's time is not?
     * @param isLong the token lives longer than ended sessions are remembered
     */
    async has(sessionId: string, isLong: boolean): Promise<boolean> {
      if (ended.has(sessionId)) return true
      if (isSure && !isLong && unsureUntil <= clock().getTime()) return false
      return isSessionEnded(executor, sessionId)
    },
  }
}
export type EndedSessions = ReturnType<typeof createEndedSessions>
