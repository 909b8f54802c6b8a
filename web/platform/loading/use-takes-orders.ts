import { takesOrders } from '@okolitsa/domain/market/takes-orders.ts'
import { useRootData } from './root-data.ts'

/** Whether the market takes new orders; otherwise no day, hour or button of an order is shown. */
export function useTakesOrders(): boolean {
  const { market, isPreview } = useRootData().site
  return takesOrders(market.state, isPreview)
}
