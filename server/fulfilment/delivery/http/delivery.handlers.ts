import type { deliveryEndpoints, PickupPoint } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { readProductionScheduleCode } from '@okolitsa/domain/catalog/production-schedule.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { isInRectangle } from '@okolitsa/domain/geo/rectangle.ts'
import { type SiteScope, shownSeller } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Seller, SellerSnapshots, TradePlace } from '../../../supply/sellers/ports.ts'
import type { CarrierNetwork } from '../carrier-network.ts'
import type { OfferCache } from '../offer.ts'
import { pickupPromise } from '../pickup-promise.ts'
import { MAX_PICKUP_POINTS } from '../policy.ts'
import type { DeliveryService } from '../ports.ts'
import { datesOf } from '../promises.ts'
import { presentDeliveryInfo, presentPickupPoint, presentShippingMethod } from './present-delivery.ts'
import { presentZone } from './present-zone.ts'

interface Deps {
  readonly cache: SellerSnapshots
  readonly offers: OfferCache
  carriers(): Promise<CarrierNetwork>
  readonly service: DeliveryService
  sellersInCategories(categoryIds: readonly number[]): Promise<ReadonlySet<number>>
  readonly clock: Clock
}

/** A call of the farmer or the restaurant endpoint. */
type InfoCall = Pick<
  Parameters<Handlers<typeof deliveryEndpoints>['listFarmersDeliveryInfo']>[0],
  'query' | 'context' | 'scope'
>

type CarrierCalls = 'listCdekPlaces' | 'countCdekTariff' | 'getNearestCarrierTown'

export function deliveryHandlers(deps: Deps): Omit<Handlers<typeof deliveryEndpoints>, CarrierCalls> {
  const { cache, offers, service, clock } = deps

  /** Trade places of matching visible farmers, each with its first day. */
  const pickupPoints = async (
    scope: SiteScope,
    fits: (place: TradePlace, seller: Seller) => boolean,
  ): Promise<PickupPoint[]> => {
    const { byId } = await cache.current()
    const now = clock()
    const points: PickupPoint[] = []
    for (const seller of byId.values()) {
      if (seller.type !== 'farmer' || !shownSeller(scope, seller)) continue
      for (const place of seller.tradePlaces) {
        // the map contains permanent places only
        if (place.days || !fits(place, seller)) continue
        const [first] = datesOf(pickupPromise(seller, place, now, {}, offers))
        points.push(presentPickupPoint(seller, place, first?.date ?? null))
        if (points.length === MAX_PICKUP_POINTS) return points
      }
    }
    return points
  }

  /** Delivery terms of sellers of one type. */
  const deliveryInfoOf =
    (type: Seller['type']) =>
    async ({ query, context, scope }: InfoCall) => {
      const place = await service.placeOf(query, context.site)
      const [{ byId }, carriers] = await Promise.all([cache.current(), deps.carriers()])
      const now = clock()
      const items = [...new Set(query.ids)].flatMap((id) => {
        const seller = shownSeller(scope, byId.get(id))
        if (seller?.type !== type) return []
        return [
          presentDeliveryInfo(
            seller,
            place,
            offers.offerOf(seller, { organizationId: id, location: place, now }, carriers),
            offers.doubtAt(place),
          ),
        ]
      })
      return { items }
    }

  return {
    listFarmersDeliveryInfo: deliveryInfoOf('farmer'),
    listRestaurantsDeliveryInfo: deliveryInfoOf('restaurant'),

    listPickupPointsOnMap: async ({ body, scope }) => {
      const { bounds, farmerIds: organizationIds, categoryIds } = body
      const inCategories = categoryIds.length > 0 ? await deps.sellersInCategories(categoryIds) : null
      const items = await pickupPoints(scope, ({ coords }, seller) => {
        if (organizationIds.length > 0 && !organizationIds.includes(seller.id)) return false
        if (inCategories && !inCategories.has(seller.id)) return false
        return !bounds || isInRectangle(coords, bounds)
      })
      return { items }
    },

    listFarmersPickupPoints: async ({ query, scope }) => ({
      items: await pickupPoints(scope, (place) => place.regionCode === query.regionId),
    }),

    getDeliveryZone: async ({ params, scope }) => {
      const { byId } = await cache.current()
      const seller = byId.get(params.farmerId)
      if (!seller || !shownSeller(scope, seller)) throw new Refusal('NOT_FOUND')
      return presentZone(seller, service.outlineOf)
    },

    listShippingMethods: async ({ params, query, context, scope }) => {
      const location = await service.placeOf(query, context.site)
      if (!(await service.shownSellers(scope)).get(params.farmerId)) throw new Refusal('NOT_FOUND')
      const { excludeCdek, weightGrams: parcelGrams, harvestReadyOn = null } = query
      const productionSchedules = query.productionSchedules.flatMap((code) => readProductionScheduleCode(code) ?? [])
      const question = {
        organizationId: params.farmerId,
        location,
        now: clock(),
        harvestReadyOn,
        productionSchedules,
        ...(query.wayDays !== undefined && { wayDays: query.wayDays }),
      }
      const offer = await (excludeCdek
        ? service.offerAt(question)
        : service.wholeOfferAt({ ...question, ...(parcelGrams !== undefined && { parcelGrams }) }))
      if (!offer) throw new Refusal('NOT_FOUND')
      const { methods } = offer
      return {
        items: methods
          .slice(query.from, query.from + query.limit)
          .map((method) => presentShippingMethod(method, offer.timeZone, context.language)),
        totalItems: methods.length,
        isCarrierSilent: offer.isCarrierSilent,
      }
    },
  }
}
