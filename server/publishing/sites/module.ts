import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { sellersChanged } from '../../supply/sellers/public.ts'
import { createSiteCommands, createSitesModule, sitesChanged } from './index.ts'

export const sitesModule = defineModule({
  name: 'sites',
  uses: ['audit', 'sellers'],
  create: async ({ config, database, log, invalidatePages }, services) => {
    const { resolve, forget } = await createSitesModule({
      executor: database.executor,
      now: () => performance.now(),
      hasDevelopmentHosts: config.OKOLITSA_DEMO,
      onFailure: (error) => log.error({ err: error }, 'reading sites'),
    })
    const forgetSites = () => {
      forget()
      invalidatePages()
    }
    // what a site is called and whose it is comes from its seller
    return {
      service: { resolve, ...createSiteCommands(services) },
      invalidations: [on(sitesChanged, forgetSites), on(sellersChanged, forgetSites)],
    }
  },
})
