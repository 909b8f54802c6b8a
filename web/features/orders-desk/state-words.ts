import { type DeliveryStatus, type OrderStatus, orderStatusOf } from '@okolitsa/domain/orders/order-status.ts'
import { cabinet } from '@okolitsa/strings/ru/cabinet.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'

/** The states of work that set B does not tell apart. */
const isFiner = (state: DeliveryStatus): boolean => orderStatusOf(state) === 'booked' && state !== 'booked'

/** Where an order is, for its seller: its status of set B, and how far the work on it has come where that says more. */
export function stateWords(state: DeliveryStatus): { readonly status: string; readonly work: string | null } {
  const status: OrderStatus = orderStatusOf(state)
  return { status: cabinet.statuses[status], work: isFiner(state) ? orders.deliveryStatuses[state] : null }
}
