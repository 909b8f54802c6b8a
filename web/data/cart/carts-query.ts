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

/** One per page: pending quantities outlive the components they were made in. */
export const cartWriter = createCartWriter()

export function cartsQuery(isSignedIn: boolean, location: Location) {
  return {
    queryKey: cartKeys.list(isSignedIn, location),
    // without a network the device's memory answers
    networkMode: 'offlineFirst' as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CartList> => {
      const api = shopApi()
      const asking = guestCarts.asking()
      const cartIds = [...asking.cartIds]
      if (isSignedIn) {
        // whoever signed in, here or in another tab, takes the guest's carts along; a failed try is repeated
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

/** The query of whoever is here, for the place they are at. */
export const currentCartsQuery = () => {
  const { isSignedIn, location } = visitor.state()
  return cartsQuery(isSignedIn, location)
}

/** Of the window: the carts of this tab have changed. Other tabs are told of it by code that nobody waits for. */
export const CARTS_CHANGED = 'carts-changed'
export const announceCarts = (): void => void window.dispatchEvent(new Event(CARTS_CHANGED))

/** Puts a cart the server has just answered where every screen reads it. */
export function receiveCart(queryClient: QueryClient, cart: Cart): void {
  const { queryKey } = currentCartsQuery()
  if (!visitor.state().isSignedIn) guestCarts.add(cart.cartId)
  // an older list on its way would overwrite what was just answered; what it was asked for is asked again
  const wasAsked = queryClient.isFetching({ queryKey }) > 0
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<CartList>(queryKey, (list) => withCart(list ?? NO_CARTS, cart))
  if (wasAsked) void queryClient.invalidateQueries({ queryKey })
  announceCarts()
}
