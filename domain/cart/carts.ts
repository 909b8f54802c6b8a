import { Refusal } from '../refusal/refusal.ts'

export const MAX_CARTS = 20
/** Days that a guest cart is retained after its last change (spec 9). */
export const GUEST_CART_DAYS = 30
export const EMPTY_GUEST_CART_DAYS = 1

/** @throws {Refusal} MAX_CARTS_QUANTITY_REACHED when the visitor has as many carts as allowed */
export function demandRoomForCart(cartsNow: number): void {
  if (cartsNow >= MAX_CARTS) throw new Refusal('MAX_CARTS_QUANTITY_REACHED', { max: MAX_CARTS })
}

/** Sorts the newest cart first. Carts created at one moment are ordered by id, so that the order is stable. */
export function newestFirst<C extends { readonly cartId: string; readonly createdAt: string }>(
  carts: readonly C[],
): C[] {
  return carts.toSorted((a, b) => {
    if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1
    return a.cartId < b.cartId ? 1 : -1
  })
}

/** The active cart (spec 4): the last touched one, used by a checkout without a cart id. Null = none. */
export function activeCart<C extends { readonly cartId: string; readonly touchedAt: string }>(
  carts: readonly C[],
): C | null {
  return carts.reduce<C | null>((active, cart) => {
    if (active === null || cart.touchedAt > active.touchedAt) return cart
    // carts touched at one moment: the same order as in the list of carts
    return cart.touchedAt === active.touchedAt && cart.cartId > active.cartId ? cart : active
  }, null)
}
