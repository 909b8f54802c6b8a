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

/** Steps with which the goods leave the seller and held money is taken. */
const LEAVING: ReadonlySet<DeliveryStatus> = new Set(['onTheRoad', 'readyForIssuance', 'sentToOrganizer', 'received'])

/** Steps with which the goods are handed to whoever brings them, or wait for the customer. */
const SENT_OFF: ReadonlySet<DeliveryStatus> = new Set(['onTheRoad', 'readyForIssuance'])

/**
 * Moves an order one step with everything that follows: stock, payments, refunds, all in one transaction. Refuses
 * NOT_FOUND for somebody else's order, ORDER_STEP_FORBIDDEN for a step the machine does not have, and ORDER_STEP_EARLY
 * (facts.date) where the goods leave before their day without `isEarlyMeant`, GOODS_NOT_WEIGHED (facts.titles) where `isWeighedFirst`, and MONEY_NOT_YOURS where a cancellation
 * would give money back that is others' business.
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
    // a dinner leaves when it is cooked
    const mayBeEarly = isEarlyMeant || order.dinner !== null
    if (!mayBeEarly && isEarlyStep({ deliveryKind: order.deliveryKind, hasDeliveryDayCome }, to)) {
      throw new Refusal('ORDER_STEP_EARLY', { date: order.deliveryDate })
    }
    await moveLocked(deps, tx, party, order, { to, reason })
    // asked last, within the transaction: a step that is forbidden anyway says why
    if (isWeighedFirst && order.dinner === null && SENT_OFF.has(to)) {
      const { lines } = await deps.lifecycle.contentOf(tx, order)
      demandWeighed(lines)
    }
  })
}

/** A step of an order that is held already, with everything that follows for its money. */
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
