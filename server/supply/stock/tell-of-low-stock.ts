import type { Database } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import { stockRanLow } from './events.ts'
import { takeLowGoods } from './store/threshold.store.ts'

/** Products looked at in one go; the rest waits for the next minute. */
const AT_ONCE = 1_000

/** Tells of goods that are running out, a seller once for all of them: the note and its event are one transaction. */
export async function tellOfLowStock({ inTransaction }: Pick<Database, 'inTransaction'>, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    for (const low of await takeLowGoods(tx, now, AT_ONCE)) await emit(tx, stockRanLow(low))
  })
}
