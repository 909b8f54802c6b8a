import { type DeliveryStatus, type OrderStatus, orderStatusOf } from '@okolitsa/domain/orders/order-status.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'

/** States of work that are more precise than set B. */
const isFiner = (state: DeliveryStatus): boolean => orderStatusOf(state) === 'booked' && state !== 'booked'

/** Status of an order for its seller: the status of set B, and the state of work where it is more precise. */
export function stateWords(state: DeliveryStatus): { readonly status: string; readonly work: string | null } {
  const status: OrderStatus = orderStatusOf(state)
  return { status: ordersDesk.statuses[status], work: isFiner(state) ? orders.deliveryStatuses[state] : null }
}
