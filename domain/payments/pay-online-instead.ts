import type { DeliveryStatus } from '../orders/order-status.ts'
import { isOnlinePayment, type PaymentMethod } from './payment-method.ts'
import type { PaymentStatus } from './payment-status.ts'

/** True = online payment may still be chosen: until the seller begins, since unpaid orders are not picked. */
export const mayPayOnlineInstead = (order: {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly state: DeliveryStatus
  readonly total: number
}): boolean =>
  !isOnlinePayment(order.paymentMethod) && order.paymentStatus === 'open' && order.state === 'formed' && order.total > 0
