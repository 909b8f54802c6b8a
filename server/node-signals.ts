import type { Logger } from 'pino'
import { type createIdentityModule, SESSION_ENDED } from './people/identity/index.ts'
import { STAFF_SESSION_ENDED } from './people/staff/index.ts'
import type { Database } from './platform/db/client.ts'
import { listenForSignals } from './platform/db/pg-listener.ts'
import { LIVE_CHANNEL } from './platform/realtime/live-hub.ts'
import { SITES_CHANNEL } from './publishing/sites/index.ts'
import { SELLERS_CHANNEL } from './supply/sellers/index.ts'

/** After a failure to read which sessions ended, ms. */
const LEARN_AGAIN_MS = 5_000

/** What this node does when another tells it that something changed. */
export async function listenToNodes(options: {
  readonly database: Database
  readonly log: Logger
  readonly ended: ReturnType<typeof createIdentityModule>['ended']
  endStreams(sessionId: string): void
  onSellers(): void
  onSites(): void
  onLive(topic: string): void
}): Promise<{ stop(): Promise<void> }> {
  const { database, log, ended, endStreams, onSellers, onSites, onLive } = options
  let isStopped = false
  ended.onEnd(endStreams)
  // until it succeeds every session is asked of the database
  const learnEnds = () =>
    void ended.learn().catch((error) => {
      if (isStopped) return
      log.warn({ err: error }, 'reading ended sessions')
      setTimeout(learnEnds, LEARN_AGAIN_MS).unref()
    })
  const signals = await listenForSignals(
    database.pool,
    {
      [SELLERS_CHANNEL]: () => {
        onSellers()
        // what a site is called and whose it is comes from its seller
        onSites()
      },
      [SITES_CHANNEL]: onSites,
      [LIVE_CHANNEL]: onLive,
      [SESSION_ENDED]: (sessionId) => (sessionId === '' ? learnEnds() : ended.add(sessionId)),
      [STAFF_SESSION_ENDED]: endStreams,
    },
    { onLoss: ended.lost },
  )
  learnEnds()
  return {
    stop: async () => {
      isStopped = true
      await signals.stop()
    },
  }
}
