import { summaryOf } from './cart-state.ts'
import { useCarts } from './use-carts.ts'

/** Lines and roubles of all carts for the header; null until they are known. */
export function useCartSummary(): { count: number; sumRoubles: number } | null {
  const { list } = useCarts()
  return list ? summaryOf(list) : null
}
