import { nextCheckDelaySeconds, plusCheck } from '@okolitsa/domain/payments/payment-machine.ts'
import { kindOfPaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { paymentPageTexts } from '@okolitsa/strings/ru/payments.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { paymentLinkIssued, paymentWithdrawn } from '../events.ts'
import { CLAIM_SECONDS, gatewayOf, type PaymentDeps, plusSeconds } from '../payment-deps.ts'
import { GatewayFailure, type PaymentRequest } from '../ports.ts'
import { type Attempt, claimAttempt, lockAttempts, recordEvent, saveAttempt } from '../store/payment.store.ts'

/** Path the gateway's notifications come to. */
const RBS_CALLBACK_PATH = '/api/v1/payments/rbs/callback'

/**
 * Registers a new attempt at its gateway. Safe to call from the request, a job and a poll at once: one of them has
 * the claim, and the gateway knows the attempt by its number. Never throws for the gateway's sake.
 */
export async function registerPayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const { executor } = deps.database
  const now = deps.clock()
  const attempt = await claimAttempt(executor, paymentId, now, plusSeconds(now, CLAIM_SECONDS))
  if (attempt?.status !== 'new' || attempt.withdrawing_at !== null) {
    if (attempt) await saveAttempt(executor, paymentId, { claimed_until: null })
    return
  }
  const gateway = gatewayOf(deps, attempt)
  const lifetimeSeconds = Math.floor((attempt.expires_at.getTime() - now.getTime()) / 1_000)
  if (!gateway || lifetimeSeconds <= 0) {
    await saveAttempt(executor, paymentId, { claimed_until: null, next_check_at: plusSeconds(now, 60) })
    return
  }
  try {
    const origin = (await deps.orders.originOf(executor, attempt.order_id)) ?? deps.publicUrl
    const registered = await gateway.register(requestOf(deps, attempt, { origin, lifetimeSeconds }))
    await keepRegistered(deps, attempt, {
      gateway_order_id: registered.gatewayOrderId,
      pay_url: registered.payUrl,
      payload: registered.payload,
      qr_id: registered.qrId,
      qr_image: registered.qrImage,
    })
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.warn({ err: error, payment: attempt.gateway_number }, 'payment registration failed')
    const isRefused = error.kind === 'refused'
    await saveAttempt(executor, paymentId, {
      claimed_until: null,
      failure: error.message,
      checks: plusCheck(attempt.checks),
      ...(isRefused
        ? { status: 'declined', next_check_at: null }
        : { next_check_at: plusSeconds(now, nextCheckDelaySeconds(attempt.checks)) }),
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
    number: attempt.gateway_number,
    amount: attempt.amount,
    description: paymentPageTexts.description(attempt.order_id),
    // gateways add parameters of their own, one of them named like ours
    returnUrl: `${origin}/web/vp/${attempt.order_id}/return`,
    notificationUrl: `${deps.callbackUrl}${RBS_CALLBACK_PATH}`,
    lifetimeSeconds,
    as: attempt.method === 'sbp' ? 'qr' : 'page',
    stages: attempt.stages,
  }
}

async function keepRegistered(
  deps: PaymentDeps,
  attempt: Attempt,
  facts: Pick<Attempt, 'gateway_order_id' | 'pay_url' | 'payload' | 'qr_id' | 'qr_image'>,
): Promise<void> {
  const now = deps.clock()
  await deps.database.inTransaction(async (tx) => {
    await deps.orders.lock(tx, attempt.order_id)
    const own = (await lockAttempts(tx, attempt.order_id)).find((each) => each.id === attempt.id)
    if (!own) return
    const common = { ...facts, claimed_until: null, registered_at: now, failure: null }
    if (own.status === 'new' && own.withdrawing_at === null) {
      await saveAttempt(tx, own.id, {
        ...common,
        status: 'registered',
        checks: 0,
        next_check_at: plusSeconds(now, nextCheckDelaySeconds(0)),
      })
      await recordEvent(tx, own.id, 'registered', { gatewayOrderId: facts.gateway_order_id })
      // a surcharge has a notification of its own
      if (kindOfPaymentMethod(own.method) === 'link' && own.purpose === 'order') {
        await emit(tx, paymentLinkIssued({ orderId: own.order_id, paymentId: own.id }))
      }
      return
    }
    // it was closed, or began to be withdrawn, while the gateway was answering
    await saveAttempt(tx, own.id, { ...common, next_check_at: plusSeconds(now, 60) })
    await emit(tx, paymentWithdrawn({ paymentId: own.id }))
  })
}
