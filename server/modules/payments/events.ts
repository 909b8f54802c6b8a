import type { OutboxEvent } from '../../platform/db/outbox.ts'

/** Topics of the payments module. The first three it hears itself: outside calls happen after commit. */
export const PAYMENT_TOPICS = {
  requested: 'PaymentRequested',
  withdrawn: 'PaymentWithdrawn',
  refundRequested: 'RefundRequested',
  settled: 'PaymentSettled',
  refunded: 'PaymentRefunded',
} as const

export const paymentRequested = (paymentId: string): OutboxEvent => ({
  topic: PAYMENT_TOPICS.requested,
  payload: { paymentId },
})
export const paymentWithdrawn = (paymentId: string): OutboxEvent => ({
  topic: PAYMENT_TOPICS.withdrawn,
  payload: { paymentId },
})
export const refundRequested = (refundId: string): OutboxEvent => ({
  topic: PAYMENT_TOPICS.refundRequested,
  payload: { refundId },
})
/** Amounts are kopecks. */
export const paymentSettled = (facts: { orderId: number; paymentId: string; amount: number }): OutboxEvent => ({
  topic: PAYMENT_TOPICS.settled,
  payload: facts,
})
export const paymentRefunded = (facts: {
  orderId: number
  paymentId: string
  refundId: string
  amount: number
}): OutboxEvent => ({
  topic: PAYMENT_TOPICS.refunded,
  payload: facts,
})
