import { OFFLINE_METHODS, PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { PAYMENT_PHASES, PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { z } from 'zod'

/** Payment of an order for the payment page. Clients poll it every 3 s in the first minute, then every 5–10 s. */
export const paymentStateSchema = z.object({
  orderId: z.number().int(),
  number: z.string(),
  farmerId: z.number().int(),
  method: z.enum(PAYMENT_METHODS),
  isOnline: z.boolean(),
  /**
   * State of the payment. offline: no online payment; preparing: the gateway has not answered yet, poll again; waiting:
   * may be paid now; paid: held or captured; declined, expired, canceled: may be repeated by PATCH
   * /api/v1/orders/{id}/{paymentMethod} while `mayRetry`, otherwise the order is cancelled; refunded: the money of a
   * cancelled order is being returned.
   */
  phase: z.enum(PAYMENT_PHASES),
  /** The order's payment status, one of the spec's eight. */
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** True = the bank holds the money; it is captured when the order leaves, with the total of that time. */
  isHeld: z.boolean(),
  /** True = paying holds the money; the final sum is known after weighing and never higher. */
  willHold: z.boolean(),
  /** True = only a surcharge is paid now. */
  isSurcharge: z.boolean(),
  /** Sum to pay now, or the order's total; roubles. */
  amount: z.number(),
  /** URL of the gateway's page for cards; null for SBP, or while preparing. */
  payUrl: z.string().nullable(),
  /** SBP: the link of the QR code, which a phone opens; null otherwise, or while preparing. */
  payload: z.string().nullable(),
  /** SBP: the QR code of `payload` as a data: URL, black on white. */
  qrImage: z.string().nullable(),
  /** Payment method used when this payment does not arrive in time; null = the order is cancelled. */
  fallbackMethod: z.enum(OFFLINE_METHODS).nullable(),
  /** Payment deadline, ISO 8601; null = no payment is awaited. */
  expiresAt: z.string().nullable(),
  mayRetry: z.boolean(),
})
export type PaymentState = z.output<typeof paymentStateSchema>
