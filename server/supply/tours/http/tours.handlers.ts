import type { toursEndpoints } from '@okolitsa/contracts/tours/tours.endpoints.ts'
import { type SiteScope, shownSeller } from '@okolitsa/domain/identity/scope.ts'
import { takesOrders } from '@okolitsa/domain/market/takes-orders.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { batchedReads } from '../../../platform/db/batched-reads.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { presentTour, presentTourCard, regionTitle } from '../present-tour.ts'
import { presentTourOrganizer } from '../present-tour-organizer.ts'
import { findTours, pageOfTours, regionsOfTours } from '../store/tour-list.store.ts'
import { findTourOrganizer } from '../store/tour-organizer.store.ts'

export type ToursDeps = Deps<'executor' | 'clock' | 'sellers' | 'market'>

/** Handlers of public tours, whose responses are equal for all visitors; free places change with every booking. */
export function toursHandlers({ executor, clock, sellers, market }: ToursDeps): Handlers<typeof toursEndpoints> {
  const shownOrganizers = async (scope: SiteScope): Promise<number[]> => {
    const { byId } = await sellers.current()
    return [...byId.values()].flatMap((seller) =>
      seller.type === 'tour_operator' && shownSeller(scope, seller) ? [seller.id] : [],
    )
  }
  const tourById = batchedReads({
    // the last request of a batch is the newest one
    load: (asked: readonly { readonly id: number; readonly now: Date }[]) =>
      findTours(
        executor,
        asked.map(({ id }) => id),
        asked.at(-1)?.now ?? clock(),
      ),
    kindOf: () => '',
  })
  // before the opening only previews see the pages, and they may book
  const datesShown = <T extends { readonly dates: readonly unknown[] }>(tour: T): T =>
    takesOrders(market.current().state, true) ? tour : { ...tour, dates: [] }
  return {
    tours: async ({ query, scope }) => {
      const { page, perPage, regions, from, to, people, withPlaces, latitude, longitude } = query
      const now = clock()
      const asked = {
        organizationIds: await shownOrganizers(scope),
        regions,
        from: from ?? null,
        to: to ?? null,
        people: withPlaces ? (people ?? 1) : 0,
        now,
      }
      const here = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
      // the site of one organizer sorts tours by date
      const near = scope.sellers === 'every' ? here : null
      const [{ total, rows }, found] = await Promise.all([
        pageOfTours(executor, asked, { limit: perPage, offset: (page - 1) * perPage, near }),
        regionsOfTours(executor, asked),
      ])
      return {
        items: rows.map((row) => datesShown(presentTourCard(row, here, now))),
        currentPage: page,
        totalItems: total,
        totalPages: Math.ceil(total / perPage),
        itemsPerPage: perPage,
        regions: found.map(({ code, tours }) => ({ code, title: regionTitle(code), tours })),
      }
    },
    tourOrganizer: async ({ params: { id }, scope }) => {
      if (!shownSeller(scope, await sellers.sellerOf(id))) throw new Refusal('NOT_FOUND')
      const organizer = await findTourOrganizer(executor, id)
      if (!organizer) throw new Refusal('NOT_FOUND')
      return presentTourOrganizer(organizer, await sellers.listDocuments(executor, id))
    },
    tour: async ({ params: { id }, scope }) => {
      const now = clock()
      const tour = await tourById({ id, now })
      if (!tour || !shownSeller(scope, await sellers.sellerOf(tour.organizationId))) throw new Refusal('NOT_FOUND')
      return datesShown(presentTour(tour, now))
    },
  }
}
