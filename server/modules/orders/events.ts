import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { OutboxEvent } from '../../platform/db/outbox.ts'

/** Topics of the orders module, for whoever listens. */
export const ORDER_TOPICS = { placed: 'OrderPlaced', moved: 'OrderMoved', methodChanged: 'OrderMethodChanged' } as const

export const orderPlaced = (order: {
  orderId: number
  purchaseId: string
  customerId: number
  organizationId: number
}): OutboxEvent => ({ topic: ORDER_TOPICS.placed, payload: order })

/** Every step of an order, cancellation and hand-over among them. */
export const orderMoved = (step: {
  orderId: number
  customerId: number
  organizationId: number
  from: DeliveryStatus
  to: DeliveryStatus
  actor: OrderActor
  /** Of people: what they wrote; of a job: one of SYSTEM_CANCEL_REASONS. */
  reason: string
}): OutboxEvent => ({ topic: ORDER_TOPICS.moved, payload: step })

/** The shopper chose to pay otherwise: the whole unpaid order, or (online → cash) what it costs more since it was paid. */
export const orderMethodChanged = (change: {
  orderId: number
  customerId: number
  from: PaymentMethod
  to: PaymentMethod
}): OutboxEvent => ({ topic: ORDER_TOPICS.methodChanged, payload: change })
