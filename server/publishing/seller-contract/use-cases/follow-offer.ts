import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { dueReminder } from '@okolitsa/domain/seller-contract/offer.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Deps } from '../../../services.ts'
import { listStaleStops, listWithout } from '../store/offer.store.ts'

/** Sellers notified in one transaction. */
const AT_ONCE = 500

type FollowDeps = Deps<'database' | 'clock' | 'sellers' | 'content' | 'sellerNotifications'>

/**
 * Stops sales of sellers without the offer in force and resumes those that need it no more, a transaction for each.
 * Orders that were placed before are finished.
 */
export async function recountContracts({ database, sellers, content, sellerNotifications }: FollowDeps): Promise<void> {
  const { counted } = await content.sellersOffer(database.executor)
  for (const { id, lacks, isOpen } of await listStaleStops(database.executor, counted))
    await database.inTransaction(async (tx) => {
      await sellers.setContractStop(tx, id, lacks)
      if (lacks && isOpen)
        await sellerNotifications.notifyOwners(tx, [
          {
            ...{ organizationId: id, what: 'offerStops', key: `offer:${Math.min(...counted)}:stopped`, values: {} },
            isPressing: true,
          },
        ])
    })
}

/**
 * Notifies sellers who have not accepted an announced version of the day from which it applies: by letter when it is
 * announced, and by SMS as well 7 days and 1 day before. Each message is sent once.
 */
export async function notifyOfOffer(
  { database, clock, content, sellerNotifications }: FollowDeps,
  { isNew = false } = {},
): Promise<void> {
  const { planned } = await content.sellersOffer(database.executor)
  if (!planned) return
  const { version, from } = planned
  const now = clock()
  const step = dueReminder(dayIn(SHOP_TIME_ZONE, now), from)
  if (step === null && !isNew) return
  const day = wordsIn('ru').notificationValues.day(from, now)
  let above = 0
  for (;;) {
    const ids = await listWithout(database.executor, version, { above, most: AT_ONCE })
    if (ids.length === 0) return
    await database.inTransaction((tx) =>
      sellerNotifications.notifyOwners(
        tx,
        ids.map((organizationId) => ({
          ...{ organizationId, what: 'offerComes', values: { day } },
          key: `offer:${version}:${from}:${step ?? 'announced'}`,
          isPressing: step !== null,
        })),
      ),
    )
    above = ids.at(-1) ?? above
  }
}
