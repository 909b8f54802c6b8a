import type { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import { FARMER_SORTINGS } from '@okolitsa/contracts/catalog/listing.ts'
import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeliveryOffer, DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Seller } from '../../../supply/sellers/ports.ts'
import { type FarmerListRow, farmersByIds, findFarmerPage, findLegal } from '../store/farmer.store.ts'
import { FARMER_FLAGS, listFarmers } from '../use-cases/list-farmers.ts'
import { dateFacets, type HandlerDeps, pageMeta, sellerOfCall } from './catalog-call.ts'
import { presentFarmer, presentFarmerCard, presentLegal } from './present-farmer.ts'

type FarmerCalls = 'getFarmer' | 'getLegalInfo' | 'listFarmers'

/** Cards of farmers in the order of the ids, without products; for lists of other modules. */
export async function farmerCards(
  { executor, delivery, clock }: Pick<HandlerDeps, 'executor' | 'delivery' | 'clock'>,
  ids: readonly ShownSellerId[],
  place: DeliveryPlace,
): Promise<FarmerCard[]> {
  const now = clock()
  const [rows, offers] = await Promise.all([
    farmersByIds(executor, ids, { count: 0, categoryId: 0 }),
    delivery.offersAt(ids.map((organizationId) => ({ organizationId, location: place, now }))),
  ])
  const offerOf = new Map(ids.map((id, index): [number, DeliveryOffer | null] => [id, offers[index] ?? null]))
  return rows.map((row) => presentFarmerCard(row, offerOf.get(row.id) ?? null, place, [], now))
}

/** Cards of the given farmers in that order, each with its most popular products. */
export async function cardsOfFarmers(
  deps: Pick<HandlerDeps, 'executor' | 'delivery' | 'clock' | 'present'>,
  ids: readonly ShownSellerId[],
  place: DeliveryPlace,
  previews: number,
): Promise<FarmerCard[]> {
  const rows = await farmersByIds(deps.executor, ids, { count: previews, categoryId: 0 })
  return cardsOfRows(deps, rows, place, deps.clock())
}

async function cardsOfRows(
  { delivery, present }: Pick<HandlerDeps, 'delivery' | 'present'>,
  rows: readonly FarmerListRow[],
  place: DeliveryPlace,
  now: Date,
): Promise<FarmerCard[]> {
  const [offers, cards] = await Promise.all([
    delivery.offersAt(rows.map(({ id }) => ({ organizationId: id, location: place, now }))),
    present.cards(
      rows.flatMap((row) => row.previews),
      place,
      now,
    ),
  ])
  const cardsOf = Map.groupBy(cards, (card) => card.farmer.id)
  return rows.map((row, index) => presentFarmerCard(row, offers[index] ?? null, place, cardsOf.get(row.id) ?? [], now))
}

/** Calls for farmers (spec 7.3). */
export function farmerHandlers(
  deps: HandlerDeps & { sellerOf(id: number): Promise<Seller | null> },
): Pick<Handlers<typeof catalogEndpoints>, FarmerCalls> {
  const { executor, delivery, clock } = deps
  return {
    getFarmer: async ({ params, query, context, scope }) => {
      const location = await delivery.placeOf(query, context.site)
      const now = clock()
      const { id } = await sellerOfCall(delivery, scope, params.id)
      const [row, offer, seller] = await Promise.all([
        findFarmerPage(executor, id),
        delivery.offerAt({ organizationId: id, location, now }),
        deps.sellerOf(id),
      ])
      if (!row || !seller) throw new Refusal('NOT_FOUND')
      return presentFarmer(row, seller, offer, location, now)
    },

    getLegalInfo: async ({ params, scope }) => {
      const { id } = await sellerOfCall(delivery, scope, params.id)
      const row = await findLegal(executor, id)
      if (!row) throw new Refusal('NOT_FOUND')
      return presentLegal(id, row)
    },

    listFarmers: async ({ query, context, scope }) => {
      const place = await delivery.placeOfParameter(query.location, context.site)
      const now = clock()
      const serviceable = await delivery.sellersAt(scope, place)
      const page = await listFarmers(deps, {
        place,
        serviceable,
        categorySlugs: query.categorySlugs,
        filters: query.filters,
        deliveryDates: query.deliveryDates,
        sorting: query.sorting,
        substring: query.substring || null,
        from: (query.page - 1) * query.perPage,
        size: query.perPage,
        previews: query.productsCount,
        now,
      })
      const [dates, items] = await Promise.all([
        delivery.countByDate(serviceable, place, now, page.listed),
        cardsOfRows(deps, page.rows, place, now),
      ])
      return {
        items,
        ...pageMeta(page.total, query.page, query.perPage),
        filters: FARMER_FLAGS.map((code) => ({
          kind: 'flag' as const,
          code,
          count: page.countWith(code),
          selected: query.filters.includes(code),
        })),
        deliveryDates: dateFacets(dates, query.deliveryDates),
        sorting: { selected: query.sorting, options: [...FARMER_SORTINGS] },
      }
    },
  }
}
