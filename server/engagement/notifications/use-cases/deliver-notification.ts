import {
  MOST_MESSAGES_A_DAY,
  type NotificationChannel,
  notificationChannels,
  notificationRules,
} from '@okolitsa/domain/notifications/notification-table.ts'
import { isWanted, topicOfKind } from '@okolitsa/domain/notifications/notification-topics.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { MessageFailure } from '../../../platform/messages/message-channel.ts'
import { senders } from '../channels.ts'
import { notificationDue } from '../events.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import {
  claimDelivery,
  countMessages,
  findWaiting,
  saveDelivery,
  type WaitingNotification,
} from '../store/notification.store.ts'
import { findChoices } from '../store/notification-choice.store.ts'
import { findOrderToNotify, type OrderToNotify } from '../store/notification-order.store.ts'
import { calmMoment } from './notify-customer.ts'

const HOUR_MS = 3_600_000

/**
 * Sends a notification by one channel, at most once whatever happens. The delivery is marked «sending» and committed before
 * the provider is called: a process that dies after that leaves the mark, and nobody sends it again. Only a clear
 * refusal of the provider makes it wait for another attempt (the error goes on, so the job runner repeats with
 * back-off). An answer that was lost proves nothing: the delivery is «unsure» and stays so. What is never sent by this
 * rule still stands in the customer's list.
 */
export async function deliverNotification(
  deps: NotificationDeps,
  notificationId: number,
  channel: NotificationChannel,
): Promise<void> {
  const { executor } = deps.database
  const notification = await findWaiting(executor, notificationId, channel)
  if (!notification) return
  const order = await findOrderToNotify(executor, notification.orderId)
  const now = deps.clock()
  const send = order && senders[channel].sending(deps, notification, order, now)
  if (!send || isOver(notification, order, channel, now)) {
    return saveDelivery(executor, notificationId, channel, { state: 'dropped' })
  }
  // switched off between the event and this attempt
  if (!isWanted(await findChoices(executor, order.customerId), topicOfKind[notification.kind], channel)) {
    return saveDelivery(executor, notificationId, channel, { state: 'dropped' })
  }
  if (notificationChannels[channel].isLoud) {
    const moment = calmMoment(order, notification.kind, now)
    // an attempt that slid into the night waits for the morning
    if (moment > now) return emit(executor, notificationDue({ notificationId, channel }), moment)
  }
  const dayAgo = new Date(now.getTime() - 24 * HOUR_MS)
  if ((await countMessages(executor, order.id, channel, dayAgo)) >= MOST_MESSAGES_A_DAY) {
    return saveDelivery(executor, notificationId, channel, { state: 'dropped' })
  }
  if (!(await claimDelivery(executor, notificationId, channel, now))) return
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

/** It came too late, or the order has moved on and the words are no longer true. */
function isOver(
  notification: WaitingNotification,
  order: OrderToNotify,
  channel: NotificationChannel,
  now: Date,
): boolean {
  const { trueIn, awaits } = notificationRules[notification.kind]
  const isLate = now.getTime() - notification.createdAt.getTime() > notificationChannels[channel].latestHours * HOUR_MS
  if (isLate || (trueIn !== null && !trueIn.includes(order.state))) return true
  if (awaits === 'answer') return order.answerBefore === null || order.answerBefore <= now
  if (awaits === 'money') return order.payBefore === null && order.surchargeDue === null
  return awaits === 'surcharge' && order.surchargeDue !== notification.amount
}
