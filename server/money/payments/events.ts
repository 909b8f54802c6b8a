import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'
import { kopecksField } from '../../platform/events/kopecks-field.ts'

const orderId = z.int()
const paymentId = z.string()
const amount = kopecksField

// Those that ask for something are delivered to the module itself: outside calls happen after commit.
export const paymentRequested = defineEvent('PaymentRequested', { paymentId })
export const paymentWithdrawn = defineEvent('PaymentWithdrawn', { paymentId })
export const captureRequested = defineEvent('PaymentCaptureRequested', { paymentId })
export const refundRequested = defineEvent('RefundRequested', { refundId: z.string() })

/** A link to pay by is ready to be sent to the customer. */
export const paymentLinkIssued = defineEvent('PaymentLinkIssued', { orderId, paymentId })

/** The bank holds the money on the customer's card: the order may be gathered. */
export const paymentHeld = defineEvent('PaymentHeld', { orderId, paymentId, amount })

/** A paid order costs more: the customer has to pay `amount` on top. */
export const paymentSurchargeAsked = defineEvent('PaymentSurchargeAsked', { orderId, paymentId, amount })

/** The bank let a hold go by itself: the customer has to pay again. `amount` = what was held. */
export const paymentHoldLost = defineEvent('PaymentHoldLost', { orderId, paymentId, amount })

/** The money is ours: taken at once, or captured of what was held. */
export const paymentSettled = defineEvent('PaymentSettled', {
  orderId,
  paymentId,
  amount,
  isCapture: z.boolean().default(false),
})

export const paymentRefunded = defineEvent('PaymentRefunded', { orderId, paymentId, amount, refundId: z.string() })

/** The seller took money without a gateway. */
export const paymentTakenOffline = defineEvent('PaymentTakenOffline', { orderId, offlineId: z.int(), amount })

const debtId = z.int()
const organizationId = z.int()
/** ISO 8601. */
const dueAt = z.string()

/** The seller took more than the order costs now, and gives it back by hand until `dueAt`. */
export const sellerOwes = defineEvent('SellerOwes', {
  orderId,
  debtId,
  organizationId,
  amount,
  dueAt,
  /** The customer asked for it, and hears of it with the answer. */
  isDemanded: z.boolean(),
})

/** The time of a debt comes to its end, or is over; delivered at that moment, whatever became of the debt. */
export const sellerDebtDue = defineEvent('SellerDebtDue', { orderId, debtId, organizationId, amount })

/** The seller still owes, and its time is nearly or quite over. */
export const sellerDebtReminder = defineEvent('SellerDebtReminder', {
  orderId,
  debtId,
  organizationId,
  amount,
  dueAt,
  isOver: z.boolean(),
})

/** The seller says that the money is given back; `times` = 2 after the customer said that it had not come. */
export const sellerPaidBack = defineEvent('SellerPaidBack', { orderId, debtId, amount, times: z.int() })

/** The customer says that the money did not come: it is owed again. */
export const sellerDebtDisputed = defineEvent('SellerDebtDisputed', { orderId, debtId, organizationId, amount })
