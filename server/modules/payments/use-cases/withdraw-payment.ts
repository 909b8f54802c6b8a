import { isClosedAttempt, isOpenAttempt, SILENCE_MINUTES } from '@okolitsa/domain/payments/payment-machine.ts'
import { gatewayOf, type PaymentDeps, referenceOf } from '../payment-deps.ts'
import { GatewayFailure, type GatewayState, type GatewayStatus } from '../ports.ts'
import { type Attempt, findAttempt, findLatestAttempt } from '../store/payment.store.ts'
import { askGateway } from './check-payment.ts'
import { closePayments } from './close-payments.ts'

const HAS_MONEY: ReadonlySet<GatewayState> = new Set(['held', 'paid', 'partiallyRefunded'])

/**
 * Takes an attempt back at the gateway and then asks what became of it, since the shopper may pay in between. What
 * was open and turns out to be held or paid already is left so. Null = the gateway does not answer.
 */
export async function withdrawAtGateway(deps: PaymentDeps, attempt: Attempt): Promise<GatewayStatus | null> {
  if (isOpenAttempt(attempt.status)) {
    const word = await askGateway(deps, attempt)
    if (word && HAS_MONEY.has(word.state)) return word
  }
  const gateway = gatewayOf(deps, attempt)
  try {
    await gateway?.withdraw({ ...referenceOf(attempt), qrId: attempt.qr_id })
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.warn({ err: error, payment: attempt.gateway_number }, 'payment was not withdrawn')
  }
  return askGateway(deps, attempt)
}

/** The job behind PaymentWithdrawn. What the gateway does not answer now is looked at again by reconciliation. */
export async function withdrawPayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const attempt = await findAttempt(deps.database.executor, paymentId)
  if (attempt && attempt.next_check_at !== null && isClosedAttempt(attempt.status)) {
    await withdrawAtGateway(deps, attempt)
  }
}

/**
 * Ends the waiting for an order nobody paid in time (see PayableOrders.giveUpPayment): the payment is withdrawn at the gateway first and then checked, so that
 * money that came in the last second is taken. Money that comes still later goes back.
 */
export async function expireOrder(deps: PaymentDeps, orderId: number): Promise<void> {
  const { executor, inTransaction } = deps.database
  const latest = await findLatestAttempt(executor, orderId)
  const wasAsked = latest !== null && isOpenAttempt(latest.status)
  const word = wasAsked ? await withdrawAtGateway(deps, latest) : null
  await inTransaction(async (tx) => {
    const order = await deps.orders.lock(tx, orderId)
    const now = deps.clock()
    if (!order?.payBefore || order.payBefore >= now) return
    const isSilent = wasAsked && word === null
    if (isSilent && now.getTime() - order.payBefore.getTime() < SILENCE_MINUTES * 60_000) return
    await deps.orders.giveUpPayment(tx, order)
    await closePayments(deps, tx, orderId, 'expired')
  })
}
