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
 * Withdraws an attempt at the gateway and then requests its status, since the customer may pay meanwhile. A held or
 * paid attempt stays unchanged, and so does an attempt without an answer of the gateway. Null = no answer.
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
 * Records the start of a withdrawal before the gateway is called: a hold reported later is no longer accepted (see
 * takeHold). If the outcome is never recorded, the next check closes the attempt. Returns the updated attempt; null =
 * the order has accepted its money meanwhile.
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

/** Processes `PaymentWithdrawn`. Without an answer of the gateway the periodic task checks again. */
export async function withdrawPayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const attempt = await findAttempt(deps.database.executor, paymentId)
  if (attempt && attempt.nextCheckAt !== null && isClosedAttempt(attempt.status)) {
    await withdrawAtGateway(deps, attempt)
  }
}

/**
 * Ends the wait for the payment of an order after its deadline (see PayableOrders.giveUpPayment). The payment is first
 * withdrawn at the gateway and then checked, so that money paid in the last second is accepted; later money is
 * refunded.
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
