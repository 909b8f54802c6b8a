import { tourFormsEndpoints } from '@okolitsa/contracts/tours/tour-forms.endpoints.ts'
import { toursEndpoints } from '@okolitsa/contracts/tours/tours.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { tourFormsHandlers } from './desk/http/tour-forms.handlers.ts'
import { toursHandlers } from './http/tours.handlers.ts'
import type { ToursService } from './ports.ts'
import { toursChanged } from './public.ts'
import { countLed, organizerOf } from './store/tour.store.ts'
import { countWaiting, findStandingOfTour } from './store/tour-check.store.ts'
import { endDates, findDates, listDateIds, listTooFew } from './store/tour-date.store.ts'
import { listDatedTours, listDepartureIds } from './store/tour-date-desk.store.ts'
import { publicTours } from './store/tour-list.store.ts'
import { checkedTours } from './use-cases/checked-tours.ts'
import { dateCommands } from './use-cases/date-commands.ts'
import { tourDecisions } from './use-cases/decide-tour.ts'
import { type TourCommandDeps, tourCommands } from './use-cases/tour-commands.ts'
import { tourPictures } from './use-cases/tour-pictures.ts'

/** Tours and their dates, which change only through this module's commands. */
export function createToursModule(deps: TourCommandDeps): ToursService {
  const commands = tourCommands(deps)
  return {
    ...commands,
    ...tourPictures(deps),
    ...dateCommands(deps, commands.addDates),
    listDepartures: listDepartureIds,
    listDatedTours,
    findDate: async (executor, dateId) => (await findDates(executor, [dateId]))[0] ?? null,
    findDates: async (executor, dateIds) =>
      new Map((await findDates(executor, dateIds)).map((date) => [date.id, date])),
    listDates: listDateIds,
    ...tourDecisions(deps),
    listChecked: checkedTours,
    countWaiting,
    standingDecision: findStandingOfTour,
    countLed,
    organizerOf,
    listTooFew,
    endDates,
  }
}

/** Tours and their dates; the sales context owns the bookings. */
export const toursModule = defineModule({
  name: 'tours',
  uses: ['audit', 'market', 'sellers', 'products'],
  create: ({ database, clock, pages }, { audit, market, sellers, products }) => ({
    service: createToursModule({ audit, sellers, products }),
    calls: [
      mounted(toursEndpoints, toursHandlers({ executor: database.executor, clock, sellers, market })),
      mounted(tourFormsEndpoints, tourFormsHandlers({ database, clock, audit, sellers, products })),
    ],
    areaContent: {
      area: 'tours',
      hasContent: async () => (await publicTours(database.executor, null, 1)).length > 0,
    },
    sitemap: {
      area: 'tours',
      files: {
        tours: async () => (await publicTours(database.executor, null)).map(({ id }) => ({ path: `/tours/${id}` })),
      },
      pagesOf: async ({ sellerType, organizationId }) =>
        sellerType === 'tour_operator'
          ? (await publicTours(database.executor, organizationId)).map(({ id }) => `/tours/${id}`)
          : [],
    },
    // pages of tours, lists and organizers' home pages contain tours
    invalidations: [on(toursChanged, () => pages.invalidate())],
  }),
})
