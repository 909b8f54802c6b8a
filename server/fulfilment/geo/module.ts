import { geoEndpoints } from '@okolitsa/contracts/geo/geo.endpoints.ts'
import { defineModule } from '../../module.ts'
import { createPaidBudget } from '../../platform/limits/paid-budget.ts'
import { mounted } from '../../platform/module/module.ts'
import { createGeoModule } from './index.ts'
import { createPlaces } from './paid-places.ts'

export const geoModule = defineModule({
  name: 'geo',
  uses: [],
  create: ({ adapters, config, database: { executor }, clock, log }) => {
    const mostADay = config.DADATA_QUESTIONS_A_DAY
    const budget = createPaidBudget({ executor, clock, log, service: 'dadata', mostADay })
    const places = createPlaces({ own: adapters.places, paid: adapters.paidPlaces, budget, log })
    const help = 'Questions of today to DaData, as this node last counted them for all'
    return {
      calls: [mounted(geoEndpoints, createGeoModule({ places }).handlers)],
      gauges: [{ name: 'dadata_questions_today', help, read: budget.asked }],
    }
  },
})
