import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { comingUp } from './coming-up.ts'
import { orderKeys } from './keys.ts'

const FRESH_MS = 60_000
/** Number of active orders of which the first to arrive is shown. */
const ASKED = 20

/** The active order of the customer that arrives first; null for a guest, without one, and until it is loaded. */
export function useNextOrder(): OrderSummaryAnswer | null {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({
    queryKey: orderKeys.next,
    queryFn: async () => {
      const { items } = await shopApi().orders.listOrders({ query: { stage: 'active', perPage: ASKED } })
      const [first] = comingUp(items, [])
      return first?.kind === 'order' ? first.order : null
    },
    enabled: isSignedIn === true,
    staleTime: FRESH_MS,
    // the strip is optional
    meta: { showsOwnError: true },
  })
  return data ?? null
}
