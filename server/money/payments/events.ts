import type { OutboxEvent } from '../../platform/db/outbox.ts'

/** Topics of the payments module. Those that ask for something it hears itself: outside calls happen after commit. */
export const PAYMENT_TOPICS = {
  requested: 'PaymentRequested',
  withdrawn: 'PaymentWithdrawn',
  linkIssued: 'PaymentLinkIssued',
  captureRequested: 'PaymentCaptureRequested',
  refundRequested: 'RefundRequested',
  held: 'PaymentHeld',
  holdLost: 'PaymentHoldLost',
  settled: 'PaymentSettled',
  refunded: 'PaymentRefunded',
  takenOffline: 'PaymentTakenOffline',
  surchargeAsked: 'PaymentSurchargeAsked',
} as const

const asked =
  (topic: string) =>
  (paymentId: string): OutboxEvent => ({ topic, payload: { paymentId } })
export const paymentRequested = asked(PAYMENT_TOPICS.requested)
export const paymentWithdrawn = asked(PAYMENT_TOPICS.withdrawn)
export const captureRequested = asked(PAYMENT_TOPICS.captureRequested)
export const refundRequested = (refundId: string): OutboxEvent => ({
  topic: PAYMENT_TOPICS.refundRequested,
  payload: { refundId },
})

/** A link to pay by is ready to be sent to the shopper. */
export const paymentLinkIssued = (facts: { readonly orderId: number; readonly paymentId: string }): OutboxEvent => ({
  topic: PAYMENT_TOPICS.linkIssued,
  payload: { ...facts },
})

/** Amounts are kopecks. */
interface MoneyFacts {
  readonly orderId: number
  readonly paymentId: string
  readonly amount: number
}
const told =
  (topic: string) =>
  (facts: MoneyFacts): OutboxEvent => ({ topic, payload: { ...facts } })
/** The bank holds the money on the shopper's card: the order may be gathered. */
export const paymentHeld = told(PAYMENT_TOPICS.held)
/** A paid order costs more: the shopper has to pay `amount` on top. */
export const paymentSurchargeAsked = told(PAYMENT_TOPICS.surchargeAsked)
/** The bank let a hold go by itself: the shopper has to pay again. `amount` = what was held. */
export const paymentHoldLost = told(PAYMENT_TOPICS.holdLost)
/** The money is ours: taken at once, or captured of what was held. */
export const paymentSettled = (facts: MoneyFacts & { readonly isCapture: boolean }): OutboxEvent =>
  told(PAYMENT_TOPICS.settled)(facts)
export const paymentRefunded = (facts: MoneyFacts & { readonly refundId: string }): OutboxEvent =>
  told(PAYMENT_TOPICS.refunded)(facts)

/** The seller took money without a gateway. Kopecks. */
export const paymentTakenOffline = (facts: {
  readonly orderId: number
  readonly offlineId: number
  readonly amount: number
}): OutboxEvent => ({ topic: PAYMENT_TOPICS.takenOffline, payload: facts })
