import type { Language } from '@okolitsa/domain/language/language.ts'
import type { NotificationChannel } from '@okolitsa/domain/notifications/notification-table.ts'
import type { NewsKind } from '@okolitsa/domain/notifications/notification-topics.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** A notification without an order, about a seller's products or the shop's benefits, with the page it leads to. */
export interface NewNews {
  readonly customerId: number
  /** Id of the seller; null = about the shop's benefits. */
  readonly organizationId: number | null
  readonly kind: NewsKind
  /** Distinguishes repeated notifications of one kind. */
  readonly step: string
  readonly title: string
  readonly text: string
  readonly path: string
  readonly createdAt: Date
}

/** The reader with the e-mail address; null = deleted. */
export async function findReader(
  tx: Executor,
  customerId: number,
): Promise<{ readonly language: Language; readonly email: string | null } | null> {
  const [row] = await run<{ language: Language; email: string | null }>(
    tx,
    'select language, email from customer_contact as customer where id = $1 and erased_at is null',
    [customerId],
  )
  return row ?? null
}

/** Inserts a notification; returns null when this step exists or the customer is deleted. */
export async function insertNews(tx: Executor, news: NewNews): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into notification (customer_id, organization_id, kind, step, title, text, path, created_at)
     select id, $2, $3, $4, $5, $6, $7, $8 from customer_contact as customer where id = $1
     on conflict (customer_id, kind, step) where order_id is null do nothing returning id`,
    [news.customerId, news.organizationId, news.kind, news.step, news.title, news.text, news.path, news.createdAt],
  )
  return row?.id ?? null
}

export interface WaitingNews {
  readonly id: number
  readonly customerId: number
  readonly kind: NewsKind
  readonly title: string
  readonly text: string
  readonly path: string
  readonly createdAt: Date
  readonly language: Language
  readonly phone: string
  readonly email: string | null
}

/** The news to send; null = already sent, being sent, given up, or about an order. */
export async function findWaitingNews(
  executor: Executor,
  notificationId: number,
  channel: NotificationChannel,
): Promise<WaitingNews | null> {
  const [row] = await run<WaitingNews>(
    executor,
    `select notification.id, customer_id as "customerId", kind, title, text, coalesce(path, '') as path,
       notification.created_at as "createdAt", language, phone, email
       from notification join notification_delivery on notification_id = notification.id
       join customer_contact as customer on customer.id = customer_id
      where notification.id = $1 and channel = $2 and state = 'waiting' and order_id is null`,
    [notificationId, channel],
  )
  return row ?? null
}

/** Number of news sent to a customer by a channel since a moment. */
export async function countNewsSent(
  executor: Executor,
  customerId: number,
  channel: NotificationChannel,
  since: Date,
): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from notification join notification_delivery on notification_id = id
      where customer_id = $1 and order_id is null and channel = $2 and state in ('sending', 'sent', 'unsure')
        and claimed_at > $3`,
    [customerId, channel, since],
  )
  return row?.count ?? 0
}
