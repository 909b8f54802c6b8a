import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'

/** A dinner that will not come is told of so long after it was ordered, ms. */
const TOLD_MS = 24 * 3_600_000

/** The latest dinner, when somebody else than its customer has lately cancelled it; null = there is none. */
export function lostDinner(
  [latest]: readonly Pick<OrderSummaryAnswer, 'id' | 'farmer' | 'status' | 'orderCancelingInitiator' | 'orderDate'>[],
  now: Date,
): { readonly id: number; readonly title: string } | null {
  if (latest?.status !== 'canceled' || latest.orderCancelingInitiator === 'user') return null
  if (now.getTime() - Date.parse(latest.orderDate) > TOLD_MS) return null
  return { id: latest.id, title: latest.farmer.title }
}
