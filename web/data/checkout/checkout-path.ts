import type { Cart } from '@okolitsa/contracts/cart/cart.ts'

/** Whether the displayed cart can be checked out; the server decides finally. */
export const canCheckOut = (cart: Cart): boolean =>
  cart.enabled &&
  cart.isAvailableAtUserArea &&
  !cart.pause &&
  (cart.progress.isMinReached || cart.mayPickUp || cart.sendsByCarrier) &&
  cart.products.some((line) => line.isAvailableForCart && line.quantityInCart > 0)

/**
 * Carts to be ordered together: carts that the courier delivers. A cart below the courier's minimum needs another
 * delivery method, which is a separate choice; it is excluded unless there are only such carts.
 */
export function cartsTogether(carts: readonly Cart[]): readonly Cart[] {
  const ready = carts.filter(canCheckOut)
  const full = ready.filter((cart) => cart.progress.isMinReached)
  return full.length > 0 ? full : ready
}

export const checkoutPath = (carts: readonly Pick<Cart, 'cartId'>[]): string =>
  `/checkout?${new URLSearchParams(carts.map((cart) => ['cart', cart.cartId]))}`
