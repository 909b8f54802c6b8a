import { dayIn, type IsoDate, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { type CorrectionBasis, correctionOf, type Receipt } from '@okolitsa/domain/fiscal/receipt.ts'
import { receiptsDue } from '@okolitsa/domain/fiscal/receipts.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { Deps } from '../../../services.ts'
import { receiptDue } from '../events.ts'
import type { FiscalDeps } from '../fiscal-deps.ts'
import { findFiscalOrder } from '../store/fiscal-order.store.ts'
import {
  findFailedReceipt,
  insertReceipt,
  listReceipts,
  lockReceipts,
  type StoredReceipt,
} from '../store/receipt.store.ts'

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
export async function correctReceipt(
  deps: FiscalDeps & Deps<'audit'>,
  receiptId: string,
  staffId: number | null,
  { type, number }: Omit<CorrectionBasis, 'day'>,
): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const failed = await findFailedReceipt(tx, receiptId)
    if (!failed) throw new Refusal('NOT_FOUND')
    const { orderId, total } = failed
    const basis = { type, number, day: settledOn(failed) }
    const id = await write(deps, tx, correctionOf(failed), orderId, { corrects: failed.id, basis })
    if (id === null) return
    const entry = { action: 'correctReceipt', entity: 'receipt', entityId: id, organizationId: null } as const
    const author =
      staffId === null ? ({ kind: 'service', name: 'fiscal' } as const) : ({ kind: 'staff', staffId } as const)
    await deps.audit.record(tx, author, [
      { ...entry, before: { failure: failed.failure }, after: { orderId, total, ...basis } },
    ])
  })
}

/** The day of the settlement that a refused receipt is of; a correction keeps the one of what it corrects. */
export const settledOn = ({ basis, createdAt }: Pick<StoredReceipt, 'basis' | 'createdAt'>): IsoDate =>
  basis?.day ?? dayIn(SHOP_TIME_ZONE, createdAt)

async function write(
  deps: FiscalDeps,
  tx: Executor,
  receipt: Receipt,
  orderId: number,
  correction: { readonly corrects: string; readonly basis: CorrectionBasis } | null = null,
): Promise<string | null> {
  const id = await insertReceipt(tx, { ...receipt, orderId, correction, at: deps.clock() })
  if (id) await emit(tx, receiptDue({ receiptId: id }))
  return id
}
