import { siteDomainsEndpoints } from '@okolitsa/contracts/sites/site-domains.endpoints.ts'
import { siteThemesEndpoints } from '@okolitsa/contracts/sites/site-themes.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { sellerStateChanged, sellersChanged } from '../../supply/sellers/public.ts'
import { siteDomainsHandlers } from './http/site-domains.handlers.ts'
import { siteThemesHandlers } from './http/site-themes.handlers.ts'
import { createSiteCommands, createSitesModule, sitesChanged } from './index.ts'
import { createSeal } from './sealed.ts'
import { findCertificate, findChallenge } from './store/certificate.store.ts'
import { lookAtDueDomains } from './use-cases/look-at-domain.ts'
import { orderCertificates } from './use-cases/order-certificates.ts'

export const sitesModule = defineModule({
  name: 'sites',
  uses: ['audit', 'sellers'],
  create: async ({ config, database, clock, log, pages, adapters }, services) => {
    const { executor } = database
    const { resolve, siteOf, readNow, hasHeeded, forget, forgetSeller } = await createSitesModule({
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
        hasHeeded,
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
        on(sellersChanged, (id) => pages.outdateSeller(id === null ? null : Number(id))),
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
