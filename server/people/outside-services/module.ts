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
      service: {
        failing: () => {
          const failed = checks.flatMap(({ service }) => {
            const last = lastChecks.of(service)
            return last?.outcome.state === 'failed' ? [new Date(last.at)] : []
          })
          return { count: failed.length, since: failed.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null }
        },
      },
      calls: [mounted(outsideServicesEndpoints, outsideServicesHandlers(deps))],
      invalidations: [lastChecks.invalidation],
    }
  },
})
