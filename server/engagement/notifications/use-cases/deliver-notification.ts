import {
  MAX_MESSAGES_A_DAY,
  type NotificationChannel,
  notificationChannels,
  notificationRules,
} from '@okolitsa/domain/notifications/notification-table.ts'
import { isWanted, topicOfKind } from '@okolitsa/domain/notifications/notification-topics.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { senders } from '../channels.ts'
import { notificationDue } from '../events.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { countMessages, findWaiting, saveDelivery, type WaitingNotification } from '../store/notification.store.ts'
import { findChoices } from '../store/notification-choice.store.ts'
import type { OrderToNotify } from '../store/notification-order.store.ts'
import { calmMoment } from './notify-customer.ts'
import { orderToNotify } from './order-to-notify.ts'
import { sendOnce } from './send-once.ts'

const HOUR_MS = 3_600_000

/**
 * Sends a notification about an order by one channel, at most once (`sendOnce`). Unsent notifications remain in the
 * customer's list.
 */
export async function deliverNotification(
  deps: NotificationDeps,
  notificationId: number,
  channel: NotificationChannel,
): Promise<void> {
  const { executor } = deps.database
  const notification = await findWaiting(executor, notificationId, channel)
  if (!notification) return
  const order = await orderToNotify(deps, executor, notification.orderId)
  const now = deps.clock()
  const send = order && senders[channel].sending(deps, notification, order, now)
  if (!send || isOver(notification, order, channel, now)) {
    return saveDelivery(executor, notificationId, channel, { state: 'dropped' })
  }
  // the topic was switched off between the event and this attempt
  if (!isWanted(await findChoices(executor, order.customerId), topicOfKind[notification.kind], channel)) {
    return saveDelivery(executor, notificationId, channel, { state: 'dropped' })
  }
  if (notificationChannels[channel].isLoud) {
    const moment = calmMoment(order, notification.kind, notificationId, now)
    // a retry during the night waits for the morning
    if (moment > now) return emit(executor, notificationDue({ notificationId, channel }), moment)
  }
  const dayAgo = new Date(now.getTime() - 24 * HOUR_MS)
  if ((await countMessages(executor, order.id, channel, dayAgo)) >= MAX_MESSAGES_A_DAY) {
    return saveDelivery(executor, notificationId, channel, { state: 'dropped' })
  }
  await sendOnce(deps, { notificationId, channel }, send)
}

/** True when the notification is late, or no longer true because the order has changed. */
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
