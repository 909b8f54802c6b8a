import type { DeliveryStatus } from '../orders/order-status.ts'
import { isOnlinePayment, type PaymentMethod } from './payment-method.ts'
import type { PaymentStatus } from './payment-status.ts'

/**
 * May an order that is to be paid outside the shop be paid online instead? Only until the seller begins: nobody gathers
 * an order whose online payment is awaited.
 */
export const mayPayOnlineInstead = (order: {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly state: DeliveryStatus
  readonly total: number
}): boolean =>
  !isOnlinePayment(order.paymentMethod) && order.paymentStatus === 'open' && order.state === 'formed' && order.total > 0
