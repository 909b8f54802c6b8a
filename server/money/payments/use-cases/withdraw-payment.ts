import {
  isClosedAttempt,
  isOpenAttempt,
  mayWithdraw,
  SILENCE_MINUTES,
} from '@okolitsa/domain/payments/payment-machine.ts'
import { gatewayOf, LOOK_AGAIN_SECONDS, type PaymentDeps, plusSeconds, referenceOf } from '../payment-deps.ts'
import { GatewayFailure, type GatewayState, type GatewayStatus } from '../ports.ts'
import { type Attempt, findAttempt, findLatestAttempt } from '../store/payment.store.ts'
import { askGateway } from './check-payment.ts'
import { closePayments } from './close-payments.ts'
import { lockAttempt } from './lock-attempt.ts'
import { moveAttempt } from './move-attempt.ts'

const HAS_MONEY: ReadonlySet<GatewayState> = new Set(['held', 'paid', 'partiallyRefunded'])

/**
 * Withdraws an attempt at the gateway and then asks for its status, since the customer may pay meanwhile. An attempt
 * that turns out to be held or paid is left so, and so is one the gateway does not answer for. Null = the gateway does
 * not answer.
 */
export async function withdrawAtGateway(deps: PaymentDeps, attempt: Attempt): Promise<GatewayStatus | null> {
  if (isOpenAttempt(attempt.status)) {
    const gatewayStatus = await askGateway(deps, attempt)
    if (!gatewayStatus || HAS_MONEY.has(gatewayStatus.state)) return gatewayStatus
  }
  const begun = await beginWithdrawal(deps, attempt)
  try {
    if (begun) await gatewayOf(deps, begun)?.withdraw({ ...referenceOf(begun), qrId: begun.qrId })
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.warn({ err: error, payment: attempt.gatewayNumber }, 'payment was not withdrawn')
  }
  return askGateway(deps, attempt)
}

/**
 * Records that the attempt is being withdrawn, before the gateway is asked: a hold the bank reports later is no longer
 * taken (see takeHold). If the outcome is never recorded, the next check closes the attempt. Returns the attempt as it
 * is now; null = the order has taken its money meanwhile.
 */
function beginWithdrawal(deps: PaymentDeps, attempt: Attempt): Promise<Attempt | null> {
  return deps.database.inTransaction(async (tx) => {
    const { own } = await lockAttempt(deps, tx, attempt)
    if (!own || !mayWithdraw(own.status)) return null
    if (own.withdrawingAt !== null) return own
    const now = deps.clock()
    const patch = {
      withdrawingAt: now,
      ...(isOpenAttempt(own.status) && { nextCheckAt: plusSeconds(now, LOOK_AGAIN_SECONDS) }),
    }
    await moveAttempt(tx, own, patch, { kind: 'withdrawing', detail: { from: own.status } })
    return own
  })
}

/** The job behind PaymentWithdrawn. If the gateway does not answer, reconciliation checks again. */
export async function withdrawPayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const attempt = await findAttempt(deps.database.executor, paymentId)
  if (attempt && attempt.nextCheckAt !== null && isClosedAttempt(attempt.status)) {
    await withdrawAtGateway(deps, attempt)
  }
}

/**
 * Ends the waiting of an order not paid in time (see PayableOrders.giveUpPayment). The payment is first withdrawn at
 * the gateway and then checked, so that money of the last second is taken; later money is refunded.
 */
export async function expireOrder(deps: PaymentDeps, orderId: number): Promise<void> {
  const { executor, inTransaction } = deps.database
  const latest = await findLatestAttempt(executor, orderId)
  const wasAsked = latest !== null && isOpenAttempt(latest.status)
  const gatewayStatus = wasAsked ? await withdrawAtGateway(deps, latest) : null
  await inTransaction(async (tx) => {
    const order = await deps.orders.lock(tx, orderId)
    const now = deps.clock()
    if (!order?.payBefore || order.payBefore >= now) return
    const isSilent = wasAsked && gatewayStatus === null
    if (isSilent && now.getTime() - order.payBefore.getTime() < SILENCE_MINUTES * 60_000) return
    await deps.orders.giveUpPayment(tx, order)
    await closePayments(deps, tx, orderId, 'expired')
  })
}
