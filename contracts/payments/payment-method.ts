import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { z } from 'zod'

/** A method's code; case is ignored (the spec writes both `Sbp` and `sbp`). */
export const paymentMethodCode = z
  .string()
  .transform((code) => code.toLowerCase())
  .pipe(z.enum(PAYMENT_METHODS, 'wrongValue'))

export const paymentMethodSchema = z.object({
  code: z.enum(PAYMENT_METHODS),
  /**
   * Kind. Online: paid on our payment page immediately. Link: the seller sends a link. Offline: paid outside the shop.
   */
  kind: z.enum(['online', 'link', 'offline']),
  isOnline: z.boolean(),
})
