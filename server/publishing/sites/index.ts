import type { Executor } from '../../platform/db/client.ts'
import { topicOfOne } from '../../platform/invalidation/invalidations.ts'
import type { Site } from './ports.ts'
import { listGoneHosts, listHosts } from './store/site.store.ts'

export { createSiteCommands } from './site-commands.ts'

/** Announces changed sites by their uuids. */
export const sitesChanged = topicOfOne('site_changed')

const MARKETPLACE: Site = {
  siteUuid: null,
  mode: 'default',
  organizationId: null,
  sellerType: null,
  isConstructor: false,
  title: null,
  theme: null,
  isOpen: true,
  isHidden: false,
  awaitsApproval: false,
}
const GONE: Site = { ...MARKETPLACE, isOpen: false, isGone: true }
/** Pause before a failed read is repeated, ms. */
const RETRY_MS = 5_000

/**
 * Sites of sellers in memory by host: ten thousand resolve without a query each. `resolve` never waits: it uses present
 * data, and changes are read in the background.
 */
export async function createSitesModule(deps: {
  executor: Executor
  now: () => number
  /** Called after sites were read. */
  onRead: (siteUuids: readonly string[] | null) => void
  onFailure: (error: unknown) => void
}) {
  const siteOfHost = new Map<string, Site>()
  const hostsOfSite = new Map<string, string[]>()
  /** Hosts of removed sites. */
  const goneHosts = new Set<string>()
  /** Changed sites that are not read yet. */
  let awaited = new Set<string>()
  let isAllAwaited = false
  let isReading = false
  let failedAt: number | null = null

  /** Reads the given sites, or all of them. */
  async function read(siteUuids: readonly string[] | null): Promise<void> {
    const before = siteUuids?.flatMap((siteUuid) => hostsOfSite.get(siteUuid) ?? []) ?? null
    const [rows, gone] = await Promise.all([
      listHosts(deps.executor, siteUuids),
      before?.length === 0 ? [] : listGoneHosts(deps.executor, before),
    ])
    if (siteUuids === null) {
      siteOfHost.clear()
      goneHosts.clear()
    }
    for (const { host } of gone) goneHosts.add(host)
    for (const siteUuid of siteUuids ?? [...hostsOfSite.keys()]) {
      for (const host of hostsOfSite.get(siteUuid) ?? []) {
        // the host may have moved to another site in the meantime
        if (siteOfHost.get(host)?.siteUuid === siteUuid) siteOfHost.delete(host)
      }
      hostsOfSite.delete(siteUuid)
    }
    const sites = new Map<string, Site>()
    for (const { host, siteUuid, ...fields } of rows) {
      const site = sites.get(siteUuid) ?? { siteUuid, ...fields }
      sites.set(siteUuid, site)
      siteOfHost.set(host, site)
      goneHosts.delete(host)
      hostsOfSite.set(siteUuid, [...(hostsOfSite.get(siteUuid) ?? []), host])
    }
  }

  async function readAwaited(): Promise<void> {
    while (isAllAwaited || awaited.size > 0) {
      const asked = isAllAwaited ? null : [...awaited]
      awaited = new Set()
      isAllAwaited = false
      await read(asked)
      deps.onRead(asked)
    }
  }

  function readBehind(): void {
    if (isReading) return
    isReading = true
    failedAt = null
    readAwaited()
      .catch((error) => {
        // the requested sites are no longer known
        isAllAwaited = true
        failedAt = deps.now()
        deps.onFailure(error)
      })
      .finally(() => {
        isReading = false
      })
  }

  /** Called when a site changed; null = any may have. */
  function forget(siteUuid: string | null): void {
    if (siteUuid === null) isAllAwaited = true
    else awaited.add(siteUuid)
    readBehind()
  }

  await read(null)
  return {
    /** Reads one site now: the author of a change is answered after this node knows it. */
    async readNow(siteUuid: string): Promise<void> {
      await read([siteUuid])
      deps.onRead([siteUuid])
    },
    /** `hostname` without a port, any case. */
    resolve(hostname: string): Site {
      if (failedAt !== null && deps.now() - failedAt > RETRY_MS) readBehind()
      const known = siteOfHost.get(hostname)
      if (known) return known
      const host = hostname.toLowerCase()
      return siteOfHost.get(host) ?? (goneHosts.has(host) ? GONE : MARKETPLACE)
    },
    /** A site with its primary host; null = none, or unknown. */
    siteOf(siteUuid: string): (Site & { readonly host: string }) | null {
      const [host] = hostsOfSite.get(siteUuid) ?? []
      const site = host === undefined ? undefined : siteOfHost.get(host)
      // the host may have moved to another site in the meantime
      return host !== undefined && site?.siteUuid === siteUuid ? { ...site, host } : null
    },
    /** Called when a seller opened or closed: its sites do the same. */
    forgetSeller(organizationId: number): void {
      for (const site of new Set(siteOfHost.values()))
        if (site.organizationId === organizationId && site.siteUuid !== null) forget(site.siteUuid)
    },
    /** False = a change is not read yet, so data is outdated. */
    hasHeeded: () => !isReading && !isAllAwaited && awaited.size === 0,
    forget,
  }
}
export type SitesModule = Awaited<ReturnType<typeof createSitesModule>>
