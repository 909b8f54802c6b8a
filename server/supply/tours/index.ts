import type { ToursService } from './ports.ts'
import { countLed, organizerOf } from './store/tour.store.ts'
import { endDates, findDates, listDateIds, listTooFew } from './store/tour-date.store.ts'
import { listDatedTours, listDepartureIds } from './store/tour-date-desk.store.ts'
import { dateCommands } from './use-cases/date-commands.ts'
import { type TourCommandDeps, tourCommands } from './use-cases/tour-commands.ts'
import { tourPictures } from './use-cases/tour-pictures.ts'

export type * from './ports.ts'
export { toursChanged } from './public.ts'

/** Tours and their dates: only this module's commands change them. */
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
    countLed,
    organizerOf,
    listTooFew,
    endDates,
  }
}
