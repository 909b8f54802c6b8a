import type { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { PlaceQuery } from '../../../fulfilment/delivery/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { MAX_ORDERS_REMEMBERED } from '../policy.ts'
import { productsReceived } from '../store/order-history.store.ts'
import { type HandlerDeps, sellerOfCall } from './catalog-call.ts'

type HistoryCalls = 'listProductsByOrderHistory' | 'listProductsBoughtBefore'

/** Calls for a customer's purchases (spec 7.3). */
export function historyHandlers(deps: HandlerDeps): Pick<Handlers<typeof catalogEndpoints>, HistoryCalls> {
  const { executor, delivery, clock, present } = deps

  const bought = async (
    scope: CustomerScope,
    organizationId: number | null,
    query: PlaceQuery & { readonly maxQuantity: number },
    site: Parameters<typeof delivery.placeOf>[1],
  ) => {
    const [place, ids] = await Promise.all([
      delivery.placeOf(query, site),
      productsReceived(executor, scope, {
        organizationId,
        mostOrders: MAX_ORDERS_REMEMBERED,
        size: query.maxQuantity,
      }),
    ])
    return { items: await present.cardsByIds(scope.site, ids, place, clock()) }
  }

  return {
    listProductsByOrderHistory: async ({ scope, params, query, context }) => {
      const { id } = await sellerOfCall(delivery, scope.site, params.id)
      return bought(scope, id, query, context.site)
    },
    listProductsBoughtBefore: ({ scope, query, context }) => bought(scope, null, query, context.site),
  }
}
