import { dayIn, type IsoDate } from '../clock/clock.ts'
import type { Kopecks } from '../money/money.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'
import type { PaymentStatus } from '../payments/payment-status.ts'
import type { OrderFacts } from './order-machine.ts'

/** Order fields used by the guards of its machine. */
export interface GuardedOrder {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly held: Kopecks
  readonly isRestInCash: boolean
  readonly timeZone: string
  readonly deliveryDate: IsoDate
  /** Set for an order at a restaurant. */
  readonly dinner: { readonly from: Date; readonly acceptBefore: Date | null } | null
}

export const orderFacts = (order: GuardedOrder, now: Date): OrderFacts => ({
  paymentMethod: order.paymentMethod,
  paymentStatus: order.paymentStatus,
  isHeld: order.held > 0,
  isRestInCash: order.isRestInCash,
  hasDeliveryDayCome: order.dinner ? now >= order.dinner.from : dayIn(order.timeZone, now) >= order.deliveryDate,
  isDinner: order.dinner !== null,
  isAnswerLate: order.dinner?.acceptBefore != null && now >= order.dinner.acceptBefore,
})
