import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { OrderFacts } from '@okolitsa/domain/orders/order-machine.ts'
import type { OrderState } from './ports.ts'

/** What the machine's guards look at. */
export const orderFacts = (order: OrderState, now: Date): OrderFacts => ({
  paymentMethod: order.paymentMethod,
  paymentStatus: order.paymentStatus,
  isHeld: order.held > 0,
  isRestInCash: order.isRestInCash,
  hasDeliveryDayCome: dayIn(order.timeZone, now) >= order.deliveryDate,
})
