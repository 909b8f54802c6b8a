import { notificationChannels } from '@okolitsa/domain/notifications/notification-table.ts'
import { newsRules } from '@okolitsa/domain/notifications/notification-topics.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emitMany } from '../../../platform/db/outbox.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { notificationDue } from '../events.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { notificationsTopic } from '../notifications-topic.ts'
import type { MessageToMany, NewsReader } from '../ports.ts'
import { countReached, insertDeliveries, insertMany, type Offered } from '../store/many-news.store.ts'
import { calmNewsMoment } from './notify-of-news.ts'

type Many = Pick<NotificationDeps, 'push' | 'mail' | 'clock'>

async function offeredFor(
  { push, mail }: Many,
  executor: Executor,
  { kind, channels }: Pick<MessageToMany, 'kind' | 'channels'>,
  customerIds: readonly number[],
): Promise<Offered> {
  const { topic, isForSafety } = newsRules[kind]
  return {
    channels: channels.filter((channel) => channel !== 'email' || mail !== null),
    topic: isForSafety ? null : topic,
    devices: channels.includes('push') ? await push.reachedOf(executor, customerIds) : [],
  }
}

/** Number of customers whom each channel would reach now. */
export const reachOfMany = async (
  deps: Many,
  executor: Executor,
  message: Pick<MessageToMany, 'kind' | 'channels'>,
  customerIds: readonly number[],
) => countReached(executor, customerIds, await offeredFor(deps, executor, message, customerIds))

/**
 * Notifies customers in the caller's transaction, in a fixed number of statements. A customer who has the notification
 * is left alone, so a repetition writes nothing. Returns the number of notifications.
 */
export async function notifyMany(
  deps: Many,
  tx: Executor,
  message: MessageToMany,
  readers: readonly NewsReader[],
): Promise<number> {
  const now = deps.clock()
  const written = await insertMany(tx, message, readers, now)
  if (written.length === 0) return 0
  const customerOf = new Map(written.map(({ id, customerId }) => [id, customerId]))
  const regionOf = new Map(readers.map(({ customerId, regionCode }) => [customerId, regionCode]))
  const offered = await offeredFor(deps, tx, message, [...customerOf.values()])
  const deliveries = await insertDeliveries(tx, written, offered)
  await emitMany(
    tx,
    deliveries.map(({ notificationId, channel }) => {
      const regionCode = regionOf.get(customerOf.get(notificationId) ?? 0) ?? undefined
      const isDelayed = notificationChannels[channel].isLoud && !newsRules[message.kind].isForSafety
      const moment = isDelayed ? calmNewsMoment(now, regionCode, notificationId) : now
      return { event: notificationDue({ notificationId, channel, regionCode }), dueAt: moment > now ? moment : null }
    }),
  )
  await publishLive(tx, ...written.map(({ customerId }) => notificationsTopic(customerId)))
  return written.length
}
