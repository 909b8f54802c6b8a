import { useCartSummary } from '../../data/cart/use-cart-summary.ts'

export interface HeaderCart {
  /** Number of lines in all carts; 0 while unknown. */
  readonly count: number
  readonly sumRoubles: number | null
}

const UNKNOWN: HeaderCart = { count: 0, sumRoubles: null }

/** Summary of the visitor's carts for the header and the tab bar; zero until hydration. */
export function useHeaderCart(): HeaderCart {
  return useCartSummary() ?? UNKNOWN
}
