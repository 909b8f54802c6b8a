import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { type CustomerScope, covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { isOwing, mayDispute } from '@okolitsa/domain/payments/seller-debt.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { sellerDebtDisputed, sellerDebtReminder, sellerPaidBack } from '../events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { Repayment, SellerDebt } from '../ports.ts'
import { findDebt, saveDisputed, savePaidBack } from '../store/seller-debt.store.ts'
import { updateOrderPayment } from './update-order-payment.ts'

/** Records a repayment; see `PaymentsService.payBack`. */
export async function payBack(
  deps: PaymentDeps,
  tx: Executor,
  scope: StaffScope,
  orderId: number,
  { debtId, way, on, note, timeZone, by }: Repayment,
): Promise<SellerDebt | null> {
  const order = await deps.orders.lock(tx, orderId)
  if (!order || !covers(scope, order)) throw new Refusal('NOT_FOUND')
  const debt = await findDebt(tx, orderId, debtId)
  if (!debt) throw new Refusal('NOT_FOUND')
  // a repeated request, or a report by a second person
  if (!isOwing(debt.state)) return null
  const at = deps.clock()
  if (on > dayIn(timeZone, at)) throw new Refusal('BAD_REQUEST', { errors: { on: 'tooBig' } })
  if (on < dayIn(timeZone, debt.createdAt)) throw new Refusal('BAD_REQUEST', { errors: { on: 'tooSmall' } })
  await savePaidBack(tx, debtId, { way, on, note, at, by })
  await updateOrderPayment(deps, tx, order)
  await emit(tx, sellerPaidBack({ orderId, debtId, amount: debt.amount, times: debt.disputedAt === null ? 1 : 2 }))
  return debt
}

/** Records a disputed repayment; see `PaymentsService.disputeRepayment`. */
export async function disputeRepayment(
  deps: PaymentDeps,
  tx: Executor,
  scope: CustomerScope,
  orderId: number,
  debtId: number,
): Promise<void> {
  const order = await deps.orders.lock(tx, orderId)
  if (!order || !covers(scope, order)) throw new Refusal('NOT_FOUND')
  const debt = await findDebt(tx, orderId, debtId)
  if (!debt) throw new Refusal('NOT_FOUND')
  if (debt.state === 'disputed') return
  const at = deps.clock()
  if (!mayDispute(debt, at)) throw new Refusal('ORDER_STEP_FORBIDDEN', { orderId })
  await saveDisputed(tx, debtId, at)
  await updateOrderPayment(deps, tx, order)
  const { organizationId } = order
  await emit(tx, sellerDebtDisputed({ orderId, debtId, organizationId, amount: debt.amount }))
}

/** Publishes a reminder of a debt whose deadline is near or over, unless it was paid meanwhile. */
export async function remindOfDebt(
  deps: PaymentDeps,
  { orderId, debtId, organizationId }: { orderId: number; debtId: number; organizationId: number },
): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const debt = await findDebt(tx, orderId, debtId)
    if (!debt || !isOwing(debt.state)) return
    const { amount, dueAt } = debt
    const isOver = dueAt <= deps.clock()
    await emit(tx, sellerDebtReminder({ orderId, debtId, organizationId, amount, dueAt: dueAt.toISOString(), isOver }))
  })
}
