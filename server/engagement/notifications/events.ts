import type { NotificationChannel } from '@okolitsa/domain/notifications/notification-table.ts'
import type { OutboxEvent } from '../../platform/db/outbox.ts'

/** The module hears its own topic: outside calls happen after commit, and some wait for the morning. */
export const NOTIFICATION_TOPICS = { due: 'NotificationDue' } as const

export const notificationDue = (facts: { notificationId: number; channel: NotificationChannel }): OutboxEvent => ({
  topic: NOTIFICATION_TOPICS.due,
  payload: facts,
})
