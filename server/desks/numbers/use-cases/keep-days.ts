import type { Database } from '../../../platform/db/client.ts'
import { withLongTimeout } from '../../../platform/db/with-long-timeout.ts'
import { countStaleDays } from '../store/stale-days.store.ts'

/** Marks looked at in one transaction, and transactions of one run: what is left waits for the next. */
const MAX_MARKS = 300
const MAX_BATCHES = 200

/** Brings the days that are over up to date; until then they are asked of their orders, so nobody sees a difference. */
export async function keepDays({ inTransaction }: Pick<Database, 'inTransaction'>, now: Date): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const days = await withLongTimeout(inTransaction, (tx) => countStaleDays(tx, now, MAX_MARKS))
    if (days === 0) return
  }
}
