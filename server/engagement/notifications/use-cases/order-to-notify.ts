import type { Executor } from '../../../platform/db/client.ts'
import type { ShipmentsService } from '../../../sales/shipments/ports.ts'
import { findOrderToNotify, type OrderToNotify } from '../store/notification-order.store.ts'

/** An order with the customer it is told of and the day until which its parcel waits; null = there is no such order. */
export async function orderToNotify(
  { shipments }: { readonly shipments: Pick<ShipmentsService, 'keptUntil'> },
  executor: Executor,
  orderId: number,
): Promise<OrderToNotify | null> {
  const order = await findOrderToNotify(executor, orderId)
  if (!order) return null
  const keptUntil = order.deliveryKind === 'cdek' ? await shipments.keptUntil(executor, orderId) : null
  return { ...order, keptUntil }
}
