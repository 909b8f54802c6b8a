import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { isEarlyStep } from '@okolitsa/domain/orders/early-step.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { InTransaction } from '../../../platform/db/client.ts'
import type { PaymentsDoor } from '../../payments/ports.ts'
import { actorOf, isOwn, type Mover } from '../mover.ts'
import { orderFacts } from '../order-facts.ts'
import type { OrderLedger } from '../ports.ts'

export interface MoveDeps {
  readonly clock: Clock
  readonly inTransaction: InTransaction
  readonly ledger: OrderLedger
  readonly payments: Pick<PaymentsDoor, 'capture' | 'closeForCanceledOrder'>
}

/** Steps with which the goods leave the seller and held money is taken. */
const LEAVING: ReadonlySet<DeliveryStatus> = new Set(['onTheRoad', 'readyForIssuance', 'sentToOrganizer', 'received'])

/**
 * Moves an order one step with everything that follows: stock, payments, refunds, all in one transaction. Refuses
 * NOT_FOUND for somebody else's order, ORDER_STEP_FORBIDDEN for a step the machine does not have, and ORDER_STEP_EARLY
 * (facts.date) where the goods leave before their day and nobody said that this is meant.
 */
export async function moveOrder(
  deps: MoveDeps,
  mover: Mover,
  orderId: number,
  to: DeliveryStatus,
  reason = '',
  { isEarlyMeant = true }: { readonly isEarlyMeant?: boolean } = {},
): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const order = await deps.ledger.lockOrder(tx, orderId)
    if (!order || !isOwn(mover, order)) throw new Refusal('NOT_FOUND')
    const { hasDeliveryDayCome } = orderFacts(order, deps.clock())
    if (!isEarlyMeant && isEarlyStep({ deliveryKind: order.deliveryKind, hasDeliveryDayCome }, to)) {
      throw new Refusal('ORDER_STEP_EARLY', { date: order.deliveryDate })
    }
    await deps.ledger.move(tx, order, { to, ...actorOf(mover), reason })
    if (to === 'canceled') await deps.payments.closeForCanceledOrder(tx, orderId)
    if (LEAVING.has(to)) await deps.payments.capture(tx, orderId)
  })
}
