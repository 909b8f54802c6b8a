import { isOpenAttempt, nextCheckDelaySeconds, plusCheck } from '@okolitsa/domain/payments/payment-machine.ts'
import { gatewayOf, type PaymentDeps, plusSeconds, referenceOf } from '../payment-deps.ts'
import { GatewayFailure, type GatewayStatus } from '../ports.ts'
import {
  type Attempt,
  claimAttempt,
  claimQuestion,
  findAttemptAtGateway,
  recordEventOnce,
  saveAttempt,
} from '../store/payment.store.ts'
import { registerPayment } from './register-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Minimum pause between status requests of one payment, seconds, because pages poll and notifications may be repeated.
 */
const PAUSE_SECONDS = 2

/** Requests the status from the gateway and applies it; null = no answer, the request is repeated later. */
export async function askGateway(deps: PaymentDeps, attempt: Attempt): Promise<GatewayStatus | null> {
  try {
    const gateway = gatewayOf(deps, attempt)
    if (!gateway) throw new GatewayFailure('unavailable', 'no gateway for this payment')
    const gatewayStatus = await gateway.status(referenceOf(attempt))
    await settlePayment(deps, attempt, gatewayStatus)
    return gatewayStatus
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.warn({ err: error, payment: attempt.gatewayNumber }, 'payment status is not known')
    if (attempt.nextCheckAt !== null) {
      await saveAttempt(deps.database.executor, attempt.id, {
        // checks for late money are counted only when the gateway answered
        ...(isOpenAttempt(attempt.status) && { checks: plusCheck(attempt.checks) }),
        nextCheckAt: plusSeconds(deps.clock(), nextCheckDelaySeconds(attempt.checks)),
      })
    }
    return null
  }
}

/**
 * Serves the payment page's poll: registers an unregistered attempt, or requests the status of an open one, with a rate
 * limit.
 */
export async function refreshAttempt(deps: PaymentDeps, attempt: Attempt): Promise<void> {
  if (attempt.status === 'new') return registerPayment(deps, attempt.id)
  if (!isOpenAttempt(attempt.status)) return
  const now = deps.clock()
  const claimed = await claimAttempt(deps.database.executor, attempt.id, now, plusSeconds(now, PAUSE_SECONDS))
  if (claimed) await askGateway(deps, claimed)
}

/**
 * Processes a notification of this method's gateway. A valid signature only justifies a status request, whose answer
 * decides. False = the notification is forged or unknown. A repeated event is recorded once. The status is requested at
 * most once in `PAUSE_SECONDS`; a new event that comes sooner is checked in the next periodic run.
 */
export async function acceptNotification(
  deps: PaymentDeps,
  fields: Readonly<Record<string, string>>,
): Promise<boolean> {
  for (const gateway of new Set(Object.values(deps.gateways))) {
    const notification = gateway.readNotification(fields)
    if (!notification) continue
    const attempt = await findAttemptAtGateway(deps.database.executor, notification)
    if (!attempt || (notification.amount !== null && notification.amount !== attempt.amount)) continue
    await hear(deps, attempt, notification.event)
    return true
  }
  return false
}

async function hear(deps: PaymentDeps, { id }: Attempt, event: string): Promise<void> {
  const { executor } = deps.database
  const now = deps.clock()
  const [isNews, attempt] = await Promise.all([
    recordEventOnce(executor, id, 'notified', event),
    claimQuestion(executor, id, now, plusSeconds(now, -PAUSE_SECONDS)),
  ])
  if (!attempt) {
    if (isNews) await saveAttempt(executor, id, { nextCheckAt: now })
    return
  }
  const gatewayStatus = await askGateway(deps, attempt)
  // without this, an attempt with no planned check would never be checked again
  if (gatewayStatus === null && isNews && attempt.nextCheckAt === null) {
    await saveAttempt(executor, id, { nextCheckAt: plusSeconds(now, nextCheckDelaySeconds(0)) })
  }
}
