import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'

/** Time after its order during which a cancelled dinner is reported, ms. */
const REPORTED_MS = 24 * 3_600_000

/** The latest dinner if another person than its customer has cancelled it recently; otherwise null. */
export function lostDinner(
  [latest]: readonly Pick<OrderSummaryAnswer, 'id' | 'farmer' | 'status' | 'orderCancelingInitiator' | 'orderDate'>[],
  now: Date,
): { readonly id: number; readonly title: string } | null {
  if (latest?.status !== 'canceled' || latest.orderCancelingInitiator === 'user') return null
  if (now.getTime() - Date.parse(latest.orderDate) > REPORTED_MS) return null
  return { id: latest.id, title: latest.farmer.title }
}
