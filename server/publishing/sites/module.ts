import { siteDomainsEndpoints } from '@okolitsa/contracts/sites/site-domains.endpoints.ts'
import { siteThemesEndpoints } from '@okolitsa/contracts/sites/site-themes.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defineModule } from '../../module.ts'
import type { Executor } from '../../platform/db/client.ts'
import { on, topicOfOne } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { sellerStateChanged, sellersChanged } from '../../supply/sellers/public.ts'
import { siteDomainsHandlers } from './desk/http/site-domains.handlers.ts'
import { siteThemesHandlers } from './desk/http/site-themes.handlers.ts'
import type { Site } from './ports.ts'
import { createSeal } from './sealed.ts'
import { createSiteCommands } from './site-commands.ts'
import { findCertificate, findChallenge } from './store/certificate.store.ts'
import { listGoneHosts, listHosts } from './store/site.store.ts'
import { lookAtDueDomains } from './use-cases/look-at-domain.ts'
import { orderCertificates } from './use-cases/order-certificates.ts'

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
  isSuspended: false,
  isFormer: false,
  awaitsApproval: false,
}
const GONE: Site = { ...MARKETPLACE, isOpen: false, isGone: true }
/** Pause before a failed read is repeated, ms. */
const RETRY_MS = 5_000

/**
 * Sites of sellers in memory by host, so that ten thousand hosts resolve without a query each. `resolve` never waits:
 * it uses the present data, while changes are read in the background.
 */
export async function createSitesModule(deps: {
  executor: Executor
  now: () => number
  onRead: (siteUuids: readonly string[] | null) => void
  onFailure: (error: unknown) => void
}) {
  const siteOfHost = new Map<string, Site>()
  const hostsOfSite = new Map<string, string[]>()
  const goneHosts = new Set<string>()
  /** Ids of changed sites that are not read yet. */
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

  /** Called when a site changed; null = any site may have changed. */
  function forget(siteUuid: string | null): void {
    if (siteUuid === null) isAllAwaited = true
    else awaited.add(siteUuid)
    readBehind()
  }

  await read(null)
  return {
    /** Reads one site immediately, because the author of a change is answered after this node has it. */
    async readNow(siteUuid: string): Promise<void> {
      await read([siteUuid])
      deps.onRead([siteUuid])
    },
    /** Resolves a host name without a port, in any case. */
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
    /** Called when a seller opened or closed, which opens or closes its sites. */
    forgetSeller(organizationId: number): void {
      for (const site of new Set(siteOfHost.values()))
        if (site.organizationId === organizationId && site.siteUuid !== null) forget(site.siteUuid)
    },
    /** False = a change is not read yet, so the data is outdated. */
    isCurrent: () => !isReading && !isAllAwaited && awaited.size === 0,
    forget,
  }
}
export type SitesModule = Awaited<ReturnType<typeof createSitesModule>>

export const sitesModule = defineModule({
  name: 'sites',
  uses: ['audit', 'sellers'],
  create: async ({ config, database, clock, log, pages, adapters }, services) => {
    const { executor } = database
    const { resolve, siteOf, readNow, isCurrent, forget, forgetSeller } = await createSitesModule({
      executor,
      now: () => performance.now(),
      onRead: (siteUuids) => {
        if (siteUuids === null) pages.invalidate()
        else for (const siteUuid of siteUuids) pages.invalidate(siteUuid)
      },
      onFailure: (error) => log.error({ err: error }, 'reading sites'),
    })
    const marketplace = new URL(config.PUBLIC_URL).hostname
    const target = config.SITES_TARGET ?? marketplace
    const domains = {
      database,
      clock,
      names: adapters.names,
      audit: services.audit,
      target,
      ours: [marketplace, target],
      onSilence: (error: unknown) => log.warn({ err: error }, 'DNS gave no answer'),
    }
    const seal = createSeal(config.TOKEN_SECRET)
    const authority = adapters.certificates
    const onFailure = (error: unknown, host: string) => log.warn({ err: error, host }, 'a certificate was not given')
    const commands = createSiteCommands(services)
    return {
      service: {
        resolve,
        siteOf,
        readNow,
        isCurrent,
        certificateOf: async (host) => {
          const found = await findCertificate(executor, host)
          const key = found && seal.open(found.sealedKey)
          return found && key ? { chain: found.chain, key } : null
        },
        ...commands,
      },
      calls: [
        mounted(siteDomainsEndpoints, siteDomainsHandlers(domains)),
        mounted(siteThemesEndpoints, siteThemesHandlers({ database, commands, readNow })),
      ],
      periodic: [
        { name: 'look-at-domains', cron: '* * * * *', run: () => lookAtDueDomains(domains) },
        ...(authority
          ? [
              {
                name: 'order-certificates',
                cron: '* * * * *',
                run: () => orderCertificates({ database, clock, authority, seal, onFailure }),
              },
            ]
          : []),
      ],
      // pages depend on cached sellers and sites
      invalidations: [
        on(sitesChanged, forget),
        on(sellerStateChanged, (organizationId) => organizationId !== null && forgetSeller(Number(organizationId))),
        on(sellersChanged, (id) => pages.invalidateSeller(id === null ? null : Number(id))),
      ],
      attach(http) {
        http.get<{ Params: { token: string } }>('/.well-known/acme-challenge/:token', async (request, reply) => {
          const { token } = request.params
          const answer = /^[\w-]{1,200}$/.test(token) ? await findChallenge(executor, token, clock()) : null
          if (answer === null) throw new Refusal('NOT_FOUND')
          return reply.type('application/octet-stream').header('cache-control', 'no-store').send(answer)
        })
      },
    }
  },
})
