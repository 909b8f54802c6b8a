import { isOpenAttempt, mayBePaid, phaseOfAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentPhase } from '@okolitsa/domain/payments/payment-status.ts'
import { awaitsPayment, shownAttempt } from './policy.ts'
import type { PayableOrder, PaymentView } from './ports.ts'
import { type Attempt, factsOf } from './store/payment.store.ts'

/** The payment page's view of an order; attempts are newest first. */
export function paymentView(order: PayableOrder, attempts: readonly Attempt[], now: Date): PaymentView {
  const attempt = shownAttempt(order, attempts)
  const isOnline = isOnlinePayment(order.paymentMethod)
  const isAwaited = awaitsPayment(order)
  const isPayable = isAwaited && attempt !== null && mayBePaid(factsOf(attempt), now)
  // a surcharge has no deadline; only its code or page has one
  const until = order.payBefore ?? (isPayable ? attempt.expiresAt : null)
  return {
    orderId: order.id,
    number: order.number,
    organizationId: order.organizationId,
    method: isAwaited && attempt ? attempt.method : order.paymentMethod,
    isOnline,
    phase: isOnline ? phaseOf(order, attempt, { isPayable, now }) : 'offline',
    paymentStatus: order.paymentStatus,
    isHeld: order.held > 0,
    willHold: isPayable && attempt.stages === 'two',
    isSurcharge: isAwaited && order.payBefore === null,
    amount: isAwaited && attempt ? attempt.amount : order.total,
    payUrl: isPayable ? attempt.payUrl : null,
    payload: isPayable ? attempt.payload : null,
    qrImage: isPayable ? attempt.qrImage : null,
    fallbackMethod: isAwaited ? order.fallbackMethod : null,
    expiresAt: isAwaited ? until : null,
    mayRetry: isAwaited && !isPayable && (order.payBefore === null || order.payBefore > now),
  }
}

function phaseOf(
  order: PayableOrder,
  attempt: Attempt | null,
  { isPayable, now }: { isPayable: boolean; now: Date },
): PaymentPhase {
  if (!attempt) return 'preparing'
  if (order.state === 'canceled') {
    if (attempt.capturedAmount > 0) return 'refunded'
    // an unpaid attempt needs no retry, whatever its status at the bank
    return attempt.status === 'expired' ? 'expired' : 'canceled'
  }
  // the order stays paid after a partial refund
  if (attempt.status === 'partiallyRefunded') return 'paid'
  if (isPayable || !isOpenAttempt(attempt.status)) return phaseOfAttempt(attempt.status)
  // a withdrawal ends within seconds
  return attempt.withdrawingAt === null || attempt.expiresAt <= now ? 'expired' : 'preparing'
}
