import type { Executor } from '../../platform/db/client.ts'
import { topicOfAll } from '../../platform/invalidation/invalidations.ts'
import type { Site } from './ports.ts'
import { listHosts, type SiteRow } from './store/site.store.ts'

export { createSiteCommands } from './site-commands.ts'

/** The channel on which changed hosts are announced. */
export const sitesChanged = topicOfAll('site_changed')

const MARKETPLACE: Site = { mode: 'default', organizationId: null, isConstructor: false }
/** A notification may be lost with its connection, so the hosts are read again after this long, ms. */
const MAX_AGE_MS = 60_000

/**
 * Hosts of sellers, held in memory: several hundred resolve without a query each. `resolve` never waits: it answers
 * from what is known and reads anew behind it when that is old or was declared so.
 */
export async function createSitesModule(deps: {
  executor: Executor
  now: () => number
  /** Every seller has a shop at `<slug>.localhost`: in development and in the demo. */
  hasDevelopmentHosts: boolean
  onFailure: (error: unknown) => void
}) {
  let known = await read()
  let readAt = deps.now()
  let isReading = false

  async function read(): Promise<ReadonlyMap<string, Site>> {
    const { hosts, slugs } = await listHosts(deps.executor)
    const entry = ({ host, ...site }: SiteRow): [string, Site] => [host, site]
    const development = deps.hasDevelopmentHosts
      ? slugs.map((row) => entry({ ...row, mode: 'saas', isConstructor: false }))
      : []
    return new Map([...development, ...hosts.map(entry)])
  }

  function readAgain(): void {
    if (isReading) return
    isReading = true
    read()
      .then((fresh) => {
        known = fresh
        readAt = deps.now()
      })
      .catch(deps.onFailure)
      .finally(() => {
        isReading = false
      })
  }

  return {
    /** `hostname` without a port, any case. */
    resolve(hostname: string): Site {
      if (deps.now() - readAt > MAX_AGE_MS) readAgain()
      return known.get(hostname.toLowerCase()) ?? MARKETPLACE
    },
    /** Called when hosts or the sellers behind them changed. */
    forget: readAgain,
  }
}
export type SitesModule = Awaited<ReturnType<typeof createSitesModule>>
