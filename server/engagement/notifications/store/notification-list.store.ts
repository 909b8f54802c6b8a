import { type Executor, run } from '../../../platform/db/client.ts'

/** A notification as its shopper reads it. */
export interface ShownNotification {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly orderId: number
  readonly createdAt: Date
  readonly isRead: boolean
}

/** Whose notifications: a customer's, at a seller's own site only of orders at that seller. */
export interface NotificationReader {
  readonly customerId: number
  /** Null = the marketplace, which shows all of them. */
  readonly organizationId: number | null
}
const OWN = `customer_id = $1 and ($2::int is null or exists (
         select from shop_order where shop_order.id = order_id and organization_id = $2))`

/** One page of a customer's notifications, newest first. */
export async function listNotifications(
  executor: Executor,
  { customerId, organizationId }: NotificationReader,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<ShownNotification[]> {
  return run<ShownNotification>(
    executor,
    `select id, title, text, order_id as "orderId", created_at as "createdAt", read_at is not null as "isRead"
       from notification where ${OWN} order by id desc limit $3 offset $4`,
    [customerId, organizationId, perPage, (page - 1) * perPage],
  )
}

export async function countNotifications(
  executor: Executor,
  { customerId, organizationId }: NotificationReader,
): Promise<{ readonly all: number; readonly unread: number }> {
  const [row] = await run<{ all: number; unread: number }>(
    executor,
    `select count(*)::int as "all", count(*) filter (where read_at is null)::int as unread
       from notification where ${OWN}`,
    [customerId, organizationId],
  )
  return row ?? { all: 0, unread: 0 }
}

/** Marks a customer's notifications up to one as read; answers how many were not. */
export async function markRead(
  executor: Executor,
  { customerId, organizationId }: NotificationReader,
  upToId: number,
  now: Date,
): Promise<number> {
  const text = `update notification set read_at = $4 where ${OWN} and id <= $3 and read_at is null returning id`
  return (await run(executor, text, [customerId, organizationId, upToId, now])).length
}
