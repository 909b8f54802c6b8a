import { useCartSummary } from '../../data/cart/use-cart-summary.ts'

/** What the header says about the carts. */
export interface HeaderCart {
  /** Number of lines over all carts; 0 while it is not known. */
  readonly count: number
  readonly sumRoubles: number | null
}

const UNKNOWN: HeaderCart = { count: 0, sumRoubles: null }

/** Summary of the visitor's carts for the header and the tab bar; zero until hydrated. */
export function useHeaderCart(): HeaderCart {
  return useCartSummary() ?? UNKNOWN
}
