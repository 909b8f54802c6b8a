import { nextCheckDelaySeconds, plusCheck } from '@okolitsa/domain/payments/payment-machine.ts'
import { kindOfPaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { paymentPageTexts } from '@okolitsa/strings/ru/payments.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { paymentLinkIssued, paymentWithdrawn } from '../events.ts'
import { CLAIM_SECONDS, gatewayOf, type PaymentDeps, plusSeconds } from '../payment-deps.ts'
import { GatewayFailure, type PaymentRequest } from '../ports.ts'
import { type Attempt, claimAttempt, recordEvent, saveAttempt } from '../store/payment.store.ts'
import { lockAttempt } from './lock-attempt.ts'
import { moveAttempt } from './move-attempt.ts'

const RBS_CALLBACK_PATH = '/api/v1/payments/rbs/callback'

/**
 * Registers a new attempt at its gateway. Request, job and poll may call this concurrently: one of them gets the claim,
 * and the gateway identifies the attempt by its number. Does not throw when the gateway fails.
 */
export async function registerPayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const { executor } = deps.database
  const now = deps.clock()
  const attempt = await claimAttempt(executor, paymentId, now, plusSeconds(now, CLAIM_SECONDS))
  if (attempt?.status !== 'new' || attempt.withdrawingAt !== null) {
    if (attempt) await saveAttempt(executor, paymentId, { claimedUntil: null })
    return
  }
  const gateway = gatewayOf(deps, attempt)
  const lifetimeSeconds = Math.floor((attempt.expiresAt.getTime() - now.getTime()) / 1_000)
  if (!gateway || lifetimeSeconds <= 0) {
    await saveAttempt(executor, paymentId, { claimedUntil: null, nextCheckAt: plusSeconds(now, 60) })
    return
  }
  try {
    const origin = (await deps.orders.originOf(executor, attempt.orderId)) ?? deps.publicUrl
    const registered = await gateway.register(requestOf(deps, attempt, { origin, lifetimeSeconds }))
    await keepRegistered(deps, attempt, {
      gatewayOrderId: registered.gatewayOrderId,
      payUrl: registered.payUrl,
      payload: registered.payload,
      qrId: registered.qrId,
      qrImage: registered.qrImage,
    })
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.warn({ err: error, payment: attempt.gatewayNumber }, 'payment registration failed')
    const isRefused = error.kind === 'refused'
    await saveAttempt(executor, paymentId, {
      claimedUntil: null,
      failure: error.message,
      checks: plusCheck(attempt.checks),
      ...(isRefused
        ? { status: 'declined', nextCheckAt: null }
        : { nextCheckAt: plusSeconds(now, nextCheckDelaySeconds(attempt.checks)) }),
    })
    await recordEvent(executor, paymentId, 'registration-failed', { message: error.message })
  }
}

function requestOf(
  deps: PaymentDeps,
  attempt: Attempt,
  { origin, lifetimeSeconds }: { origin: string; lifetimeSeconds: number },
): PaymentRequest {
  return {
    number: attempt.gatewayNumber,
    amount: attempt.amount,
    description: paymentPageTexts.description(attempt.orderId),
    // gateways add their own query parameters, one of which has the same name as ours
    returnUrl: `${origin}/web/vp/${attempt.orderId}/return`,
    notificationUrl: `${deps.callbackUrl}${RBS_CALLBACK_PATH}`,
    lifetimeSeconds,
    as: attempt.method === 'sbp' ? 'qr' : 'page',
    stages: attempt.stages,
  }
}

async function keepRegistered(
  deps: PaymentDeps,
  attempt: Attempt,
  facts: Pick<Attempt, 'gatewayOrderId' | 'payUrl' | 'payload' | 'qrId' | 'qrImage'>,
): Promise<void> {
  const now = deps.clock()
  await deps.database.inTransaction(async (tx) => {
    const { own } = await lockAttempt(deps, tx, attempt)
    if (!own) return
    const common = { ...facts, claimedUntil: null, registeredAt: now, failure: null }
    if (own.status === 'new' && own.withdrawingAt === null) {
      const nextCheckAt = plusSeconds(now, nextCheckDelaySeconds(0))
      // a surcharge has its own notification
      const isLink = kindOfPaymentMethod(own.method) === 'link' && own.purpose === 'order'
      await moveAttempt(
        tx,
        own,
        { ...common, status: 'registered', checks: 0, nextCheckAt },
        {
          kind: 'registered',
          detail: { gatewayOrderId: facts.gatewayOrderId },
          event: isLink ? paymentLinkIssued({ orderId: own.orderId, paymentId: own.id }) : undefined,
        },
      )
      return
    }
    // the attempt was closed or withdrawn while the gateway was answering
    await saveAttempt(tx, own.id, { ...common, nextCheckAt: plusSeconds(now, 60) })
    await emit(tx, paymentWithdrawn({ paymentId: own.id }))
  })
}
