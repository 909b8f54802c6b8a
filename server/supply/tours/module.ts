import { tourFormsEndpoints } from '@okolitsa/contracts/tours/tour-forms.endpoints.ts'
import { toursEndpoints } from '@okolitsa/contracts/tours/tours.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { tourFormsHandlers } from './http/tour-forms.handlers.ts'
import { toursHandlers } from './http/tours.handlers.ts'
import { createToursModule, toursChanged } from './index.ts'
import { publicTours } from './store/tour-list.store.ts'

/** Tours and their dates; bookings belong to sales. */
export const toursModule = defineModule({
  name: 'tours',
  uses: ['audit', 'sellers', 'products'],
  create: ({ database, clock, pages }, { audit, sellers, products }) => ({
    service: {
      ...createToursModule({ audit, sellers, products }),
      publicTours: (organizationId: number | null) => publicTours(database.executor, organizationId),
    },
    calls: [
      mounted(toursEndpoints, toursHandlers({ executor: database.executor, clock, sellers })),
      mounted(tourFormsEndpoints, tourFormsHandlers({ database, clock, audit, sellers, products })),
    ],
    // tours appear on their pages, in lists and on their organizer's home page
    invalidations: [on(toursChanged, () => pages.invalidate())],
  }),
})
