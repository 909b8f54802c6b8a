import type { NotificationChannel } from '@okolitsa/domain/notifications/notification-table.ts'
import { MessageFailure } from '../../../platform/messages/message-channel.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { claimDelivery, saveDelivery } from '../store/notification.store.ts'

/**
 * Sends by one channel, at most once whatever happens. The delivery is marked «sending» and committed before the provider
 * is called: a process that dies after that leaves the mark, and nobody sends it again. Only a clear refusal of the
 * provider makes it wait for another attempt (the error goes on, so the job runner repeats with back-off). An answer
 * that was lost proves nothing: the delivery is «unsure» and stays so.
 */
export async function sendOnce(
  deps: NotificationDeps,
  { notificationId, channel }: { readonly notificationId: number; readonly channel: NotificationChannel },
  send: () => Promise<void>,
): Promise<void> {
  const { executor } = deps.database
  if (!(await claimDelivery(executor, notificationId, channel, deps.clock()))) return
  try {
    await send()
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'unknown'
    if (error instanceof MessageFailure && !error.mayHaveArrived) {
      await saveDelivery(executor, notificationId, channel, { state: 'waiting', failure })
      throw error
    }
    await saveDelivery(executor, notificationId, channel, { state: 'unsure', failure })
    deps.log.warn({ err: error, notificationId, channel }, 'a notice may have been lost')
    return
  }
  await saveDelivery(executor, notificationId, channel, { state: 'sent', sentAt: deps.clock() })
}
