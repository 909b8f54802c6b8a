import type { NotificationChannel, NotificationKind } from '@okolitsa/domain/notifications/notification-table.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface SentNotification {
  readonly kind: NotificationKind
  readonly title: string
  readonly at: Date
  /** Deliveries in addition to the customer's list; `unsure` = it may have arrived. */
  readonly channels: readonly {
    readonly channel: NotificationChannel
    readonly state: 'waiting' | 'sending' | 'sent' | 'unsure' | 'dropped'
  }[]
}

/** Notifications of customers for other modules. */
export interface NotificationsService {
  /** Notifications about an order, oldest first. */
  sentAbout(executor: Executor, orderId: number): Promise<readonly SentNotification[]>
}
