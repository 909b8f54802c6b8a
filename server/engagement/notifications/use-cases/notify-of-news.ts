import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { notificationsTopic } from '../notifications-topic.ts'
import { insertNews, type NewNews } from '../store/notification-news.store.ts'

/**
 * Writes a notification that is about no order: it stands in the customer's list and their open pages hear of it. The
 * same event delivered twice writes nothing.
 */
export async function notifyOfNews(
  { database, clock }: Pick<NotificationDeps, 'database' | 'clock'>,
  news: Omit<NewNews, 'createdAt'>,
): Promise<void> {
  await database.inTransaction(async (tx) => {
    if (await insertNews(tx, { ...news, createdAt: clock() }))
      await publishLive(tx, notificationsTopic(news.customerId))
  })
}
