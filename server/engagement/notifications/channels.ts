import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { type NotificationChannel, notificationRules } from '@okolitsa/domain/notifications/notification-table.ts'
import { topicOfKind } from '@okolitsa/domain/notifications/notification-topics.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { NotificationDeps } from './notification-deps.ts'
import type { WaitingNotification } from './store/notification.store.ts'
import type { OrderToNotify } from './store/notification-order.store.ts'
import { unsubscribeToken } from './unsubscribe-tokens.ts'

/** How notifications go by one channel. */
interface NotificationSender {
  /** Whether the customer of this order can be reached by it at all. */
  reaches(deps: NotificationDeps, tx: Executor, order: OrderToNotify): Promise<boolean>
  /** The call that sends it; null = this channel does not reach the customer any more. */
  sending(
    deps: NotificationDeps,
    notification: WaitingNotification,
    order: OrderToNotify,
    now: Date,
  ): (() => Promise<void>) | null
}

/** Where an order is paid. */
export const payUrlOf = (deps: Pick<NotificationDeps, 'publicUrl'>, orderId: number): string =>
  `${deps.publicUrl}/payment/sbp?orderId=${orderId}`

/** One for each channel of the domain's table: a channel without one does not compile. */
export const senders: Readonly<Record<NotificationChannel, NotificationSender>> = {
  // everybody has a phone
  sms: {
    reaches: async () => true,
    sending: (deps, { kind, amount }, order, now) => {
      const { notificationMessage } = wordsIn(order.language)
      const text = notificationMessage(kind, { order, amount, now, payUrl: payUrlOf(deps, order.id) })
      return text === null ? null : () => deps.messages.send(order.phone, text)
    },
  },
  // most customers give no e-mail
  email: {
    reaches: async ({ mail }, _tx, { email }) => mail !== null && email !== null,
    sending: ({ mail, publicUrl, tokenSecret }, notification, { id, customerId, email, language }) => {
      if (!mail || email === null) return null
      const token = unsubscribeToken(tokenSecret, {
        customerId,
        topic: topicOfKind[notification.kind],
        channel: 'email',
      })
      const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${token}`
      const { notificationLetter } = wordsIn(language)
      const letter = notificationLetter(notification, `${publicUrl}/account/orders/${id}`, unsubscribeUrl)
      return () => mail.send({ to: email, ...letter, unsubscribeUrl })
    },
  },
  // few let a device be told
  push: {
    reaches: ({ push }, tx, { customerId }) => push.reaches(tx, customersOwn(customerId)),
    sending: ({ push }, { kind, title, text }, { id, customerId }) => {
      const { awaits, isUrgent } = notificationRules[kind]
      return () =>
        push.tell(customersOwn(customerId), {
          title,
          text,
          path: `/account/orders/${id}`,
          // a later step takes the place of an earlier one, but not of a question that waits for an answer
          topic: awaits ? `order-${id}-${awaits}` : `order-${id}`,
          isUrgent: isUrgent || awaits !== undefined,
        })
    },
  },
}
