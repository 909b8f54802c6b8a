import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { payPathOf } from '../../../money/payments/public.ts'
import { onlyOrder } from '../../checkout/public.ts'
import type { BookingDeps } from '../booking-deps.ts'
import { type BookingTerms, tourTrade } from '../tour-trade.ts'

export interface BookingRequest {
  readonly scope: CustomerScope
  readonly key: string
  /** URL of a seller's own site; null = the marketplace. */
  readonly origin: string | null
  /** True = the browser sees the market before it opens. */
  readonly isPreview: boolean
  readonly body: BookingTerms
}

/** Result of a booking, stored with its idempotency key. */
export interface Booked {
  readonly orderId: number
  readonly number: string
  readonly total: number
  readonly payNow: number
  readonly payUrl: string
}

/** Books places of a date as an order of the trade `tour`. */
export function book(deps: BookingDeps, { scope, key, origin, isPreview, body }: BookingRequest): Promise<Booked> {
  const trade = tourTrade(deps)
  return deps.checkout.order({
    customer: scope,
    lines: async (tx) => [{ date: await deps.tours.findDate(tx, body.dateId) }],
    terms: body,
    initiator: { key, request: body, origin, isPreview },
    tradeOf: () => trade,
    present: (outcomes) => {
      const { order, payNow } = onlyOrder(outcomes)
      const { id, number, total } = order
      return { orderId: id, number, total: toRoubles(total), payNow: toRoubles(payNow), payUrl: payPathOf(id) }
    },
  })
}
