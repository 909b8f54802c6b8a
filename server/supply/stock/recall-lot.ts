import type { Executor } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import { lotRecalled } from './events.ts'
import type { StockService } from './ports.ts'
import { listRecalled, saveRecall, takeFromLot } from './store/lot.store.ts'
import { lockLevels, saveLevel } from './store/shelf.store.ts'

/** Maximum customers per event; each customer is notified in a separate transaction. */
const MAX_NOTIFIED_AT_ONCE = 200

export const recallLot: StockService['recallLot'] = async (
  tx,
  { customerIds, orderIds, productId, staffId, ...recall },
) => {
  // serializes the recall with assignments from the lot: earlier assignments are included, later ones avoid the lot
  await lockLevels(tx, [productId])
  await saveRecall(tx, recall.lotId, recall.text)
  const writtenOff = await takeRecalledOff(tx, [productId], staffId)
  for (let from = 0; from < customerIds.length; from += MAX_NOTIFIED_AT_ONCE)
    await emit(
      tx,
      lotRecalled({ ...recall, customerIds: customerIds.slice(from, from + MAX_NOTIFIED_AT_ONCE), orderIds: [] }),
    )
  for (let from = 0; from < orderIds.length; from += MAX_NOTIFIED_AT_ONCE)
    await emit(
      tx,
      lotRecalled({ ...recall, customerIds: [], orderIds: orderIds.slice(from, from + MAX_NOTIFIED_AT_ONCE) }),
    )
  const left = (await listRecalled(tx, [productId])).find(({ id }) => id === recall.lotId)
  return { writtenOff: writtenOff.get(recall.lotId) ?? 0, promised: left?.remaining ?? 0 }
}

/** Writes off the unallocated remainder of recalled lots, also after a release of stock. Returns amounts by lot. */
export async function takeRecalledOff(
  tx: Executor,
  productIds: readonly number[],
  staffId: number | null,
): Promise<ReadonlyMap<number, number>> {
  const taken = new Map<number, number>()
  if (productIds.length === 0) return taken
  const lots = await listRecalled(tx, productIds)
  if (lots.length === 0) return taken
  const levels = await lockLevels(tx, [...new Set(lots.map(({ productId }) => productId))])
  for (const { productId, kind, onHand, allocated, held } of levels) {
    let left = onHand
    for (const lot of lots.filter((one) => one.productId === productId)) {
      const amount = Math.min(lot.remaining, left - allocated - held)
      if (amount <= 0 || !(await takeFromLot(tx, productId, lot.id, amount))) continue
      left -= amount
      const level = { productId, kind, onHand: left }
      await saveLevel(tx, level, { cause: 'write-off', change: -amount, staffId, reason: 'recalled' })
      taken.set(lot.id, amount)
    }
  }
  return taken
}
