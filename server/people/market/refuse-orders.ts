import type { Market } from '@okolitsa/domain/market/market.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

/**
 * Refuses a new order while the market is not open. Its preview may order while it prepares, so that the way of an
 * order can be tried.
 */
export function refuseOrders({ state, closing }: Pick<Market, 'state' | 'closing'>, isPreview: boolean): void {
  if (state === 'open' || (state === 'preparing' && isPreview)) return
  throw new Refusal('MARKET_CLOSED', { state, message: state === 'closed' ? closing.message : '' })
}
