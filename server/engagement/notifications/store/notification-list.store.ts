import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface ShownNotification {
  readonly id: number
  readonly title: string
  readonly text: string
  /** Id of the order; null = not about an order. */
  readonly orderId: number | null
  /** Path of the page that it leads to; null = the order's page. */
  readonly path: string | null
  readonly createdAt: Date
  readonly isRead: boolean
}

/** SQL conditions: the customer of a notification, and the seller of its order or products. */
const OWNERS = {
  customer: 'customer_id',
  organization:
    'coalesce(notification.organization_id, (select organization_id from order_head as shop_order where shop_order.id = order_id))',
}

/** One page of a customer's notifications, newest first. */
export async function listNotifications(
  executor: Executor,
  scope: CustomerScope,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<ShownNotification[]> {
  return run<ShownNotification>(
    executor,
    `select id, title, text, order_id as "orderId", path, created_at as "createdAt", read_at is not null as "isRead"
       from notification where ${within(scope, OWNERS, 2)} order by id desc limit $1 offset $2`,
    [perPage, (page - 1) * perPage, ...scopeValues(scope)],
  )
}

export async function countNotifications(
  executor: Executor,
  scope: CustomerScope,
): Promise<{ readonly all: number; readonly unread: number }> {
  const [row] = await run<{ all: number; unread: number }>(
    executor,
    `select count(*)::int as "all", count(*) filter (where read_at is null)::int as unread
       from notification where ${within(scope, OWNERS, 0)}`,
    scopeValues(scope),
  )
  return row ?? { all: 0, unread: 0 }
}

/** Marks a customer's notifications up to the given one as read; returns the number of those that were unread. */
export async function markRead(executor: Executor, scope: CustomerScope, upToId: number, now: Date): Promise<number> {
  const text = `update notification set read_at = $2 where ${within(scope, OWNERS, 2)} and id <= $1 and read_at is null returning id`
  return (await run(executor, text, [upToId, now, ...scopeValues(scope)])).length
}
