import { useRecordEvent } from '../../data/analytics/use-record-event.ts'
import { useCarts } from '../../data/cart/use-carts.ts'

/** Reports that the cart was opened (spec 7.13), once per visit of the page, after the carts have loaded. */
export function useShowCart(): void {
  const { list } = useCarts()
  useRecordEvent('cart', list ? { kind: 'show-cart', cartIds: list.items.map(({ cartId }) => cartId) } : null)
}
