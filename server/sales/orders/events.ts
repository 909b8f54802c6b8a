import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { CHANGE_KINDS } from '@okolitsa/domain/orders/requested-change.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'
import { kopecksField } from '../../platform/events/kopecks-field.ts'

const orderId = z.int()
const organizationId = z.int()

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

/** The kitchen needs longer than was promised. */
export const dinnerDelayed = defineEvent('DinnerDelayed', {
  orderId,
  customerId: z.int(),
  organizationId,
  /** ISO 8601. */
  promisedTo: z.string(),
})

/** The kitchen has cooked an order that waits for the courier. */
export const dinnerReady = defineEvent('DinnerReady', { orderId, organizationId })

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

/** The seller brings new goods for a claim, and has brought them. */
export const orderClaimPromised = defineEvent('OrderClaimPromised', { orderId, claimId: z.string(), organizationId })
export const orderClaimReplaced = defineEvent('OrderClaimReplaced', { orderId, claimId: z.string() })

/** A refund made at once was contested rightly: the shop pays the seller. */
export const orderContestUpheld = defineEvent('OrderContestUpheld', {
  orderId,
  claimId: z.string(),
  organizationId,
  amount: kopecksField,
})
