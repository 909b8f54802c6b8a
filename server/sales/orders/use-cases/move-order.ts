import { isEarlyStep } from '@okolitsa/domain/orders/early-step.ts'
import { orderFacts } from '@okolitsa/domain/orders/order-facts.ts'
import { actorOf, isMoneyOfOthers, isOwn, type OrderParty } from '@okolitsa/domain/orders/order-party.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { demandWeighed } from '@okolitsa/domain/orders/unweighed.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { LockedOrder, OrderLifecycle } from '../../order-lifecycle/ports.ts'
import type { MoveOptions } from '../staff-service.ts'

export interface MoveDeps extends Deps<'clock' | 'inTransaction' | 'payments'> {
  readonly lifecycle: OrderLifecycle
}

/** Steps with which the goods leave the seller and held money is captured. */
const LEAVING: ReadonlySet<DeliveryStatus> = new Set(['onTheRoad', 'readyForIssuance', 'sentToOrganizer', 'received'])

/** Steps that hand the goods to a courier or make them ready for pickup. */
const SENT_OFF: ReadonlySet<DeliveryStatus> = new Set(['onTheRoad', 'readyForIssuance'])

/**
 * Moves an order one step with its stock, payments and refunds in one transaction. Refuses NOT_FOUND for another
 * seller's order, ORDER_STEP_FORBIDDEN for a step that the state machine does not allow, ORDER_STEP_EARLY (facts.date)
 * for an early departure without `isEarlyMeant`, GOODS_NOT_WEIGHED (facts.titles) with `isWeighedFirst`, and
 * MONEY_NOT_YOURS for a cancellation whose refund the person may not make.
 */
export async function moveOrder(
  deps: MoveDeps,
  party: OrderParty,
  orderId: number,
  to: DeliveryStatus,
  reason = '',
  { isEarlyMeant = true, isWeighedFirst = false }: MoveOptions = {},
): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const order = await deps.lifecycle.lock(tx, orderId)
    if (!order || !isOwn(party, order)) throw new Refusal('NOT_FOUND')
    const { hasDeliveryDayCome } = orderFacts(order, deps.clock())
    // a dinner departs when it is cooked
    const mayBeEarly = isEarlyMeant || order.dinner !== null
    if (!mayBeEarly && isEarlyStep({ deliveryKind: order.deliveryKind, hasDeliveryDayCome }, to)) {
      throw new Refusal('ORDER_STEP_EARLY', { date: order.deliveryDate })
    }
    await moveLocked(deps, tx, party, order, { to, reason })
    // checked last, so that a forbidden step is refused with its own reason
    if (isWeighedFirst && order.dinner === null && SENT_OFF.has(to)) {
      const { lines } = await deps.lifecycle.contentOf(tx, order)
      demandWeighed(lines)
    }
  })
}

export async function moveLocked(
  deps: Pick<MoveDeps, 'lifecycle' | 'payments'>,
  tx: Executor,
  party: OrderParty,
  order: LockedOrder,
  { to, reason = '' }: { readonly to: DeliveryStatus; readonly reason?: string },
): Promise<void> {
  if (to === 'canceled' && isMoneyOfOthers(party, order)) throw new Refusal('MONEY_NOT_YOURS')
  await deps.lifecycle.move(tx, order, { to, ...actorOf(party), reason })
  if (to === 'canceled') await deps.payments.closeForCanceledOrder(tx, order.id)
  if (LEAVING.has(to)) await deps.payments.capture(tx, order.id)
}
