import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { buying as text } from '@okolitsa/strings/ru/buying.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { useIsSignedIn, useVisitorLocation } from '../visitor/use-visitor.ts'
import { visitor } from '../visitor/visitor.ts'
import { keyOfLine, type PendingQuantities, withPending } from './cart-state.ts'
import type { CartWriterPorts, PendingQuantity } from './cart-writer.ts'
import { cartsQuery, cartWriter, currentCartsQuery, onCartsElsewhere, receiveCart } from './carts-query.ts'
import { guestCarts } from './guest-carts.ts'
import { cartKeys } from './keys.ts'

const NO_PENDING: PendingQuantities = new Map()

/** A cart is gathered for a place: when the visitor has moved, the cart moves first; a shared one moves with its owner. */
export async function inPlace(cart: Cart, place: Location): Promise<Cart> {
  const isSomebodyElses = cart.sharing !== null && !cart.sharing.isOwner
  if (isSomebodyElses || encodeLocation(cart.place) === encodeLocation(place)) return cart
  return shopApi().cart.changePlace({ params: { id: cart.cartId }, body: { place } })
}

/** Opens the cart of a seller with its first products. */
export async function openCart(
  organizationId: number,
  products: Parameters<ReturnType<typeof shopApi>['cart']['createCart']>[0]['body']['products'],
): Promise<Cart> {
  const { location, isSignedIn } = visitor.state()
  visitor.settleLocation()
  const cartIds = isSignedIn ? [] : guestCarts.ids()
  const answered = isSignedIn ? () => {} : guestCarts.doubt()
  const cart = await shopApi().cart.createCart({ body: { organizationId, place: location, products, cartIds } })
  answered()
  return cart
}

/** one pending quantity as one call of the API. */
async function sendPending(pending: PendingQuantity, known: Cart | undefined) {
  const { productId, organizationId, quantity, optionsKey, options } = pending
  const named = optionsKey ? { optionsKey } : {}
  const products = [{ productId, quantity, ...(options && { options: [...options] }) }]
  const api = shopApi()
  if (!known) return quantity === 0 ? null : openCart(organizationId, products)
  const { location } = visitor.state()
  const cart = await inPlace(known, location)
  const id = cart.cartId
  const key = keyOfLine({ id: productId, optionsKey })
  if (cart.products.some((line) => keyOfLine(line) === key)) {
    return quantity === 0
      ? api.cart.removeProduct({ params: { id, productId }, query: named })
      : api.cart.changeQuantity({ params: { id, productId }, body: { quantity, ...named } })
  }
  if (quantity === 0) return null
  return api.cart.addProducts({ params: { id }, body: { products } })
}

/** Says in words why the cart did not change; the pending quantity is already taken back. */
export function showCartFailure(error: unknown): void {
  if (!isApiProblem(error)) {
    showToast({ tone: 'error', text: text.offline })
    return
  }
  const { code, title } = error.problem
  showToast({
    tone: 'error',
    text: title || text.failed,
    ...(code === 'MAX_CARTS_QUANTITY_REACHED' && { action: { text: text.toCarts, href: '/cart' } }),
  })
}

const portsOf = (queryClient: QueryClient): CartWriterPorts => ({
  list: () => queryClient.ensureQueryData(currentCartsQuery()),
  send: sendPending,
  received: (cart) => receiveCart(queryClient, cart),
  failed: (error) => {
    showCartFailure(error)
    // what the server has now may differ from what was shown: less stock, a cart gone in another tab
    void queryClient.invalidateQueries({ queryKey: cartKeys.all })
  },
})

/** Asks for a quantity of a product: at once on the screen, then on the server. */
export function wantQuantity(queryClient: QueryClient, pending: PendingQuantity): void {
  cartWriter.want(pending, portsOf(queryClient))
}

/** The visitor's carts as they are shown: the server's with unconfirmed changes over them. */
export function useCarts() {
  const isSignedIn = useIsSignedIn()
  const location = useVisitorLocation()
  const pendingQuantities = useSyncExternalStore(cartWriter.subscribe, cartWriter.quantities, () => NO_PENDING)
  const query = useQuery({
    ...cartsQuery(isSignedIn ?? false, location),
    enabled: isSignedIn !== null,
    // a new address or a sign-in asks anew; until it answers the carts stay on the screen, but never after a sign-out
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === true && isSignedIn !== true ? undefined : previous,
  })
  return {
    list: query.data && withPending(query.data, pendingQuantities),
    pendingQuantities,
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
  }
}

/** Keeps the carts of two tabs the same and carries what was wished before a reload: once for the whole page. */
export function useCartsOfTab(): void {
  const queryClient = useQueryClient()
  useEffect(() => cartWriter.resume(portsOf(queryClient)), [queryClient])
  useEffect(() => onCartsElsewhere(() => void queryClient.invalidateQueries({ queryKey: cartKeys.all })), [queryClient])
}
