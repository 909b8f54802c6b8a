import { AWAY_SECONDS, type ChatSide } from '@okolitsa/domain/chat/message.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { firstCalmMoment } from '@okolitsa/domain/notifications/quiet-hours.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { Deps } from '../../../services.ts'
import { chatMessageWaits } from '../events.ts'
import type { ChatDeps } from '../ports.ts'
import { findSilence } from '../store/thread.store.ts'

/** Schedules the notification of a side's first unread message, in the transaction that wrote it. */
export const notifyLater = (tx: Executor, threadId: number, sender: ChatSide, at: Date): Promise<void> =>
  emit(tx, chatMessageWaits({ threadId, sender }), new Date(at.getTime() + AWAY_SECONDS * 1_000))

/**
 * Notifies the devices of an absent customer, once until they read. By night the notification waits for the morning in
 * the seller's time zone. A repeated notification replaces the earlier one. `seller-notifications` handles the same
 * event for sellers.
 */
export async function notifyAway(
  deps: ChatDeps & Deps<'push' | 'notificationTemplates'>,
  { threadId, sender }: { readonly threadId: number; readonly sender: ChatSide },
): Promise<void> {
  if (sender === 'customer') return
  const { executor } = deps.database
  const silence = await findSilence(executor, threadId, sender)
  if (!silence?.isUnread) return
  const { customerId, title, timeZone, language } = silence
  const now = deps.clock()
  const calm = firstCalmMoment(now, timeZone)
  if (calm > now) return emit(executor, chatMessageWaits({ threadId, sender }), calm)
  await deps.push.notify(customersOwn(customerId), {
    ...deps.notificationTemplates.notification(language, 'news.chatAnswered', { seller: title }),
    path: `/account/chats/${threadId}`,
    topic: `chat-${threadId}`,
    isUrgent: false,
  })
}
