import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'
import { kopecksField } from '../../platform/events/kopecks-field.ts'

const orderId = z.int()
const paymentId = z.string()
const amount = kopecksField

// Commands are delivered to this module itself, so that gateways are called after the commit.
export const paymentRequested = defineEvent('PaymentRequested', { paymentId })
export const paymentWithdrawn = defineEvent('PaymentWithdrawn', { paymentId })
export const captureRequested = defineEvent('PaymentCaptureRequested', { paymentId })
export const refundRequested = defineEvent('RefundRequested', { refundId: z.string() })

/** A payment link is ready to be sent to the customer. */
export const paymentLinkIssued = defineEvent('PaymentLinkIssued', { orderId, paymentId })

/** The bank holds the money on the customer's card: the order may be gathered. */
export const paymentHeld = defineEvent('PaymentHeld', { orderId, paymentId, amount })

/** A paid order costs more: the customer has to pay `amount` in addition. */
export const paymentSurchargeAsked = defineEvent('PaymentSurchargeAsked', { orderId, paymentId, amount })

/** The bank released a hold: the customer has to pay again. `amount` = the released sum. */
export const paymentHoldLost = defineEvent('PaymentHoldLost', { orderId, paymentId, amount })

/** Money was taken: charged at once, or captured from a hold. */
export const paymentSettled = defineEvent('PaymentSettled', {
  orderId,
  paymentId,
  amount,
  isCapture: z.boolean().default(false),
})

export const paymentRefunded = defineEvent('PaymentRefunded', { orderId, paymentId, amount, refundId: z.string() })

export const paymentTakenOffline = defineEvent('PaymentTakenOffline', { orderId, offlineId: z.int(), amount })

const debtId = z.int()
const organizationId = z.int()
/** ISO 8601. */
const dueAt = z.string()

/** The seller took more than the order costs now and has to give back `amount` by `dueAt`. */
export const sellerOwes = defineEvent('SellerOwes', {
  orderId,
  debtId,
  organizationId,
  amount,
  dueAt,
  /** The customer asked for it, and is notified with the decision. */
  isDemanded: z.boolean(),
})

/** The deadline of a debt is near or over. Delivered at that moment, even if the debt is settled. */
export const sellerDebtDue = defineEvent('SellerDebtDue', { orderId, debtId, organizationId, amount })

/** The seller still owes money, and the deadline is near or over. */
export const sellerDebtReminder = defineEvent('SellerDebtReminder', {
  orderId,
  debtId,
  organizationId,
  amount,
  dueAt,
  isOver: z.boolean(),
})

/** The seller reports that the money was given back; `times` = 2 after the customer disputed the first time. */
export const sellerPaidBack = defineEvent('SellerPaidBack', { orderId, debtId, amount, times: z.int() })

/** The customer reports that the money did not arrive: it is owed again. */
export const sellerDebtDisputed = defineEvent('SellerDebtDisputed', { orderId, debtId, organizationId, amount })
