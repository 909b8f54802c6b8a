import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { type Language, offeredLanguage } from '@okolitsa/domain/language/language.ts'
import { type NotificationChannel, notificationChannels } from '@okolitsa/domain/notifications/notification-table.ts'
import { isWanted, newsRules } from '@okolitsa/domain/notifications/notification-topics.ts'
import { firstCalmMoment, morningMoment } from '@okolitsa/domain/notifications/quiet-hours.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { notificationDue } from '../events.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { notificationsTopic } from '../notifications-topic.ts'
import { insertDelivery } from '../store/notification.store.ts'
import { findChoices } from '../store/notification-choice.store.ts'
import { findReader, insertNews, type NewNews } from '../store/notification-news.store.ts'

/** The earliest time for a message that may wake people: daytime in the customer's region. */
export const calmNewsMoment = (now: Date, regionCode: string | undefined, notificationId: number): Date => {
  const timeZone = findRegion(regionCode ?? '')?.timeZone ?? SHOP_TIME_ZONE
  return morningMoment(firstCalmMoment(now, timeZone), now, notificationId)
}

/**
 * Inserts a notification without an order and its deliveries in one transaction. It appears in the customer's list and
 * updates open pages. A repeated event inserts no row.
 * @param wordsIn its text in the customer's language
 */
export async function notifyOfNews(
  deps: NotificationDeps,
  { regionCode, ...news }: Omit<NewNews, 'createdAt' | 'title' | 'text'> & { readonly regionCode?: string | undefined },
  wordsIn: (language: Language) => Pick<NewNews, 'title' | 'text'>,
): Promise<void> {
  const { customerId, kind } = news
  const now = deps.clock()
  await deps.database.inTransaction(async (tx) => {
    const reader = await findReader(tx, customerId)
    if (!reader) return
    const language = offeredLanguage(reader.language, deps.market.current().identity.languages)
    const notificationId = await insertNews(tx, { ...news, ...wordsIn(language), createdAt: now })
    if (notificationId === null) return
    await publishLive(tx, notificationsTopic(customerId))
    const { channels, topic, isForSafety } = newsRules[kind]
    const choices = await findChoices(tx, customerId)
    const reaches: Readonly<Record<NotificationChannel, () => Promise<boolean>>> = {
      // every customer has a phone
      sms: async () => true,
      email: async () => deps.mail !== null && reader.email !== null,
      push: () => deps.push.reaches(tx, customersOwn(customerId)),
    }
    for (const channel of channels) {
      if (!(isForSafety || isWanted(choices, topic, channel)) || !(await reaches[channel]())) continue
      await insertDelivery(tx, notificationId, channel)
      const waits = notificationChannels[channel].isLoud && !isForSafety
      const moment = waits ? calmNewsMoment(now, regionCode, notificationId) : now
      await emit(tx, notificationDue({ notificationId, channel, regionCode }), moment > now ? moment : null)
    }
  })
}
