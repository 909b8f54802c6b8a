import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { compareWithServer, type LineDifference, type ReplacedReason } from '@okolitsa/domain/cart/compare.ts'

/** What the shop did to a line; the rest (added, removed, another quantity) is somebody's own hand and is seen. */
const BY_THE_SHOP: readonly LineDifference['kind'][] = [
  'priceChanged',
  'soldOut',
  'lessLeft',
  'disabled',
  'unreachable',
  'perishes',
  'limit',
]

/** A cart the visitor was looking at that is not what it was. */
export interface ChangedCart {
  readonly cart: Cart
  readonly reason: ReplacedReason
}

/**
 * The cart check (spec 4) between the carts on the screen and what the server has now: which were replaced, and why.
 * The lines say by themselves what became of each.
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
