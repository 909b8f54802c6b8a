import type { NotificationChannel } from '@okolitsa/domain/notifications/notification-table.ts'
import { MessageFailure } from '../../../platform/messages/message-channel.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { claimDelivery, saveDelivery } from '../store/notification.store.ts'

/**
 * Sends by one channel, at most once. The delivery is marked «sending» and committed before the provider is called: if
 * the process dies after that, the mark stays and it is not sent again. Only a clear refusal of the provider allows
 * another attempt (the error is rethrown, so the job runner retries with back-off). After a lost answer the delivery is
 * «unsure» and stays so.
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
