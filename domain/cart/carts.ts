import { Refusal } from '../refusal/refusal.ts'

/** Most carts of one visitor. */
export const MAX_CARTS = 20
/** Guest carts live this long after the last change, days (spec 9). */
export const GUEST_CART_DAYS = 30
/** Those without goods only so long: nothing is lost with them. */
export const EMPTY_GUEST_CART_DAYS = 1

/** @throws {Refusal} MAX_CARTS_QUANTITY_REACHED when the visitor has as many carts as allowed */
export function demandRoomForCart(cartsNow: number): void {
  if (cartsNow >= MAX_CARTS) throw new Refusal('MAX_CARTS_QUANTITY_REACHED', { max: MAX_CARTS })
}

/** The newest cart comes first; carts of one moment are ordered by id, so that the order never flickers. */
export function newestFirst<C extends { readonly cartId: string; readonly createdAt: string }>(
  carts: readonly C[],
): C[] {
  return carts.toSorted((a, b) => {
    if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1
    return a.cartId < b.cartId ? 1 : -1
  })
}

/**
 * The active cart (spec 4): the one that was touched last; a checkout that names no cart takes it. When it is deleted or
 * ordered, the one touched before it is active, or the only remaining one; null when none is left.
 */
export function activeCart<C extends { readonly cartId: string; readonly touchedAt: string }>(
  carts: readonly C[],
): C | null {
  return carts.reduce<C | null>((active, cart) => {
    if (active === null || cart.touchedAt > active.touchedAt) return cart
    // of one moment: as in the list of carts
    return cart.touchedAt === active.touchedAt && cart.cartId > active.cartId ? cart : active
  }, null)
}
