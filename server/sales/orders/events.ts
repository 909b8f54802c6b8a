import { APPEAL_SIDES } from '@okolitsa/domain/orders/appeal.ts'
import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { CHANGE_KINDS } from '@okolitsa/domain/orders/requested-change.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'
import { kopecksField } from '../../platform/events/kopecks-field.ts'

const orderId = z.int()
const organizationId = z.int()

/** An applied change of an order, with its new sums. A change that cancels the order is published as OrderMoved. */
export const orderChanged = defineEvent('OrderChanged', {
  orderId,
  changeId: z.string(),
  kind: z.enum(CHANGE_KINDS),
  actor: z.enum(ORDER_ACTORS),
  totalBefore: kopecksField,
  totalAfter: kopecksField,
})

export const orderChangeProposed = defineEvent('OrderChangeProposed', {
  orderId,
  changeId: z.string(),
  kind: z.enum(CHANGE_KINDS),
  totalBefore: kopecksField,
  totalAfter: kopecksField,
})

/** The kitchen extended the promised time. */
export const dinnerDelayed = defineEvent('DinnerDelayed', {
  orderId,
  customerId: z.int(),
  organizationId,
  /** New end of the promise in ISO 8601. */
  promisedTo: z.string(),
})

/** The kitchen finished an order that waits for the courier. */
export const dinnerReady = defineEvent('DinnerReady', { orderId, organizationId })

/** The customer declined a proposal, or did not answer it in time. */
export const orderProposalClosed = defineEvent('OrderProposalClosed', {
  orderId,
  changeId: z.string(),
  state: z.enum(['declined', 'expired']),
})

/** A claim that awaits the seller's decision. */
export const orderClaimed = defineEvent('OrderClaimed', { orderId, claimId: z.string() })

/** Deadline of the seller's answer to a claim; delivered at that time in any state of the claim. */
export const orderClaimDue = defineEvent('OrderClaimDue', { orderId, claimId: z.string() })

/** The seller did not answer a claim in time, so the office decides. */
export const orderClaimLate = defineEvent('OrderClaimLate', { orderId, claimId: z.string() })

/** A claim was decided; `refund` is the refunded sum. */
export const orderClaimDecided = defineEvent('OrderClaimDecided', {
  orderId,
  claimId: z.string(),
  isAccepted: z.boolean(),
  refund: kopecksField,
})

/** The office decided an appeal; `refund` = what the customer gets besides an earlier refund. */
export const orderAppealDecided = defineEvent('OrderAppealDecided', {
  orderId,
  claimId: z.string(),
  organizationId,
  side: z.enum(APPEAL_SIDES),
  isChanged: z.boolean(),
  refund: kopecksField,
})

/** The seller promised or delivered a replacement for a claim. */
export const orderClaimPromised = defineEvent('OrderClaimPromised', { orderId, claimId: z.string(), organizationId })
export const orderClaimReplaced = defineEvent('OrderClaimReplaced', { orderId, claimId: z.string() })

/** A contest of an instant refund was upheld: the shop pays the seller. */
export const orderContestUpheld = defineEvent('OrderContestUpheld', {
  orderId,
  claimId: z.string(),
  organizationId,
  amount: kopecksField,
})
