import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryKind } from '@okolitsa/domain/orders/order-status.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type ReadOrderDeps, readOrderPage } from '../use-cases/read-order.ts'
import { presentOrder } from './present-order.ts'

/** A customer's call about an order. */
export interface Called {
  readonly params: { readonly id: number }
  readonly scope: CustomerScope
}

/** Response with the order after a customer's call. Refuses NOT_FOUND for any other order. */
export const presentOwnOrder =
  (deps: ReadOrderDeps) =>
  async (scope: CustomerScope, orderId: number): Promise<OrderAnswer> => {
    const page = await readOrderPage(deps, scope, orderId)
    if (!page) throw new Refusal('NOT_FOUND')
    return presentOrder(page, deps.clock())
  }

/** Bookings and plans have separate calls, whose refunds follow their terms. */
const OF_OTHER_CALLS: ReadonlySet<DeliveryKind> = new Set(['tour', 'plan'])

/** Refuses NOT_FOUND when the order belongs to another customer, or to another seller than the site's. */
export async function demandOwnOrder(
  deps: Pick<ReadOrderDeps, 'executor' | 'lifecycle'>,
  scope: CustomerScope,
  orderId: number,
): Promise<void> {
  const order = await deps.lifecycle.find(deps.executor, scope, orderId)
  if (!order || OF_OTHER_CALLS.has(order.deliveryKind)) throw new Refusal('NOT_FOUND')
}
