import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { messageMoment } from '@okolitsa/domain/notifications/message-moment.ts'
import type { NotificationEvent } from '@okolitsa/domain/notifications/notification-event.ts'
import {
  type NotificationKind,
  notificationChannels,
  notificationOf,
  notificationOfPlan,
  notificationRules,
} from '@okolitsa/domain/notifications/notification-table.ts'
import { isWanted, topicOfKind } from '@okolitsa/domain/notifications/notification-topics.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { payUrlOf, senders } from '../channels.ts'
import { notificationDue } from '../events.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { notificationsTopic } from '../notifications-topic.ts'
import { insertDelivery, insertNotification } from '../store/notification.store.ts'
import { findChoices } from '../store/notification-choice.store.ts'
import type { OrderToNotify } from '../store/notification-order.store.ts'
import { orderToNotify } from './order-to-notify.ts'

/**
 * An event of an order. The payment method is read from the order, so the event of a placed order needs only its type.
 */
export interface Happening {
  readonly orderId: number
  readonly event: Exclude<NotificationEvent, { type: 'placed' }> | { readonly type: 'placed' }
  /** Distinguishes repeated events of one kind, such as payments; absent = once per order. */
  readonly step?: string
  readonly amount?: Kopecks
}

/** The earliest time for a message that may wake people, in the time zone of the order's place. */
export const calmMoment = (order: OrderToNotify, kind: NotificationKind, notificationId: number, now: Date): Date => {
  const timeZone = findRegion(order.regionCode ?? '')?.timeZone ?? order.timeZone
  return messageMoment(notificationRules[kind], now, timeZone, order.answerBefore, notificationId)
}

/**
 * Inserts the notification and its deliveries in one transaction. A repeated event inserts no row, because the second
 * transaction conflicts with the first one's row.
 */
export async function notifyCustomer(
  deps: NotificationDeps,
  { orderId, event, step, amount }: Happening,
): Promise<void> {
  const now = deps.clock()
  await deps.database.inTransaction(async (tx) => {
    const order = await orderToNotify(deps, tx, orderId)
    if (!order) return
    const happened =
      event.type === 'placed'
        ? ({ type: 'placed', isOnlinePayment: isOnlinePayment(order.paymentMethod) } as const)
        : event
    const kind = order.deliveryKind === 'plan' ? notificationOfPlan(happened) : notificationOf(happened)
    if (!kind) return
    const words = deps.notificationTemplates.ofOrder(order.language, kind, {
      order,
      amount: amount ?? null,
      now,
      payUrl: payUrlOf(deps, orderId),
    })
    const notificationId = await insertNotification(tx, {
      customerId: order.customerId,
      orderId,
      kind,
      step: step ?? kind,
      ...words,
      amount: amount ?? null,
      createdAt: now,
    })
    if (notificationId === null) return
    await publishLive(tx, notificationsTopic(order.customerId))
    const choices = await findChoices(tx, order.customerId)
    for (const channel of notificationRules[kind].channels) {
      if (!isWanted(choices, topicOfKind[kind], channel)) continue
      if (!(await senders[channel].reaches(deps, tx, order))) continue
      await insertDelivery(tx, notificationId, channel)
      const moment = notificationChannels[channel].isLoud ? calmMoment(order, kind, notificationId, now) : now
      await emit(tx, notificationDue({ notificationId, channel }), moment > now ? moment : null)
    }
  })
}
