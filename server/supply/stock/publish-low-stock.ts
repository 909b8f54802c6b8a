import type { Database } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import { stockRanLow } from './events.ts'
import { takeLowGoods } from './store/threshold.store.ts'

/** Maximum products per run, once a minute. */
const AT_ONCE = 1_000

/** Publishes one event for each seller with low stock; mark and event are stored in one transaction. */
export async function publishLowStock({ inTransaction }: Pick<Database, 'inTransaction'>, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    for (const low of await takeLowGoods(tx, now, AT_ONCE)) await emit(tx, stockRanLow(low))
  })
}
