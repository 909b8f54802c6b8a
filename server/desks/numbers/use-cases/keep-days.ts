import type { Database } from '../../../platform/db/client.ts'
import { withLongTimeout } from '../../../platform/db/with-long-timeout.ts'
import { countStaleDays } from '../store/stale-days.store.ts'

/** Maximum marks per transaction, and maximum transactions per run; the remaining ones are handled by the next run. */
const MAX_MARKS = 300
const MAX_BATCHES = 200

/** Updates stored past days. Until then they are computed from orders, so results do not differ. */
export async function keepDays({ inTransaction }: Pick<Database, 'inTransaction'>, now: Date): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const days = await withLongTimeout(inTransaction, (tx) => countStaleDays(tx, now, MAX_MARKS))
    if (days === 0) return
  }
}
