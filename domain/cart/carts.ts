import { Refusal } from '../refusal/refusal.ts'

/** Most carts of one shopper. */
export const MAX_CARTS = 20
/** Guest carts live this long after the last change, days (spec 9). */
export const GUEST_CART_DAYS = 30

/** @throws {Refusal} MAX_CARTS_QUANTITY_REACHED when the shopper has as many carts as allowed */
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
 * Which cart is active after one was deleted (spec 4): another active cart stays; otherwise the previous one in the
 * list, or the only remaining one; null when none is left.
 * @param cartIds ids in the list's order, the deleted one among them
 */
export function nextActiveCart(cartIds: readonly string[], deletedId: string, activeId: string | null): string | null {
  if (activeId !== null && activeId !== deletedId && cartIds.includes(activeId)) return activeId
  const remaining = cartIds.filter((id) => id !== deletedId)
  const previous = cartIds.indexOf(deletedId) - 1
  return remaining[Math.max(0, previous)] ?? null
}
