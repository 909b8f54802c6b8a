import { useTell } from '../../data/analytics/use-tell.ts'
import { useCarts } from '../../data/cart/use-carts.ts'

/** Tells that the cart was opened (spec 7.13): once a visit of the page, when it is known what is in it. */
export function useShowCart(): void {
  const { list } = useCarts()
  useTell('cart', list ? { kind: 'show-cart', cartIds: list.items.map(({ cartId }) => cartId) } : null)
}
