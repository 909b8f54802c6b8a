import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { findItem } from '../store/item.store.ts'

/** Notifies the owners that a payout came back, and asks for requisites; once per payout. */
export async function notifyOfReturn(
  { database, sellerNotifications }: Pick<PayoutDeps, 'database' | 'sellerNotifications'>,
  itemId: number,
): Promise<void> {
  const item = await findItem(database.executor, itemId)
  if (!item) return
  await database.inTransaction((tx) =>
    sellerNotifications.notifyOwners(tx, [
      {
        organizationId: item.organizationId,
        ...{ what: 'payoutReturned', key: `payout:${itemId}:back`, isPressing: true },
        values: { sum: formatPrice(toRoubles(item.amount)) },
      },
    ]),
  )
}
