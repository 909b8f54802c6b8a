import { outsideServicesEndpoints } from '@okolitsa/contracts/outside-services/outside-services.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { outsideServicesHandlers } from './http/outside-services.handlers.ts'
import { createLastChecks } from './store/last-checks.ts'

export { serviceChecked } from './store/last-checks.ts'

/** Services outside the installation, as the office sees and checks them. */
export const outsideServicesModule = defineModule({
  name: 'outsideServices',
  uses: ['audit'],
  create: ({ config, database, clock, adapters: { checks } }, { audit }) => {
    const lastChecks = createLastChecks()
    const isTrading = config.NODE_ENV === 'production' && !config.OKOLITSA_DEMO
    const deps = { database, clock, audit, checks, lastChecks, isTrading }
    return {
      calls: [mounted(outsideServicesEndpoints, outsideServicesHandlers(deps))],
      invalidations: [lastChecks.invalidation],
    }
  },
})
