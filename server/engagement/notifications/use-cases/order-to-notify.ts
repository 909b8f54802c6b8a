import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import { findLastOrderId, findOrderToNotify, type OrderToNotify } from '../store/notification-order.store.ts'

/** An order with its customer and the last day on which the carrier's office keeps its parcel; null = no such order. */
export async function orderToNotify(
  { shipments }: Deps<'shipments'>,
  executor: Executor,
  orderId: number,
): Promise<OrderToNotify | null> {
  const order = await findOrderToNotify(executor, orderId)
  if (!order) return null
  const keptUntil = order.deliveryKind === 'cdek' ? await shipments.keptUntil(executor, orderId) : null
  return { ...order, keptUntil }
}

/** The newest order of a kind, for a preview of texts; null = none. */
export async function lastOrderToNotify(
  deps: Deps<'shipments'>,
  executor: Executor,
  kind: 'order' | 'tour' | 'plan',
): Promise<OrderToNotify | null> {
  const id = await findLastOrderId(executor, kind)
  return id === null ? null : orderToNotify(deps, executor, id)
}
