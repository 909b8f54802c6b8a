import type { NotificationChannel, NotificationKind } from '@okolitsa/domain/notifications/notification-table.ts'
import type { NewsKind } from '@okolitsa/domain/notifications/notification-topics.ts'
import type { OrdersToPreview } from '../../people/notification-templates/desk/ports.ts'
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

/** A notification without an order that many customers receive. */
export interface MessageToMany {
  readonly kind: NewsKind
  /** Distinguishes repeated notifications of one kind. */
  readonly step: string
  readonly organizationId: number | null
  readonly broadcastId: number | null
  /** Channels besides the list in the account; the settings of a customer may switch them off. */
  readonly channels: readonly NotificationChannel[]
}

/** A customer with the text in their language. */
export interface NewsReader {
  readonly customerId: number
  readonly title: string
  readonly text: string
  readonly path: string
  /** Region whose daytime applies; null = unknown. */
  readonly regionCode: string | null
}

export interface BroadcastResults {
  readonly notified: number
  readonly read: number
  readonly channels: readonly {
    readonly channel: NotificationChannel
    readonly state: string
    readonly count: number
  }[]
}

/** Notifications of customers for other modules. */
export interface NotificationsService {
  readonly toPreview: OrdersToPreview
  /** Notifications about an order, oldest first. */
  sentAbout(executor: Executor, orderId: number): Promise<readonly SentNotification[]>
  /** Number of customers whom each channel would reach, and of those whom any of them would. */
  reachOfMany(
    executor: Executor,
    message: Pick<MessageToMany, 'kind' | 'channels'>,
    customerIds: readonly number[],
  ): Promise<Readonly<Record<NotificationChannel | 'any', number>>>
  /** Notifies customers, each once per kind and step; returns the number of notifications. */
  notifyMany(tx: Executor, message: MessageToMany, readers: readonly NewsReader[]): Promise<number>
  /** Gives up the messages of a broadcast that were not passed to a channel yet. */
  dropBroadcast(tx: Executor, broadcastId: number): Promise<void>
  /** Results of the messages of a broadcast. */
  resultsOf(executor: Executor, broadcastId: number): Promise<BroadcastResults>
}
