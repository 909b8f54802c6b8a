import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import { offlineDue } from '@okolitsa/domain/payments/offline-payment.ts'
import { balanceOf } from '@okolitsa/domain/payments/payment-balance.ts'
import { isPaidAtHandOver } from '@okolitsa/domain/payments/payment-method.ts'
import { debtChange, repayBefore, repayReminders } from '@okolitsa/domain/payments/seller-debt.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { sellerDebtDue, sellerOwes } from '../events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PayableOrder, TotalChange } from '../ports.ts'
import { insertAtHandOver } from '../store/offline-payment.store.ts'
import { insertDebt, listDebts, lowerDebt } from '../store/seller-debt.store.ts'
import { lockMoney, type OrderMoney, sumsOf } from './update-order-payment.ts'

/**
 * Adjusts the seller's debts to the order's total: an excess of the money they took becomes a debt with a deadline.
 * Idempotent by `cause`.
 */
export async function followDebts(
  deps: PaymentDeps,
  tx: Executor,
  order: Pick<PayableOrder, 'id' | 'organizationId'>,
  { cause, toKeep, demandedAt }: { cause: string; toKeep: Kopecks; demandedAt?: Date | undefined },
  { takenOffline: taken }: Pick<OrderMoney, 'takenOffline'>,
): Promise<void> {
  if (taken === ZERO) return
  const debts = await listDebts(tx, order.id)
  const { added, lowered } = debtChange({ taken, toKeep, debts })
  for (const { id, amount } of lowered) await lowerDebt(tx, id, amount)
  if (added === ZERO) return
  const createdAt = deps.clock()
  const dueAt = repayBefore(demandedAt ?? createdAt)
  const debtId = await insertDebt(tx, { orderId: order.id, cause, amount: added, createdAt, dueAt })
  if (debtId === null) return
  const facts = { orderId: order.id, debtId, organizationId: order.organizationId, amount: added }
  await emit(tx, sellerOwes({ ...facts, dueAt: dueAt.toISOString(), isDemanded: demandedAt !== undefined }))
  for (const at of repayReminders(dueAt)) await emit(tx, sellerDebtDue(facts), at)
}

/**
 * Online payments cover the order first; the seller retains the remainder from the money they took. Called after the
 * payments were balanced with the total.
 */
export async function followTotal(
  deps: PaymentDeps,
  tx: Executor,
  order: Pick<PayableOrder, 'id' | 'organizationId'>,
  { key: cause, total, demandedAt }: TotalChange,
  money: OrderMoney,
): Promise<void> {
  const { missing } = balanceOf(total, money.attempts.map(sumsOf))
  await followDebts(deps, tx, order, { cause, toKeep: missing, demandedAt }, money)
}

/**
 * Treats a delivered cash order as paid at handover even without a report, as the ledger does. `total` = the total at
 * that time.
 */
export async function takeAtHandOver(
  deps: PaymentDeps,
  tx: Executor,
  order: Pick<PayableOrder, 'id' | 'state' | 'paymentMethod' | 'isRestInCash'>,
  total: Kopecks,
): Promise<void> {
  const { id: orderId, paymentMethod: method, isRestInCash } = order
  if (order.state !== 'received' || !(isPaidAtHandOver(method) || isRestInCash)) return
  const { attempts, takenOffline: taken } = await lockMoney(tx, orderId)
  const payments = attempts.map(sumsOf)
  const due = offlineDue({ method, isCanceled: false, isRestInCash, total, payments, taken })
  if (due > ZERO) await insertAtHandOver(tx, orderId, due, deps.clock())
}
