import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { sellerStateChanged, sellersChanged } from '../../supply/sellers/public.ts'
import { createSiteCommands, createSitesModule, sitesChanged } from './index.ts'

export const sitesModule = defineModule({
  name: 'sites',
  uses: ['audit', 'sellers'],
  create: async ({ database, log, invalidatePages }, services) => {
    const { resolve, forget, forgetSeller } = await createSitesModule({
      executor: database.executor,
      now: () => performance.now(),
      onRead: (siteUuids) => (siteUuids === null ? invalidatePages() : siteUuids.forEach(invalidatePages)),
      onFailure: (error) => log.error({ err: error }, 'reading sites'),
    })
    return {
      service: { resolve, ...createSiteCommands(services) },
      // pages show sellers and their sites by what is known of them
      invalidations: [
        on(sitesChanged, forget),
        on(sellerStateChanged, (organizationId) => organizationId !== null && forgetSeller(Number(organizationId))),
        on(sellersChanged, () => invalidatePages()),
      ],
    }
  },
})
