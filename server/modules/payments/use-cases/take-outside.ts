import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { outsideDue } from '@okolitsa/domain/payments/outside-payment.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { paymentTakenOutside } from '../events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { OutsideState, OutsideTaking, PayableOrder } from '../ports.ts'
import { insertOutside, sumOutside } from '../store/outside-payment.store.ts'
import { listAttempts } from '../store/payment.store.ts'
import { sumsOf, tellOrder } from './tell-order.ts'

/** What the seller took of an order themselves, and what they are still to get. */
export async function outsideStateOf(executor: Executor, order: PayableOrder): Promise<OutsideState> {
  const taken = await sumOutside(executor, order.id)
  const payments = (await listAttempts(executor, order.id)).map(sumsOf)
  const { paymentMethod: method, isRestInCash, total } = order
  const isCanceled = order.state === 'canceled'
  return { taken, due: outsideDue({ method, isCanceled, isRestInCash, total, payments, taken }) }
}

/** The seller says that they have the money: see PaymentsDoor.takeOutside. */
export async function takeOutside(
  deps: PaymentDeps,
  tx: Executor,
  orderId: number,
  { amount, actor, actorId }: OutsideTaking,
): Promise<void> {
  const order = await deps.orders.lock(tx, orderId)
  if (!order) throw new Refusal('NOT_FOUND')
  const { due, taken } = await outsideStateOf(tx, order)
  if (due === 0) {
    // the button was pressed twice, or by two people
    if (taken > 0 && order.state !== 'canceled') return
    throw new Refusal('ORDER_STEP_FORBIDDEN', { orderId })
  }
  if (amount !== due) throw new Refusal('ORDER_CHANGED', { due: toRoubles(due) })
  const at = deps.clock()
  const outsideId = await insertOutside(tx, { order_id: orderId, amount: due, actor, actor_id: actorId, at })
  await tellOrder(deps, tx, order)
  await emit(tx, paymentTakenOutside({ orderId, outsideId, amount: due }))
}
