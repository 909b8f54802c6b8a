import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { offlineDue } from '@okolitsa/domain/payments/offline-payment.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { paymentTakenOffline } from '../events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { OfflineState, OfflineTaking, PayableOrder } from '../ports.ts'
import { insertOffline, sumOffline } from '../store/offline-payment.store.ts'
import { listAttempts } from '../store/payment.store.ts'
import { listDebts } from '../store/seller-debt.store.ts'
import { sumsOf, updateOrderPayment } from './update-order-payment.ts'

/** Sum taken by the seller for an order, and sum still to be taken. */
export async function offlineStateOf(executor: Executor, order: PayableOrder): Promise<OfflineState> {
  const taken = await sumOffline(executor, order.id)
  const payments = (await listAttempts(executor, order.id)).map(sumsOf)
  const { paymentMethod: method, isRestInCash, total } = order
  const isCanceled = order.state === 'canceled'
  // money that is owed or was repaid to the customer cannot pay for the order
  const back = (await listDebts(executor, order.id)).reduce((sum, { amount }) => sum + amount, 0)
  const kept = kopecks(taken - back)
  return { taken, due: offlineDue({ method, isCanceled, isRestInCash, total, payments, taken: kept }) }
}

/** Records money taken by the seller; see `PaymentsService.takeOffline`. */
export async function takeOffline(
  deps: PaymentDeps,
  tx: Executor,
  scope: StaffScope,
  orderId: number,
  { amount, actor, actorId, courierName = null }: OfflineTaking,
): Promise<PayableOrder | null> {
  const order = await deps.orders.lock(tx, orderId)
  if (!order || !covers(scope, order)) throw new Refusal('NOT_FOUND')
  const { due, taken } = await offlineStateOf(tx, order)
  if (due === 0) {
    // a repeated request, or a report by a second person
    if (taken > 0 && order.state !== 'canceled') return null
    throw new Refusal('ORDER_STEP_FORBIDDEN', { orderId })
  }
  if (amount !== due) throw new Refusal('ORDER_CHANGED', { due: toRoubles(due) })
  const at = deps.clock()
  const offlineId = await insertOffline(tx, { orderId, amount: due, actor, actorId, courierName, at })
  await updateOrderPayment(deps, tx, order)
  await emit(tx, paymentTakenOffline({ orderId, offlineId, amount: due }))
  return order
}
