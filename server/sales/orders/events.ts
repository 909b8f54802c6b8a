import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { ChangeKind } from '@okolitsa/domain/orders/requested-change.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { OutboxEvent } from '../../platform/db/outbox.ts'

/** Topics of the orders module, for whoever listens. */
export const ORDER_TOPICS = {
  placed: 'OrderPlaced',
  moved: 'OrderMoved',
  methodChanged: 'OrderMethodChanged',
  changed: 'OrderChanged',
  proposed: 'OrderChangeProposed',
  proposalClosed: 'OrderProposalClosed',
  claimed: 'OrderClaimed',
  claimDue: 'OrderClaimDue',
  claimLate: 'OrderClaimLate',
  claimDecided: 'OrderClaimDecided',
  contestUpheld: 'OrderContestUpheld',
} as const

export const orderPlaced = (order: {
  orderId: number
  orderGroupId: string
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
  /** False = only what it costs more since it was paid. */
  isWhole: boolean
}): OutboxEvent => ({ topic: ORDER_TOPICS.methodChanged, payload: change })

/** A change of an order was made; its sums are the new ones already. Kopecks. A cancelled order is OrderMoved instead. */
export const orderChanged = (change: {
  orderId: number
  changeId: string
  kind: ChangeKind
  actor: OrderActor
  totalBefore: number
  totalAfter: number
}): OutboxEvent => ({ topic: ORDER_TOPICS.changed, payload: change })

/** The shopper is asked about a change. */
export const orderChangeProposed = (proposal: {
  orderId: number
  changeId: string
  kind: ChangeKind
  totalBefore: number
  totalAfter: number
}): OutboxEvent => ({ topic: ORDER_TOPICS.proposed, payload: proposal })

/** The shopper said no, or nothing in time. */
export const orderProposalClosed = (proposal: {
  orderId: number
  changeId: string
  state: 'declined' | 'expired'
}): OutboxEvent => ({ topic: ORDER_TOPICS.proposalClosed, payload: proposal })

/** The shopper complains about goods, and the seller has to look. */
export const orderClaimed = (claim: { orderId: number; claimId: string }): OutboxEvent => ({
  topic: ORDER_TOPICS.claimed,
  payload: claim,
})

/** The seller's time to answer a claim is over; delivered at that moment, whatever became of the claim. */
export const orderClaimDue = (claim: { orderId: number; claimId: string }): OutboxEvent => ({
  topic: ORDER_TOPICS.claimDue,
  payload: claim,
})

/** The seller did not answer a claim in time: it is the administrator's to decide. */
export const orderClaimLate = (claim: { orderId: number; claimId: string }): OutboxEvent => ({
  topic: ORDER_TOPICS.claimLate,
  payload: claim,
})

/** A claim is decided; kopecks that go back. */
export const orderClaimDecided = (claim: {
  orderId: number
  claimId: string
  isAccepted: boolean
  refund: number
}): OutboxEvent => ({ topic: ORDER_TOPICS.claimDecided, payload: claim })

/** A refund made at once was contested rightly: the shop pays the seller, kopecks. */
export const orderContestUpheld = (contest: {
  orderId: number
  claimId: string
  organizationId: number
  amount: number
}): OutboxEvent => ({ topic: ORDER_TOPICS.contestUpheld, payload: contest })
