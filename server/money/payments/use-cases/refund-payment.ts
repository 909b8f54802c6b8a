import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { paymentRefunded } from '../events.ts'
import {
  CLAIM_SECONDS,
  gatewayOf,
  type PaymentDeps,
  plusSeconds,
  referenceOf,
  retryDelaySeconds,
} from '../payment-deps.ts'
import { GatewayFailure } from '../ports.ts'
import { type Attempt, findAttempt } from '../store/payment.store.ts'
import { claimRefund, findNextRefund, finishRefund, type RefundRow, saveRefund } from '../store/refund.store.ts'
import { lockAttempt } from './lock-attempt.ts'
import { moveAttempt } from './move-attempt.ts'
import { updateOrderPayment } from './update-order-payment.ts'

/**
 * Refusals after which the refund is `failed`: displayed with the refund, reported by the integrity check, and retried
 * once a day.
 */
const MAX_ATTEMPTS = 30
const DAY_SECONDS = 86_400

/**
 * Refunds money. Requests the refunded sum from the gateway first, so that a call whose answer was lost is not
 * repeated. Does not throw when the gateway fails; the periodic task retries.
 */
export async function refundPayment(deps: PaymentDeps, refundId: string): Promise<void> {
  const { executor } = deps.database
  const now = deps.clock()
  const refund = await claimRefund(executor, refundId, now, plusSeconds(now, CLAIM_SECONDS))
  if (!refund) return
  const isDone = await giveBack(deps, refund)
  // the other refunds of this payment were waiting for this one
  const next = isDone ? await findNextRefund(executor, refund.paymentId) : null
  if (next) await refundPayment(deps, next)
}

/** Makes the refund at the gateway; false = the gateway did not make it. */
async function giveBack(deps: PaymentDeps, refund: RefundRow): Promise<boolean> {
  const { executor } = deps.database
  const attempt = await findAttempt(executor, refund.paymentId)
  const gateway = attempt && gatewayOf(deps, attempt)
  try {
    if (!attempt?.gatewayOrderId || !gateway) throw new GatewayFailure('unavailable', 'no gateway for this payment')
    const gatewayOrderId = attempt.gatewayOrderId
    const { state, refunded } = await gateway.status(referenceOf(attempt))
    // a reversed payment was refunded as a whole
    if (state !== 'canceled' && refunded < attempt.refundedAmount + refund.amount) {
      await gateway.refund({ ...referenceOf(attempt), gatewayOrderId, amount: refund.amount, key: refund.id })
    }
    await keepRefunded(deps, attempt, refund)
    return true
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.error({ err: error, refundId: refund.id }, 'refund failed')
    const isFailed = refund.attempts >= MAX_ATTEMPTS
    await saveRefund(executor, refund.id, {
      failure: error.message,
      claimedUntil: plusSeconds(deps.clock(), isFailed ? DAY_SECONDS : retryDelaySeconds(refund.attempts)),
      ...(isFailed && { status: 'failed' }),
    })
    return false
  }
}

async function keepRefunded(deps: PaymentDeps, attempt: Attempt, refund: RefundRow): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const { order, own } = await lockAttempt(deps, tx, attempt)
    if (!order || !own || !(await finishRefund(tx, refund.id, deps.clock()))) return
    const refunded = (own.refundedAmount + refund.amount) as Kopecks
    const isWhole = refunded === own.capturedAmount
    const { id: refundId, amount, cause } = refund
    const event = paymentRefunded({ orderId: own.orderId, paymentId: own.id, refundId, amount })
    const patch = { refundedAmount: refunded, status: isWhole ? 'refunded' : 'partiallyRefunded' } as const
    await moveAttempt(tx, own, patch, { kind: 'refunded', detail: { amount, cause }, event })
    await updateOrderPayment(deps, tx, order)
  })
}
