import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { NotificationChannel, NotificationKind } from '@okolitsa/domain/notifications/notification-table.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface NewNotification {
  readonly customerId: number
  readonly orderId: number
  readonly kind: NotificationKind
  readonly step: string
  readonly title: string
  readonly text: string
  readonly amount: Kopecks | null
  readonly createdAt: Date
}

/** Inserts a notification; returns its id, or null when this step exists. */
export async function insertNotification(tx: Executor, notification: NewNotification): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into notification (customer_id, order_id, kind, step, title, text, amount, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (order_id, kind, step) do nothing returning id`,
    [
      notification.customerId,
      notification.orderId,
      notification.kind,
      notification.step,
      notification.title,
      notification.text,
      notification.amount,
      notification.createdAt,
    ],
  )
  return row?.id ?? null
}

export interface WaitingNotification {
  readonly id: number
  readonly orderId: number
  readonly kind: NotificationKind
  readonly title: string
  readonly text: string
  readonly amount: Kopecks | null
  readonly createdAt: Date
}

export async function insertDelivery(
  tx: Executor,
  notificationId: number,
  channel: NotificationChannel,
): Promise<void> {
  await run(tx, 'insert into notification_delivery (notification_id, channel) values ($1, $2)', [
    notificationId,
    channel,
  ])
}

/** The delivery to send; null = already sent, being sent or given up. */
export async function findWaiting(
  executor: Executor,
  notificationId: number,
  channel: NotificationChannel,
): Promise<WaitingNotification | null> {
  const [row] = await run<WaitingNotification>(
    executor,
    `select id, order_id as "orderId", kind, title, text, amount, created_at as "createdAt"
       from notification join notification_delivery on notification_id = id
      where id = $1 and channel = $2 and state = 'waiting' and order_id is not null`,
    [notificationId, channel],
  )
  return row ?? null
}

/** Marks a delivery before the provider is called; false = another worker has claimed it. */
export async function claimDelivery(
  executor: Executor,
  notificationId: number,
  channel: NotificationChannel,
  now: Date,
): Promise<boolean> {
  const rows = await run(
    executor,
    `update notification_delivery set state = 'sending', claimed_at = $3, attempts = attempts + 1
      where notification_id = $1 and channel = $2 and state = 'waiting' returning notification_id`,
    [notificationId, channel, now],
  )
  return rows.length > 0
}

/** Number of messages about an order passed to a channel since a moment. */
export async function countMessages(
  executor: Executor,
  orderId: number,
  channel: NotificationChannel,
  since: Date,
): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from notification join notification_delivery on notification_id = id
      where order_id = $1 and channel = $2 and state in ('sending', 'sent', 'unsure') and claimed_at > $3`,
    [orderId, channel, since],
  )
  return row?.count ?? 0
}

export async function saveDelivery(
  executor: Executor,
  notificationId: number,
  channel: NotificationChannel,
  outcome: {
    readonly state: 'waiting' | 'sent' | 'unsure' | 'dropped'
    readonly sentAt?: Date
    readonly failure?: string
  },
): Promise<void> {
  await run(
    executor,
    `update notification_delivery set state = $3, sent_at = $4, failure = $5
      where notification_id = $1 and channel = $2 and state in ('waiting', 'sending')`,
    [notificationId, channel, outcome.state, outcome.sentAt ?? null, outcome.failure ?? null],
  )
}
