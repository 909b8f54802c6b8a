import type { Language } from '@okolitsa/domain/language/language.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { notificationsTopic } from '../notifications-topic.ts'
import { findLanguage, insertNews, type NewNews } from '../store/notification-news.store.ts'

/**
 * Writes a notification that is about no order: it stands in the customer's list and their open pages hear of it. The
 * same event delivered twice writes nothing.
 * @param wordsIn what it says, in the customer's language
 */
export async function notifyOfNews(
  { database, clock }: Pick<NotificationDeps, 'database' | 'clock'>,
  news: Omit<NewNews, 'createdAt' | 'title' | 'text'>,
  wordsIn: (language: Language) => Pick<NewNews, 'title' | 'text'>,
): Promise<void> {
  await database.inTransaction(async (tx) => {
    const language = await findLanguage(tx, news.customerId)
    if (language && (await insertNews(tx, { ...news, ...wordsIn(language), createdAt: clock() })))
      await publishLive(tx, notificationsTopic(news.customerId))
  })
}
