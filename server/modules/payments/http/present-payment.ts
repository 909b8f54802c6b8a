import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import type { paymentMethodSchema } from '@okolitsa/contracts/payments/payment-method.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { isOpenAttempt, phaseOfAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import { isOnlinePayment, kindOfPaymentMethod, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { z } from 'zod'
import type { PayableOrder } from '../ports.ts'
import type { Attempt } from '../store/payment.store.ts'
import { awaitsPayment } from '../use-cases/change-method.ts'

export const presentMethod = (code: PaymentMethod): z.input<typeof paymentMethodSchema> => ({
  code,
  kind: kindOfPaymentMethod(code),
  isOnline: isOnlinePayment(code),
})

/** The payment page's view of an order and its newest attempt. */
export function presentPayment(order: PayableOrder, attempt: Attempt | null, now: Date): PaymentState {
  const isOnline = isOnlinePayment(order.paymentMethod)
  const isAwaited = isOnline && awaitsPayment(order)
  const isOpen = attempt !== null && isOpenAttempt(attempt.status)
  const isPayable = isAwaited && isOpen && attempt.expires_at > now
  return {
    orderId: order.id,
    number: order.number,
    method: order.paymentMethod,
    isOnline,
    phase: isOnline ? phaseOf(attempt, isPayable) : 'offline',
    paymentStatus: order.paymentStatus,
    amount: toRoubles(order.total),
    payUrl: isPayable ? attempt.pay_url : null,
    payload: isPayable ? attempt.payload : null,
    qrImage: isPayable && attempt.qr_image ? `data:image/png;base64,${attempt.qr_image}` : null,
    expiresAt: isAwaited && order.payBefore ? order.payBefore.toISOString() : null,
    mayRetry: isAwaited && !isPayable && order.payBefore !== null && order.payBefore > now,
  }
}

function phaseOf(attempt: Attempt | null, isPayable: boolean): PaymentState['phase'] {
  if (!attempt) return 'preparing'
  return isOpenAttempt(attempt.status) && !isPayable ? 'expired' : phaseOfAttempt(attempt.status)
}
