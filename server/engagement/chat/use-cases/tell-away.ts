import { AWAY_SECONDS, type ChatSide } from '@okolitsa/domain/chat/message.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { firstCalmMoment } from '@okolitsa/domain/notifications/quiet-hours.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { PushService } from '../../push/ports.ts'
import { chatMessageWaits } from '../events.ts'
import type { ChatDeps } from '../ports.ts'
import { findSilence } from '../store/thread.store.ts'

/** Of the first unread message of a side: whoever reads meanwhile is not told. In the transaction that wrote it. */
export const tellLater = (tx: Executor, threadId: number, sender: ChatSide, at: Date): Promise<void> =>
  emit(tx, chatMessageWaits({ threadId, sender }), new Date(at.getTime() + AWAY_SECONDS * 1_000))

/**
 * Tells the devices of a customer who is away, once until they have read: what follows is the same silence. By night it
 * waits for the morning at the seller's. Repeated, the note takes its own place. A seller is told by the ladder of
 * `seller-notifications`, which hears the same event.
 */
export async function tellAway(
  deps: ChatDeps & { readonly push: PushService },
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
  await deps.push.tell(customersOwn(customerId), {
    ...wordsIn(language).pushText.fromSeller(title),
    path: `/account/chats/${threadId}`,
    topic: `chat-${threadId}`,
    isUrgent: false,
  })
}
