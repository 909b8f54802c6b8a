import type { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import { MAX_MAP_MARKS } from '@okolitsa/domain/catalog/farm-map.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { presentTradePlace } from '../../../fulfilment/delivery/public.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { SellersService } from '../../../supply/sellers/ports.ts'
import { farmersOnMap } from '../use-cases/farmers-on-map.ts'
import type { HandlerDeps } from './catalog-call.ts'
import { cardsOfFarmers } from './farmer.handlers.ts'

const PREVIEWS = 4

/** The map of farmers (spec 2.2). */
export function farmMapHandlers(
  deps: HandlerDeps & Pick<SellersService, 'sellerOf'>,
): Pick<Handlers<typeof catalogEndpoints>, 'listFarmersOnMap'> {
  return {
    listFarmersOnMap: async ({ query, context, scope }) => {
      const place = await deps.delivery.placeOfParameter(query.location, context.site)
      const { farms, points } = await farmersOnMap(deps, {
        scope,
        place,
        bounds: query.bounds ?? null,
        categorySlugs: query.categorySlugs,
        filters: query.filters,
        deliveryDates: query.deliveryDates,
        ratingFrom: query.ratingFrom ?? null,
        organizationId: query.organizationId ?? null,
        now: deps.clock(),
      })
      const ids = farms.slice(0, query.perPage).map(({ seller }) => seller.id)
      return {
        items: await cardsOfFarmers(deps, ids, place, PREVIEWS),
        totalItems: farms.length,
        marks: farms.slice(0, MAX_MAP_MARKS).map(({ seller, isAvailableHere }) => ({
          id: seller.id,
          title: seller.title,
          smallImageUrl: imageUrl(seller.smallImage),
          hue: seller.hue,
          coords: { ...seller.coords },
          isAvailableHere,
        })),
        points: points.map(({ organizationId, place: one }) => {
          const { id, title, city, address, coords, hours } = presentTradePlace(one)
          return { id, organizationId, title, city, address, coords, hours }
        }),
      }
    },
  }
}
