import type { MarketState } from './market.ts'

/** Refusal of a change of state; null = allowed. */
export type StateRefusal = 'MARKET_NOT_READY' | 'MARKET_ONCE_OPEN'

/**
 * Whether a market may change its state: it opens when its opening check is done, and returns to the preparation only
 * before its first order, since customers keep the pages of their orders. A closed market reopens at any time.
 */
export function stateRefusal(
  from: MarketState,
  to: MarketState,
  { mayOpen, hasOrders }: { readonly mayOpen: boolean; readonly hasOrders: boolean },
): StateRefusal | null {
  if (from === to) return null
  if (to === 'preparing') return hasOrders ? 'MARKET_ONCE_OPEN' : null
  return from === 'preparing' && !mayOpen ? 'MARKET_NOT_READY' : null
}
