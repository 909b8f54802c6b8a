import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { type NotificationChannel, notificationRules } from '@okolitsa/domain/notifications/notification-table.ts'
import { topicOfKind } from '@okolitsa/domain/notifications/notification-topics.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { NotificationDeps } from './notification-deps.ts'
import type { WaitingNotification } from './store/notification.store.ts'
import type { OrderToNotify } from './store/notification-order.store.ts'
import { unsubscribeToken } from './unsubscribe-tokens.ts'

interface NotificationSender {
  /** True when the channel reaches the customer of this order. */
  reaches(deps: NotificationDeps, tx: Executor, order: OrderToNotify): Promise<boolean>
  /** Returns a function that sends the message; null = the customer can no longer be reached. */
  sending(
    deps: NotificationDeps,
    notification: WaitingNotification,
    order: OrderToNotify,
    now: Date,
  ): (() => Promise<void>) | null
}

/** URL of an order's payment page. */
export const payUrlOf = (deps: Pick<NotificationDeps, 'publicUrl'>, orderId: number): string =>
  `${deps.publicUrl}/payment/sbp?orderId=${orderId}`

/** Senders by channel of the domain's table; a missing sender does not compile. */
export const senders: Readonly<Record<NotificationChannel, NotificationSender>> = {
  // every customer has a phone
  sms: {
    reaches: async () => true,
    sending: (deps, { kind, amount }, order, now) => {
      const facts = { order, amount, now, payUrl: payUrlOf(deps, order.id) }
      const text = deps.notificationTemplates.smsOfOrder(order.language, kind, facts)
      return text === null ? null : () => deps.messages.send(order.phone, text)
    },
  },
  // most customers have no e-mail
  email: {
    reaches: async ({ mail }, _tx, { email }) => mail !== null && email !== null,
    sending: (deps, notification, { id, customerId, email, language }) => {
      const { mail, market, publicUrl, tokenSecret, notificationTemplates } = deps
      const sender = market.current().identity.name
      if (!mail || email === null) return null
      const token = unsubscribeToken(tokenSecret, {
        customerId,
        topic: topicOfKind[notification.kind],
        channel: 'email',
      })
      const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${token}`
      const letter = notificationTemplates.letter(language, 'frame.orderLetter', {
        title: notification.title,
        text: notification.text,
        link: `${publicUrl}/account/orders/${id}`,
        settingsLink: unsubscribeUrl,
        market: sender,
      })
      return () => mail.send({ sender, to: email, ...letter, unsubscribeUrl })
    },
  },
  // few customers have a device
  push: {
    reaches: ({ push }, tx, { customerId }) => push.reaches(tx, customersOwn(customerId)),
    sending: ({ push }, { kind, title, text }, { id, customerId }) => {
      const { awaits, isUrgent } = notificationRules[kind]
      return () =>
        push.notify(customersOwn(customerId), {
          title,
          text,
          path: `/account/orders/${id}`,
          // a later step replaces an earlier one, except a question that waits for an answer
          topic: awaits ? `order-${id}-${awaits}` : `order-${id}`,
          isUrgent: isUrgent || awaits !== undefined,
        })
    },
  },
}
