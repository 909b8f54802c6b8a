import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { compareWithServer, type LineDifference, type ReplacedReason } from '@okolitsa/domain/cart/compare.ts'

/**
 * Changes of lines made by the shop, which the customer is notified of. Lines added, removed or changed in quantity come
 * from another device or member and need no notification.
 */
const BY_THE_SHOP: readonly LineDifference['kind'][] = [
  'priceChanged',
  'soldOut',
  'lessLeft',
  'disabled',
  'unreachable',
  'perishes',
  'limit',
]

export interface ChangedCart {
  readonly cart: Cart
  readonly reason: ReplacedReason
}

/**
 * Compares the displayed carts with the server's (the cart check of spec 4) and returns the replaced ones with the
 * reason. The lines show their own changes.
 */
export const checkCarts = (shown: readonly Cart[], now: readonly Cart[]): ChangedCart[] =>
  shown.flatMap((cart) => {
    const check = compareWithServer(cart, now.find(({ cartId }) => cartId === cart.cartId) ?? null)
    if (check.outcome === 'unchanged') return []
    const { reason, differences } = check
    const wasOpen = cart.enabled && cart.isAvailableAtUserArea
    const isNews = {
      notFound: true,
      notEnabled: wasOpen,
      productsMismatch: differences.some(({ kind }) => BY_THE_SHOP.includes(kind)),
    }
    return isNews[reason] ? [{ cart, reason }] : []
  })
