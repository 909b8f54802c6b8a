import { analyticsDeskEndpoints } from '@okolitsa/contracts/analytics/analytics-desk.endpoints.ts'
import { api } from '@okolitsa/contracts/api.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createAnalyticsModule } from './index.ts'
import { personalData } from './personal-data.ts'

export const analyticsModule = defineModule({
  name: 'analytics',
  uses: [],
  personalData,
  create: ({ database, clock, log }) => {
    const { handlers, deskHandlers, subscribers, periodic, countErrors } = createAnalyticsModule({
      database,
      clock,
      log,
    })
    return {
      calls: [mounted(api.events, handlers), mounted(analyticsDeskEndpoints, deskHandlers)],
      subscribers,
      periodic,
      gauges: [{ name: 'client_errors', help: 'Errors told by browsers since the start', read: countErrors }],
    }
  },
})
