import { summaryOf } from './cart-state.ts'
import { useCarts } from './use-carts.ts'

/** Number of lines and sum in roubles of all carts for the header; null until they are loaded. */
export function useCartSummary(): { count: number; sumRoubles: number } | null {
  const { list } = useCarts()
  return list ? summaryOf(list) : null
}
