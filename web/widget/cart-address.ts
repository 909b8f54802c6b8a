import { linkedText } from '@okolitsa/domain/cart/cart-link.ts'

const word = (value: number) => value.toString(36)

/**
 * URL that adds one step of a product to the cart. Each use has its own key, so that going back or reloading adds no
 * product.
 */
export function cartAddress(shop: string, productId: number): string {
  const address = new URL('/cart/add', shop)
  address.searchParams.set('products', linkedText([{ productId, quantity: 1 }]))
  address.searchParams.set('key', [...crypto.getRandomValues(new Uint32Array(2))].map(word).join(''))
  return address.href
}
