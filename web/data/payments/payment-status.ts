import { PAYMENT_STATUSES, type PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'

/** Whether a part of an address is the status of a payment. */
export const isPaymentStatus = (text: string | undefined): text is PaymentStatus =>
  PAYMENT_STATUSES.some((status) => status === text)
