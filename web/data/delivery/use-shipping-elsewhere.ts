import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useQueries } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { askAgain } from './ask-again.ts'
import { deliveryKeys } from './keys.ts'
import { readyQueryOf } from './ready-query.ts'

/** Delivery of each cart to another place, in the order of the carts; undefined while loading. */
export const useShippingElsewhere = (carts: readonly Cart[], place: Location) =>
  useQueries({
    queries: carts.map((cart) => ({
      queryKey: deliveryKeys.elsewhere(cart.farmerId, place, cart),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        shopApi().delivery.listShippingMethods({
          params: { farmerId: cart.farmerId },
          query: { ...locationQueryOf(place), ...readyQueryOf(cart) },
          signal,
        }),
      refetchInterval: askAgain,
    })),
  }).map(({ data }) => data)
