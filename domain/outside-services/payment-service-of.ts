import type { PaymentMethod } from '../payments/payment-method.ts'
import type { PAYMENT_SERVICES } from './outside-service.ts'

type PaymentService = (typeof PAYMENT_SERVICES)[number]

const SERVICE_OF: Readonly<Record<PaymentMethod, PaymentService | null>> = {
  sbp: 'sbp',
  rbs: 'rbs',
  // a sent link opens the card page
  paybylink: 'rbs',
  payanyway: 'payanyway',
  paw: 'payanyway',
  cashondelivery: null,
  banktransfer: null,
  urozhaj: null,
}

/** The service that takes the money of a payment method; null = none, the money is paid to the seller. */
export const paymentServiceOf = (method: PaymentMethod): PaymentService | null => SERVICE_OF[method]
