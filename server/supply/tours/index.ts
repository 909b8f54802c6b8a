import type { ToursService } from './ports.ts'
import { organizerOf } from './store/tour.store.ts'
import { endDates, findDates, listDateIds, listTooFew } from './store/tour-date.store.ts'
import { type TourCommandDeps, tourCommands } from './use-cases/tour-commands.ts'
import { tourPictures } from './use-cases/tour-pictures.ts'

export type * from './ports.ts'
export { toursChanged } from './public.ts'

/** Tours and their dates: only this module's commands change them. */
export const createToursModule = (deps: TourCommandDeps): ToursService => ({
  ...tourCommands(deps),
  ...tourPictures(deps),
  findDate: async (executor, dateId) => (await findDates(executor, [dateId]))[0] ?? null,
  findDates: async (executor, dateIds) => new Map((await findDates(executor, dateIds)).map((date) => [date.id, date])),
  listDates: listDateIds,
  organizerOf,
  listTooFew,
  endDates,
})
