import { SYSTEM_CANCEL_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { orderFacts } from '@okolitsa/domain/orders/order-facts.ts'
import type { MoveDeps } from './move-order.ts'

const BATCH = 100

/**
 * Cancels and refunds orders that their kitchens have not answered in time. Each order is checked again under its lock,
 * so that an earlier answer or cancellation wins. The failure of one does not stop the others.
 */
export async function expireUnanswered(
  deps: MoveDeps & { readonly executor: Parameters<MoveDeps['lifecycle']['dinners']['listUnanswered']>[0] },
): Promise<void> {
  const late = await deps.lifecycle.dinners.listUnanswered(deps.executor, deps.clock(), BATCH)
  const failures: unknown[] = []
  for (const orderId of late) {
    const ended = deps.inTransaction(async (tx) => {
      const order = await deps.lifecycle.lock(tx, orderId)
      if (order?.state !== 'formed' || !orderFacts(order, deps.clock()).isAnswerLate) return
      const reason = SYSTEM_CANCEL_REASONS.notAccepted
      await deps.lifecycle.move(tx, order, { to: 'canceled', actor: 'system', actorId: null, reason })
      await deps.payments.closeForCanceledOrder(tx, orderId)
    })
    await ended.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
