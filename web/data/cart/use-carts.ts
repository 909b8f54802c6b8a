import type { Cart, CartList } from '@okolitsa/contracts/cart/cart.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { buying as text } from '@okolitsa/strings/ru/buying.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { sharedQuery } from '../../platform/loading/shared-query.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { visitor } from '../visitor/visitor.ts'
import { keyOfLine, type PendingQuantities, quantityOf, withPending } from './cart-state.ts'
import type { CartWriterPorts, PendingQuantity } from './cart-writer.ts'
import { cartWriter, currentCartsQuery, receiveCart } from './carts-query.ts'
import { guestCarts } from './guest-carts.ts'
import { cartKeys } from './keys.ts'
import { type LeftForLater, newlyLeftForLater } from './ripens-later.ts'

const NO_PENDING: PendingQuantities = new Map()

/**
 * A cart belongs to a place: after a move of the visitor the cart is moved first; a shared one moves with its owner.
 */
export async function inPlace(cart: Cart, place: Location): Promise<Cart> {
  const isSomebodyElses = cart.sharing !== null && !cart.sharing.isOwner
  if (isSomebodyElses || encodeLocation(cart.place) === encodeLocation(place)) return cart
  return shopApi().cart.changePlace({ params: { id: cart.cartId }, body: { place } })
}

/** Opens a cart of a seller with its first products. */
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

async function sendPending(pending: PendingQuantity, known: Cart | undefined) {
  const { productId, organizationId, quantity, optionsKey, options, chosenWay } = pending
  const named = { ...(optionsKey && { optionsKey }) }
  const way = { ...(chosenWay && { chosenWay }) }
  const products = [{ productId, quantity, ...(options && { options: [...options] }), ...way }]
  const api = shopApi()
  if (!known) return quantity === 0 ? null : openCart(organizationId, products)
  const { location } = visitor.state()
  const cart = await inPlace(known, location)
  const id = cart.cartId
  const key = keyOfLine({ id: productId, optionsKey })
  if (cart.products.some((line) => keyOfLine(line) === key)) {
    return quantity === 0
      ? api.cart.removeProduct({ params: { id, productId }, query: named })
      : api.cart.changeQuantity({ params: { id, productId }, body: { quantity, ...named, ...way } })
  }
  if (quantity === 0) return null
  return api.cart.addProducts({ params: { id }, body: { products } })
}

/** Shows the reason why the cart did not change; the pending quantity is already withdrawn. */
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

/** Reports that products with a much later harvest will be a separate order. */
function showLeftForLater(left: readonly LeftForLater[]): void {
  for (const { title, readyOn } of left)
    showToast({
      tone: 'info',
      text: text.ripensLater(title, readyOn, { now: new Date(pageClock.ms()) }),
      action: { text: text.toCarts, href: '/cart' },
    })
}

const portsOf = (queryClient: QueryClient): CartWriterPorts => ({
  list: () => queryClient.ensureQueryData(currentCartsQuery()),
  send: async (pending, known) => {
    const cart = await sendPending(pending, known)
    showLeftForLater(newlyLeftForLater(known, cart))
    return cart
  },
  received: (cart) => receiveCart(queryClient, cart),
  failed: (error) => {
    showCartFailure(error)
    // the server's state may differ from the displayed one: less stock, a cart deleted in another tab
    void queryClient.invalidateQueries({ queryKey: cartKeys.all })
  },
})

/** Requests a quantity of a product: immediately on the screen, then on the server. */
export function wantQuantity(queryClient: QueryClient, pending: PendingQuantity): void {
  cartWriter.want(pending, portsOf(queryClient))
}

const cartsOf = sharedQuery<CartList>(
  () => {
    const { isSignedIn } = visitor.state()
    return {
      ...currentCartsQuery(),
      // the carts stay on the screen while those of a new address or sign-in load, but never after a sign-out
      placeholderData: (previous, previousQuery) =>
        previousQuery?.queryKey[1] === true && !isSignedIn ? undefined : previous,
    }
  },
  (listener) => visitor.subscribe(listener),
)

interface ShownCarts {
  /** The server's carts with pending changes applied; undefined = not loaded. */
  readonly list: CartList | undefined
  readonly pendingQuantities: PendingQuantities
  readonly isFailed: boolean
}

/** State before hydration: guest HTML contains no personal data. */
const UNKNOWN: ShownCarts = { list: undefined, pendingQuantities: NO_PENDING, isFailed: false }

/** The displayed carts of a page: a stable object until a change. */
function createShownCarts(client: QueryClient) {
  const carts = cartsOf(client)
  let known: CartList | undefined
  let shown = UNKNOWN
  return {
    subscribe(listener: () => void) {
      const stops = [carts.subscribe(listener), cartWriter.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    current(): ShownCarts {
      const list = carts.data()
      const [pendingQuantities, isFailed] = [cartWriter.quantities(), carts.isFailed()]
      if (known === list && shown.pendingQuantities === pendingQuantities && shown.isFailed === isFailed) return shown
      known = list
      shown = { list: list && withPending(list, pendingQuantities), pendingQuantities, isFailed }
      return shown
    },
    retry: carts.refetch,
  }
}

const shownCarts = new WeakMap<QueryClient, ReturnType<typeof createShownCarts>>()
function useShownCarts() {
  const client = useQueryClient()
  const known = shownCarts.get(client) ?? createShownCarts(client)
  shownCarts.set(client, known)
  return known
}

export function useCarts() {
  const { subscribe, current, retry } = useShownCarts()
  return { ...useSyncExternalStore(subscribe, current, () => UNKNOWN), retry }
}

/** Displayed sale steps of a product; a component that reads only them is rendered only when they change. */
export function useQuantity(productId: number): number {
  const { subscribe, current } = useShownCarts()
  const quantity = () => {
    const { list, pendingQuantities } = current()
    return quantityOf(list, pendingQuantities, productId)
  }
  return useSyncExternalStore(subscribe, quantity, () => 0)
}

/** Sends pending quantities from before a reload; once per page. */
export function useCartsOfTab(): void {
  const queryClient = useQueryClient()
  useEffect(() => cartWriter.resume(portsOf(queryClient)), [queryClient])
}
