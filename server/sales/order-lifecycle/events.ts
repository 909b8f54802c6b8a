import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

const orderId = z.int()
const customerId = z.int()
const organizationId = z.int()

export const orderPlaced = defineEvent('OrderPlaced', {
  orderId,
  orderGroupId: z.string(),
  customerId,
  organizationId,
})

/** Every step of an order, including cancellation and handover. */
export const orderMoved = defineEvent('OrderMoved', {
  orderId,
  customerId,
  organizationId,
  from: z.enum(DELIVERY_STATUSES),
  to: z.enum(DELIVERY_STATUSES),
  actor: z.enum(ORDER_ACTORS),
  /** Reason: a text typed by a person, or one of SYSTEM_CANCEL_REASONS for jobs. */
  reason: z.string(),
})

/** The customer changed the payment method: of the whole unpaid order, or (online → cash) of a surcharge. */
export const orderMethodChanged = defineEvent('OrderMethodChanged', {
  orderId,
  customerId,
  from: z.enum(PAYMENT_METHODS),
  to: z.enum(PAYMENT_METHODS),
  /** True = the whole order; false = only a surcharge. */
  isWhole: z.boolean().default(true),
})
