import { isOpenAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import { isOnlinePayment, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PayableOrder } from '../ports.ts'
import { listMethods } from '../store/method.store.ts'
import { findLatestAttempt, lockAttempts } from '../store/payment.store.ts'
import { openPayment } from './open-payment.ts'
import { registerPayment } from './register-payment.ts'
import { withdrawInTransaction } from './settle-payment.ts'
import { withdrawAtGateway } from './withdraw-payment.ts'

/** Methods each seller accepts and whose gateway is configured, in the order they are offered. */
export async function offeredMethods(
  deps: Pick<PaymentDeps, 'gateways'>,
  executor: PaymentDeps['database']['executor'],
  organizationIds: readonly number[],
): Promise<Map<number, PaymentMethod[]>> {
  const accepted = await listMethods(executor, organizationIds)
  const works = (method: PaymentMethod) => !isOnlinePayment(method) || deps.gateways[method] !== undefined
  return new Map([...accepted].map(([id, methods]) => [id, methods.filter(works)]))
}

/** Does the order still wait for its money? Its time may be over though. */
export const awaitsPayment = (order: PayableOrder): boolean => order.state === 'formed' && order.payBefore !== null

/**
 * Pays an unpaid order again or otherwise. Refuses ORDER_STEP_FORBIDDEN when nothing is awaited, PAYMENT_EXPIRED when
 * its time is over, PAYMENT_METHOD_UNAVAILABLE when the seller does not take the method.
 */
export async function changeMethod(deps: PaymentDeps, order: PayableOrder, method: PaymentMethod): Promise<void> {
  const { executor, inTransaction } = deps.database
  if (!awaitsPayment(order)) throw new Refusal('ORDER_STEP_FORBIDDEN', { orderId: order.id })
  const offered = await offeredMethods(deps, executor, [order.organizationId])
  if (!offered.get(order.organizationId)?.includes(method)) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE')

  const latest = await findLatestAttempt(executor, order.id)
  const isOpen = latest !== null && isOpenAttempt(latest.status)
  if (isOpen && latest.method === method && latest.expires_at > deps.clock()) {
    if (latest.status === 'new') await registerPayment(deps, latest.id)
    return
  }
  // the shopper may be paying the old attempt this very moment: ask before it is replaced
  if (isOpen) await withdrawAtGateway(deps, latest)

  const opened = await inTransaction(async (tx) => {
    const locked = await deps.orders.lock(tx, order.id)
    if (!locked || !awaitsPayment(locked)) return null
    if (locked.payBefore && locked.payBefore <= deps.clock()) throw new Refusal('PAYMENT_EXPIRED')
    for (const attempt of await lockAttempts(tx, order.id)) {
      if (!isOpenAttempt(attempt.status)) continue
      // another press of the button was first
      if (attempt.id !== latest?.id) return null
      await withdrawInTransaction(deps, tx, attempt, 'canceled')
    }
    await deps.orders.changeMethod(tx, locked, method)
    return isOnlinePayment(method) ? openPayment(deps, tx, { ...locked, paymentMethod: method }) : null
  })
  if (opened) await registerPayment(deps, opened)
}
