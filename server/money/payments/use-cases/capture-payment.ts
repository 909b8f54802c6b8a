import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { captureAmount } from '@okolitsa/domain/payments/payment-balance.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { captureRequested } from '../events.ts'
import {
  CLAIM_SECONDS,
  gatewayOf,
  type PaymentDeps,
  plusSeconds,
  referenceOf,
  retryDelaySeconds,
} from '../payment-deps.ts'
import { GatewayFailure } from '../ports.ts'
import { type Attempt, claimCapture, lockAttempts, saveAttempt } from '../store/payment.store.ts'
import { lockAttempt } from './lock-attempt.ts'
import { moveAttempt } from './move-attempt.ts'
import { settlePayment } from './settle-payment.ts'
import { sumsOf, updateOrderPayment } from './update-order-payment.ts'
import { withdrawInTransaction } from './withdraw-in-transaction.ts'

/** Requests the capture of held money when the order leaves; a job captures it after the commit. */
export async function askForCapture(deps: PaymentDeps, tx: Executor, orderId: number): Promise<void> {
  const held = (await lockAttempts(tx, orderId)).find((attempt) => attempt.status === 'held')
  if (!held || held.captureAskedAt !== null) return
  const event = captureRequested({ paymentId: held.id })
  await moveAttempt(tx, held, { captureAskedAt: deps.clock() }, { kind: 'capture-asked', event })
}

/**
 * Captures held money at the order's current total, or releases it when the total is zero. Requests the status first,
 * so that a capture whose answer was lost is not repeated. Does not throw when the gateway fails; the periodic task
 * retries.
 */
export async function capturePayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const now = deps.clock()
  const attempt = await claimCapture(deps.database.executor, paymentId, now, plusSeconds(now, CLAIM_SECONDS))
  if (!attempt) return
  const amount = await amountToCapture(deps, attempt)
  if (amount === null) return
  try {
    const gateway = gatewayOf(deps, attempt)
    const { gatewayOrderId } = attempt
    if (!gateway || !gatewayOrderId) throw new GatewayFailure('unavailable', 'no gateway for this payment')
    const before = await gateway.status(referenceOf(attempt))
    if (before.state === 'held') await gateway.capture({ gatewayOrderId, amount })
    await settlePayment(deps, attempt, before.state === 'held' ? await gateway.status(referenceOf(attempt)) : before)
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.error({ err: error, paymentId }, 'capture failed')
    await saveAttempt(deps.database.executor, paymentId, {
      failure: error.message,
      claimedUntil: plusSeconds(now, retryDelaySeconds(attempt.captureAttempts)),
    })
  }
}

/** Amount to capture from a hold by the order's current total; null = the hold is released. */
function amountToCapture(deps: PaymentDeps, attempt: Attempt): Promise<Kopecks | null> {
  return deps.database.inTransaction(async (tx) => {
    const { order, attempts, own } = await lockAttempt(deps, tx, attempt)
    if (!order || own?.status !== 'held') return null
    const others = attempts.filter((each) => each.id !== own.id)
    const amount = captureAmount(order.total, others.map(sumsOf), own.heldAmount)
    if (amount > 0) return amount
    await withdrawInTransaction(deps, tx, own, 'canceled')
    await updateOrderPayment(deps, tx, order)
    return null
  })
}
