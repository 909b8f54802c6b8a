import type { Cart } from '@okolitsa/contracts/cart/cart.ts'

/** Whether the cart may go to checkout as it is shown; the server has the last word. */
export const canCheckOut = (cart: Cart): boolean =>
  cart.enabled &&
  cart.isAvailableAtUserArea &&
  cart.progress.isMinReached &&
  cart.products.some((line) => line.isAvailableForCart && line.quantityInCart > 0)

/** Address of the checkout of these carts. */
export const checkoutPath = (carts: readonly Pick<Cart, 'cartId'>[]): string =>
  `/checkout?${new URLSearchParams(carts.map((cart) => ['cart', cart.cartId]))}`
