import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { paymentRefunded } from '../events.ts'
import { gatewayOf, type PaymentDeps, plusSeconds } from '../payment-deps.ts'
import { GatewayFailure } from '../ports.ts'
import { type Attempt, findAttempt, lockAttempts, recordEvent, saveAttempt } from '../store/payment.store.ts'
import { claimRefund, finishRefund, type RefundRow, saveRefund } from '../store/refund.store.ts'

const CLAIM_SECONDS = 15
/** After so many refusals a person has to look; until then it is tried ever more seldom, an hour apart at most. */
const MAX_ATTEMPTS = 30
const retryDelaySeconds = (attempts: number) => Math.min(3_600, 15 * 2 ** Math.min(attempts, 8))

/**
 * Gives money back. The gateway is asked first how much has gone back already, so a call whose answer was lost is
 * not repeated. Never throws for the gateway's sake: the periodic task tries again.
 */
export async function refundPayment(deps: PaymentDeps, refundId: string): Promise<void> {
  const { executor } = deps.database
  const now = deps.clock()
  const refund = await claimRefund(executor, refundId, now, plusSeconds(now, CLAIM_SECONDS))
  if (!refund) return
  const attempt = await findAttempt(executor, refund.payment_id)
  const gateway = attempt && gatewayOf(deps, attempt)
  try {
    if (!attempt?.gateway_order_id || !gateway) throw new GatewayFailure('unavailable', 'no gateway for this payment')
    const gatewayOrderId = attempt.gateway_order_id
    const { refunded } = await gateway.status({ number: attempt.gateway_number, gatewayOrderId })
    if (refunded < attempt.refunded_amount + refund.amount) {
      await gateway.refund({ gatewayOrderId, amount: refund.amount, key: refund.id })
    }
    await keepRefunded(deps, attempt, refund)
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.error({ err: error, refundId }, 'refund failed')
    await saveRefund(executor, refundId, {
      failure: error.message,
      claimed_until: plusSeconds(now, retryDelaySeconds(refund.attempts)),
      ...(refund.attempts >= MAX_ATTEMPTS && { status: 'failed' }),
    })
  }
}

async function keepRefunded(deps: PaymentDeps, attempt: Attempt, refund: RefundRow): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const order = await deps.orders.lock(tx, attempt.order_id)
    const own = (await lockAttempts(tx, attempt.order_id)).find((each) => each.id === attempt.id)
    if (!own || !(await finishRefund(tx, refund.id, deps.clock()))) return
    const refunded = (own.refunded_amount + refund.amount) as Kopecks
    const isWhole = refunded === own.amount
    await saveAttempt(tx, own.id, { refunded_amount: refunded, status: isWhole ? 'refunded' : 'partiallyRefunded' })
    await recordEvent(tx, own.id, 'refunded', { amount: refund.amount, cause: refund.cause })
    // a second payment of an order that is paid says nothing about the order
    if (!own.is_surplus || order?.state === 'canceled') {
      await deps.orders.setPaymentStatus(tx, own.order_id, isWhole ? 'returned' : 'partiallyReturned')
    }
    const { id: refundId, amount } = refund
    await emit(tx, paymentRefunded({ orderId: own.order_id, paymentId: own.id, refundId, amount }))
  })
}
