import { PAYMENT_STATUSES, type PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'

export const isPaymentStatus = (text: string | undefined): text is PaymentStatus =>
  PAYMENT_STATUSES.some((status) => status === text)
