import { correctionOf, type Receipt } from '@okolitsa/domain/fiscal/receipt.ts'
import { receiptsDue } from '@okolitsa/domain/fiscal/receipts.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { receiptDue } from '../events.ts'
import type { FiscalDeps } from '../fiscal-deps.ts'
import { findFiscalOrder } from '../store/fiscal-order.store.ts'
import { findFailedReceipt, insertReceipt, listReceipts, lockReceipts } from '../store/receipt.store.ts'

/**
 * Writes the missing receipts of an order. Events only trigger the computation: receipts depend on the order and its
 * money, so repeated, late or lost events do not change the result.
 */
export async function composeReceipts(deps: FiscalDeps, orderId: number): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    await lockReceipts(tx, orderId)
    const order = await findFiscalOrder(tx, orderId)
    if (!order) return
    for (const receipt of receiptsDue(order, await listReceipts(tx, orderId))) await write(deps, tx, receipt, orderId)
  })
}

/** Sends a refused receipt again as a correction. Idempotent. @throws Refusal NOT_FOUND */
export async function correctReceipt(deps: FiscalDeps, receiptId: string): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const failed = await findFailedReceipt(tx, receiptId)
    if (!failed) throw new Refusal('NOT_FOUND')
    await write(deps, tx, correctionOf(failed), failed.orderId, failed.id)
  })
}

async function write(
  deps: FiscalDeps,
  tx: Executor,
  receipt: Receipt,
  orderId: number,
  corrects: string | null = null,
) {
  const id = await insertReceipt(tx, { ...receipt, orderId, corrects, at: deps.clock() })
  if (id) await emit(tx, receiptDue({ receiptId: id }))
}
