import { toursEndpoints } from '@okolitsa/contracts/tours/tours.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { toursHandlers } from './http/tours.handlers.ts'
import { createToursModule } from './index.ts'
import { publicTours } from './store/tour-list.store.ts'

/** Tours and their dates; whoever books them is of sales. */
export const toursModule = defineModule({
  name: 'tours',
  uses: ['audit', 'sellers', 'products'],
  create: ({ database, clock }, { audit, sellers, products }) => ({
    service: {
      ...createToursModule({ audit, sellers, products }),
      publicTours: (organizationId: number | null) => publicTours(database.executor, organizationId),
    },
    calls: [mounted(toursEndpoints, toursHandlers({ executor: database.executor, clock, sellers }))],
  }),
})
