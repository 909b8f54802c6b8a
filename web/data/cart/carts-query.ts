import type { Cart, CartList } from '@okolitsa/contracts/cart/cart.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { QueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { visitor } from '../visitor/visitor.ts'
import { NO_CARTS, withCart } from './cart-state.ts'
import { createCartWriter } from './cart-writer.ts'
import { guestCarts } from './guest-carts.ts'
import { cartKeys } from './keys.ts'

/** One writer per page: pending quantities outlive components. */
export const cartWriter = createCartWriter()

export function cartsQuery(isSignedIn: boolean, location: Location) {
  return {
    queryKey: cartKeys.list(isSignedIn, location),
    // without a network the service worker's cache answers
    networkMode: 'offlineFirst' as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CartList> => {
      const api = shopApi()
      const asking = guestCarts.asking()
      const cartIds = [...asking.cartIds]
      if (isSignedIn) {
        // after a sign-in here or in another tab the guest's carts are transferred to the customer; a failed attempt is
        // repeated
        if (!guestCarts.areNone()) {
          await api.cart.assignToCustomer({ body: { cartIds } })
          guestCarts.given(asking)
        }
        return api.cart.listCarts({ query: locationQueryOf(location), signal })
      }
      if (guestCarts.areNone()) return NO_CARTS
      const list = await api.cart.listCarts({ query: { ...locationQueryOf(location), cartIds }, signal })
      guestCarts.settle(
        asking,
        list.items.map(({ cartId }) => cartId),
        list.notFoundIds,
      )
      return list
    },
  }
}

export const currentCartsQuery = () => {
  const { isSignedIn, location } = visitor.state()
  return cartsQuery(isSignedIn, location)
}

/** Window event: the carts of this tab have changed. Low-priority code publishes it to other tabs. */
export const CARTS_CHANGED = 'carts-changed'
export const announceCarts = (): void => void window.dispatchEvent(new Event(CARTS_CHANGED))

/** Writes a cart from a response into the cache. */
export function receiveCart(queryClient: QueryClient, cart: Cart): void {
  const { queryKey } = currentCartsQuery()
  if (!visitor.state().isSignedIn) guestCarts.add(cart.cartId)
  // an older list in flight would overwrite the answer; it is requested again if it was in use
  const wasAsked = queryClient.isFetching({ queryKey }) > 0
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<CartList>(queryKey, (list) => withCart(list ?? NO_CARTS, cart))
  if (wasAsked) void queryClient.invalidateQueries({ queryKey })
  announceCarts()
}
