import type { Cart } from '@okolitsa/contracts/cart/cart.ts'

/** Whether the cart may go to checkout as it is shown; the server has the last word. */
export const canCheckOut = (cart: Cart): boolean =>
  cart.enabled &&
  cart.isAvailableAtUserArea &&
  !cart.pause &&
  (cart.progress.isMinReached || cart.mayPickUp || cart.sendsByCarrier) &&
  cart.products.some((line) => line.isAvailableForCart && line.quantityInCart > 0)

/**
 * Carts to be ordered together: those the courier takes. One below the minimum can only be picked up or sent by the
 * carrier, which is a choice of its own; it waits unless there is nothing else.
 */
export function cartsTogether(carts: readonly Cart[]): readonly Cart[] {
  const ready = carts.filter(canCheckOut)
  const full = ready.filter((cart) => cart.progress.isMinReached)
  return full.length > 0 ? full : ready
}

/** Address of the checkout of these carts. */
export const checkoutPath = (carts: readonly Pick<Cart, 'cartId'>[]): string =>
  `/checkout?${new URLSearchParams(carts.map((cart) => ['cart', cart.cartId]))}`
