import { balanceOf } from '@okolitsa/domain/payments/payment-balance.ts'
import { isOpenAttempt, mayBePaid, secondsUntilNextAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import { isOnlinePayment, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { mayChoosePayment } from '../policy.ts'
import type { LockedPayableOrder, PayableOrder } from '../ports.ts'
import { type Attempt, factsOf, listAttempts, lockAttempts } from '../store/payment.store.ts'
import { methodsFor } from './offered-methods.ts'
import { openPayment } from './open-payment.ts'
import { registerPayment } from './register-payment.ts'
import { sumsOf, updateOrderPayment } from './update-order-payment.ts'
import { withdrawInTransaction } from './withdraw-in-transaction.ts'
import { withdrawAtGateway } from './withdraw-payment.ts'

/**
 * Starts a new payment, with the same or another method, of an unpaid order or a surcharge, or pays an offline order
 * online until the seller begins.
 * @throws Refusal ORDER_STEP_FORBIDDEN when no payment is awaited, PAYMENT_EXPIRED after the deadline,
 * PAYMENT_METHOD_UNAVAILABLE when the seller does not accept the method, TOO_MANY_REQUESTS after too many changes
 */
export async function changeMethod(deps: PaymentDeps, order: PayableOrder, method: PaymentMethod): Promise<void> {
  const { executor, inTransaction } = deps.database
  if (!mayChoosePayment(order)) throw new Refusal('ORDER_STEP_FORBIDDEN', { orderId: order.id })
  if (!(await methodsFor(deps, order)).includes(method)) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE')

  const attempts = await listAttempts(executor, order.id)
  const latest = attempts[0] ?? null
  if (latest?.method === method && mayBePaid(factsOf(latest), deps.clock())) {
    if (latest.status === 'new') await registerPayment(deps, latest.id)
    return
  }
  // the limit is checked before the old attempt is withdrawn
  if (isOnlinePayment(method)) refuseTooMany(attempts, deps.clock())
  // the customer may be paying the old attempt at this moment, so its status is requested before the replacement
  if (latest && isOpenAttempt(latest.status)) await withdrawAtGateway(deps, latest)

  const opened = await inTransaction(async (tx) => {
    const locked = await deps.orders.lock(tx, order.id)
    if (!locked || !mayChoosePayment(locked)) return null
    if (locked.payBefore && locked.payBefore <= deps.clock()) throw new Refusal('PAYMENT_EXPIRED')
    for (const attempt of await lockAttempts(tx, order.id)) {
      if (!isOpenAttempt(attempt.status)) continue
      // a concurrent request has already replaced the attempt
      if (attempt.id !== latest?.id) return null
      await withdrawInTransaction(deps, tx, attempt, 'canceled')
    }
    const id = await payOtherwise(deps, tx, locked, method)
    const now = await deps.orders.lock(tx, order.id)
    if (now) await updateOrderPayment(deps, tx, now)
    return id
  })
  if (opened) await registerPayment(deps, opened)
}

/** Limits changes, because every attempt is registered at a gateway and may send an SMS. */
function refuseTooMany(attempts: readonly Attempt[], now: Date): void {
  const retryAfter = secondsUntilNextAttempt(
    attempts.map((attempt) => attempt.createdAt),
    now,
  )
  if (retryAfter > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter })
}

/** Opens an attempt by the new method and returns it; null = the order is paid outside the shop. */
async function payOtherwise(
  deps: PaymentDeps,
  tx: Executor,
  order: LockedPayableOrder,
  method: PaymentMethod,
): Promise<string | null> {
  const payments = (await lockAttempts(tx, order.id)).map(sumsOf)
  const { missing: amount } = balanceOf(order.total, payments)
  const isOrder = order.payBefore !== null || !isOnlinePayment(order.paymentMethod)
  // after a part was paid online the remainder is a surcharge, and the order keeps its payment method
  const isWhole = isOrder && amount === order.total
  if (isWhole) await deps.orders.changeMethod(tx, order, method)
  else if (!isOnlinePayment(method)) await deps.orders.payRestInCash(tx, order)
  if (!isOnlinePayment(method)) return null
  // a payment link has a later deadline
  const changed = (await deps.orders.lock(tx, order.id)) ?? order
  const purpose = isOrder ? 'order' : 'surcharge'
  return openPayment(deps, tx, { ...changed, paymentMethod: method }, { purpose, amount })
}
