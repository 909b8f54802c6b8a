import type { Database } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { sellerReopened } from '../events.ts'
import { ALERTS_AT_ONCE } from '../policy.ts'
import { takeOpenedSellers } from '../store/opening-alert.store.ts'

/**
 * Emits an event for farms that take orders again, once per customer, because the alert is deleted in the same
 * transaction.
 */
export async function notifyOfOpenings({ inTransaction }: Pick<Database, 'inTransaction'>, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    for (const { id, ...facts } of await takeOpenedSellers(tx, now, ALERTS_AT_ONCE))
      await emit(tx, sellerReopened({ alertId: id, ...facts }))
  })
}
