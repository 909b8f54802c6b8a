import type { Market } from '@okolitsa/domain/market/market.ts'
import { takesOrders } from '@okolitsa/domain/market/takes-orders.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

/** Refuses a new order while the market takes none. */
export function refuseOrders({ state, closing }: Pick<Market, 'state' | 'closing'>, isPreview: boolean): void {
  if (state === 'open' || takesOrders(state, isPreview)) return
  throw new Refusal('MARKET_CLOSED', { state, message: state === 'closed' ? closing.message : '' })
}
