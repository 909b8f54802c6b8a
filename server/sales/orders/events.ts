import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { CHANGE_KINDS } from '@okolitsa/domain/orders/requested-change.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'
import { kopecksField } from '../../platform/events/kopecks-field.ts'

const orderId = z.int()
const customerId = z.int()
const organizationId = z.int()

export const orderPlaced = defineEvent('OrderPlaced', {
  orderId,
  orderGroupId: z.string(),
  customerId,
  organizationId,
})

/** Every step of an order, cancellation and hand-over among them. */
export const orderMoved = defineEvent('OrderMoved', {
  orderId,
  customerId,
  organizationId,
  from: z.enum(DELIVERY_STATUSES),
  to: z.enum(DELIVERY_STATUSES),
  actor: z.enum(ORDER_ACTORS),
  /** Of people: what they wrote; of a job: one of SYSTEM_CANCEL_REASONS. */
  reason: z.string(),
})

/** The customer chose to pay otherwise: the whole unpaid order, or (online → cash) what it costs more since it was paid. */
export const orderMethodChanged = defineEvent('OrderMethodChanged', {
  orderId,
  customerId,
  from: z.enum(PAYMENT_METHODS),
  to: z.enum(PAYMENT_METHODS),
  /** False = only what it costs more since it was paid. */
  isWhole: z.boolean().default(true),
})

/** A change of an order was made; its sums are the new ones already. A cancelled order is OrderMoved instead. */
export const orderChanged = defineEvent('OrderChanged', {
  orderId,
  changeId: z.string(),
  kind: z.enum(CHANGE_KINDS),
  actor: z.enum(ORDER_ACTORS),
  totalBefore: kopecksField,
  totalAfter: kopecksField,
})

/** The customer is asked about a change. */
export const orderChangeProposed = defineEvent('OrderChangeProposed', {
  orderId,
  changeId: z.string(),
  kind: z.enum(CHANGE_KINDS),
  totalBefore: kopecksField,
  totalAfter: kopecksField,
})

/** The customer said no, or nothing in time. */
export const orderProposalClosed = defineEvent('OrderProposalClosed', {
  orderId,
  changeId: z.string(),
  state: z.enum(['declined', 'expired']),
})

/** The customer complains about goods, and the seller has to look. */
export const orderClaimed = defineEvent('OrderClaimed', { orderId, claimId: z.string() })

/** The seller's time to answer a claim is over; delivered at that moment, whatever became of the claim. */
export const orderClaimDue = defineEvent('OrderClaimDue', { orderId, claimId: z.string() })

/** The seller did not answer a claim in time: it is the administrator's to decide. */
export const orderClaimLate = defineEvent('OrderClaimLate', { orderId, claimId: z.string() })

/** A claim is decided; `refund` goes back. */
export const orderClaimDecided = defineEvent('OrderClaimDecided', {
  orderId,
  claimId: z.string(),
  isAccepted: z.boolean(),
  refund: kopecksField,
})

/** A refund made at once was contested rightly: the shop pays the seller. */
export const orderContestUpheld = defineEvent('OrderContestUpheld', {
  orderId,
  claimId: z.string(),
  organizationId,
  amount: kopecksField,
})
