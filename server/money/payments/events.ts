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

/** The bank holds the money on the customer's card; the seller may start picking the order. */
export const paymentHeld = defineEvent('PaymentHeld', { orderId, paymentId, amount })

/** A paid order became more expensive: the customer has to pay `amount` in addition. */
export const paymentSurchargeAsked = defineEvent('PaymentSurchargeAsked', { orderId, paymentId, amount })

/** The bank released a hold: the customer has to pay again. `amount` = the released sum. */
export const paymentHoldLost = defineEvent('PaymentHoldLost', { orderId, paymentId, amount })

/** Money was taken: charged directly, or captured from a hold. */
export const paymentSettled = defineEvent('PaymentSettled', {
  orderId,
  paymentId,
  amount,
  isCapture: z.boolean().default(false),
})

export const paymentRefunded = defineEvent('PaymentRefunded', { orderId, paymentId, amount, refundId: z.string() })

/** The office returns money at the market's cost; the customer reads the reason. */
export const marketRefundMade = defineEvent('MarketRefundMade', {
  ...{ orderId, key: z.string(), amount, reason: z.string() },
})

export const paymentTakenOffline = defineEvent('PaymentTakenOffline', { orderId, offlineId: z.int(), amount })

const debtId = z.int()
const organizationId = z.int()
/** An ISO 8601 time. */
const dueAt = z.string()

/** The seller took more than the order now costs and has to repay `amount` by `dueAt`. */
export const sellerOwes = defineEvent('SellerOwes', {
  orderId,
  debtId,
  organizationId,
  amount,
  dueAt,
  /** True = the customer requested the refund and is notified together with the decision. */
  isDemanded: z.boolean(),
})

/** The deadline of a debt is near or over. Delivered at that time, even when the debt is settled. */
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

/** The seller reports a repayment; `times` = 2 after the customer has disputed the first report. */
export const sellerPaidBack = defineEvent('SellerPaidBack', { orderId, debtId, amount, times: z.int() })

/** The customer reports that the money did not arrive; the debt is open again. */
export const sellerDebtDisputed = defineEvent('SellerDebtDisputed', { orderId, debtId, organizationId, amount })
