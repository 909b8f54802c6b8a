import type { MarketState } from './market.ts'

/**
 * Whether a market takes new orders; a preview may order before the opening, so that the way of an order can be tried.
 * A market that takes no orders promises no day and no hour.
 */
export const takesOrders = (state: MarketState, isPreview = false): boolean =>
  state === 'open' || (state === 'preparing' && isPreview)
