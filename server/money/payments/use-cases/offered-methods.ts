import { isOnlinePayment, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { mayChoosePayment } from '../policy.ts'
import type { PayableOrder } from '../ports.ts'
import { listMethods } from '../store/method.store.ts'

/** Methods that each seller accepts and whose gateway is configured, in the order they are offered. */
export async function offeredMethods(
  deps: Pick<PaymentDeps, 'gateways'>,
  executor: PaymentDeps['database']['executor'],
  organizationIds: readonly number[],
): Promise<Map<number, PaymentMethod[]>> {
  const accepted = await listMethods(executor, organizationIds)
  const works = (method: PaymentMethod) => !isOnlinePayment(method) || deps.gateways[method] !== undefined
  return new Map([...accepted].map(([id, methods]) => [id, methods.filter(works)]))
}

/**
 * Payment methods available for an order now; empty when no payment is awaited. A surcharge is paid online, or in cash
 * before the handover.
 */
export async function methodsFor(deps: PaymentDeps, order: PayableOrder): Promise<PaymentMethod[]> {
  if (!mayChoosePayment(order)) return []
  const offered = await offeredMethods(deps, deps.database.executor, [order.organizationId])
  const methods = offered.get(order.organizationId) ?? []
  if (order.payBefore !== null || !isOnlinePayment(order.paymentMethod)) return methods
  return methods.filter(
    (method) => isOnlinePayment(method) || (method === 'cashondelivery' && order.state !== 'received'),
  )
}
