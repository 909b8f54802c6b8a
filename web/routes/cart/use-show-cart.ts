import { useTell } from '../../data/analytics/use-tell.ts'
import { useCarts } from '../../data/cart/use-carts.ts'

/** Reports that the cart was opened (spec 7.13), once per visit of the page, after the carts have loaded. */
export function useShowCart(): void {
  const { list } = useCarts()
  useTell('cart', list ? { kind: 'show-cart', cartIds: list.items.map(({ cartId }) => cartId) } : null)
}
