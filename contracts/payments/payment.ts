import { OFFLINE_METHODS, PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { PAYMENT_PHASES, PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { z } from 'zod'

/** The payment of one order, as the payment page needs it. Poll it: every 3 s the first minute, then every 5–10 s. */
export const paymentStateSchema = z.object({
  orderId: z.number().int(),
  number: z.string(),
  /** Whose order it is. */
  farmerId: z.number().int(),
  method: z.enum(PAYMENT_METHODS),
  isOnline: z.boolean(),
  /**
   * offline: nothing to pay here; preparing: the gateway has not answered yet, ask again; waiting: may be paid now;
   * paid: held or taken, nothing is left to do; declined, expired, canceled: may be repeated by
   * PATCH /api/v1/orders/{id}/{paymentMethod} while `mayRetry`, otherwise the order is cancelled; refunded: the money of
   * a cancelled order goes back.
   */
  phase: z.enum(PAYMENT_PHASES),
  /** The order's payment status, the spec's eight. */
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** The bank holds the money; it is taken when the order leaves, at what the order costs then. */
  isHeld: z.boolean(),
  /** Paying holds the money; what is taken in the end is known when the goods are weighed, and is not more. */
  willHold: z.boolean(),
  /** What is paid now is only what the order costs more since it was paid. */
  isSurcharge: z.boolean(),
  /** What is to be paid now, or what the order costs; roubles. */
  amount: z.number(),
  /** Address of the gateway's page (card); null for SBP, or while preparing. */
  payUrl: z.string().nullable(),
  /** SBP: the link that a QR code holds and that a phone opens; null otherwise, or while preparing. */
  payload: z.string().nullable(),
  /** SBP: the QR code of `payload` as a data: URL, black on white. */
  qrImage: z.string().nullable(),
  /** How the order is paid when this payment does not come in time; null = it is cancelled then. */
  fallbackMethod: z.enum(OFFLINE_METHODS).nullable(),
  /** When the time to pay ends; ISO 8601. Null when there is nothing to pay. */
  expiresAt: z.string().nullable(),
  mayRetry: z.boolean(),
})
export type PaymentState = z.output<typeof paymentStateSchema>
