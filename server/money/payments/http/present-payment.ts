import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import type { paymentMethodSchema } from '@okolitsa/contracts/payments/payment-method.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { isOnlinePayment, kindOfPaymentMethod, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { z } from 'zod'
import type { PaymentView } from '../ports.ts'

export const presentMethod = (code: PaymentMethod): z.input<typeof paymentMethodSchema> => ({
  code,
  kind: kindOfPaymentMethod(code),
  isOnline: isOnlinePayment(code),
})

/** The payment of an order in the API format: roubles, ISO dates, the QR code as a data: URL. */
export const presentPayment = ({ organizationId, amount, qrImage, expiresAt, ...view }: PaymentView): PaymentState => ({
  ...view,
  farmerId: organizationId,
  amount: toRoubles(amount),
  qrImage: qrImage && `data:image/png;base64,${qrImage}`,
  expiresAt: expiresAt?.toISOString() ?? null,
})
