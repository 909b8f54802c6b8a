import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { InTransaction } from '../../../platform/db/client.ts'
import type { PaymentsDoor } from '../../payments/ports.ts'
import type { OrderLedger } from '../ports.ts'

export interface MoveDeps {
  readonly inTransaction: InTransaction
  readonly ledger: OrderLedger
  readonly payments: Pick<PaymentsDoor, 'closeForCanceledOrder'>
}

/** Who moves an order through a door: the customer only their own, staff any of their organization's. */
export type Mover =
  | { readonly kind: 'user'; readonly customerId: number }
  | { readonly kind: 'farmer' | 'admin'; readonly staffId: number | null; readonly organizationId: number | null }

/**
 * Moves an order one step with everything that follows: stock, payments, refunds, all in one transaction. Refuses
 * NOT_FOUND for somebody else's order and ORDER_STEP_FORBIDDEN for a step the machine does not have.
 */
export async function moveOrder(
  deps: MoveDeps,
  mover: Mover,
  orderId: number,
  to: DeliveryStatus,
  reason = '',
): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const order = await deps.ledger.lockOrder(tx, orderId)
    if (!order || !isOwn(mover, order)) throw new Refusal('NOT_FOUND')
    const actorId = mover.kind === 'user' ? mover.customerId : mover.staffId
    await deps.ledger.move(tx, order, { to, actor: mover.kind, actorId, reason })
    if (to === 'canceled') await deps.payments.closeForCanceledOrder(tx, orderId)
  })
}

function isOwn(mover: Mover, order: { customerId: number; organizationId: number }): boolean {
  if (mover.kind === 'user') return mover.customerId === order.customerId
  return mover.organizationId === null || mover.organizationId === order.organizationId
}
