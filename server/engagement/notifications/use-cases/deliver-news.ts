import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { newsMessage } from '@okolitsa/domain/notifications/news-message.ts'
import {
  MAX_MESSAGES_A_DAY,
  type NotificationChannel,
  notificationChannels,
} from '@okolitsa/domain/notifications/notification-table.ts'
import { isWanted, newsRules } from '@okolitsa/domain/notifications/notification-topics.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { notificationDue } from '../events.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { saveDelivery } from '../store/notification.store.ts'
import { findChoices } from '../store/notification-choice.store.ts'
import { countNewsSent, findWaitingNews, type WaitingNews } from '../store/notification-news.store.ts'
import { unsubscribeToken } from '../unsubscribe-tokens.ts'
import { calmNewsMoment } from './notify-of-news.ts'
import { sendOnce } from './send-once.ts'

const HOUR_MS = 3_600_000

/** Sends news by one channel, at most once (`sendOnce`), unless the news is old, switched off, or above the limit. */
export async function deliverNews(
  deps: NotificationDeps,
  notificationId: number,
  channel: NotificationChannel,
  regionCode: string | undefined,
): Promise<void> {
  const { executor } = deps.database
  const news = await findWaitingNews(executor, notificationId, channel)
  if (!news) return
  const drop = () => saveDelivery(executor, notificationId, channel, { state: 'dropped' })
  const now = deps.clock()
  const { isLoud, latestHours } = notificationChannels[channel]
  const { topic, isForSafety } = newsRules[news.kind]
  const send = sendingOf(deps, news, channel)
  const isLate = !isForSafety && now.getTime() - news.createdAt.getTime() > latestHours * HOUR_MS
  if (!send || isLate) return drop()
  // the topic was switched off between the event and this attempt
  if (!isForSafety && !isWanted(await findChoices(executor, news.customerId), topic, channel)) return drop()
  const moment = isLoud && !isForSafety ? calmNewsMoment(now, regionCode, notificationId) : now
  // a retry during the night waits for the morning
  if (moment > now) return emit(executor, notificationDue({ notificationId, channel, regionCode }), moment)
  const dayAgo = new Date(now.getTime() - 24 * HOUR_MS)
  if (!isForSafety && (await countNewsSent(executor, news.customerId, channel, dayAgo)) >= MAX_MESSAGES_A_DAY)
    return drop()
  await sendOnce(deps, { notificationId, channel }, send)
}

/** Returns a function that sends the news; null = the customer can no longer be reached. */
function sendingOf(
  { mail, messages, push, market, publicUrl, tokenSecret, notificationTemplates }: NotificationDeps,
  { id, kind, customerId, title, text, path, phone, email, language }: WaitingNews,
  channel: NotificationChannel,
): (() => Promise<void>) | null {
  if (channel === 'push') {
    const note = { title, text, path, topic: `news-${id}`, isUrgent: newsRules[kind].isForSafety ?? false }
    return () => push.notify(customersOwn(customerId), note)
  }
  if (channel === 'sms') {
    const message = newsMessage({ title, text }, publicUrl + path)
    return () => messages.send(phone, message)
  }
  if (!mail || email === null) return null
  const token = unsubscribeToken(tokenSecret, { customerId, topic: newsRules[kind].topic, channel })
  const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${token}`
  const sender = market.current().identity.name
  const letter = notificationTemplates.letter(language, 'frame.newsLetter', {
    title,
    text,
    link: publicUrl + path,
    settingsLink: unsubscribeUrl,
    market: sender,
  })
  return () => mail.send({ sender, to: email, ...letter, unsubscribeUrl })
}
