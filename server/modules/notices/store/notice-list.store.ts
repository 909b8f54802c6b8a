import { type Executor, run } from '../../../platform/db/client.ts'

/** A notice as its shopper reads it. */
export interface ShownNotice {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly orderId: number
  readonly createdAt: Date
  readonly isRead: boolean
}

/** Whose notices: a customer's, at a seller's own site only of orders at that seller. */
export interface NoticeReader {
  readonly customerId: number
  /** Null = the marketplace, which shows all of them. */
  readonly organizationId: number | null
}
const OWN = `customer_id = $1 and ($2::int is null or exists (
         select from shop_order where shop_order.id = order_id and organization_id = $2))`

/** One page of a customer's notices, newest first. */
export async function listNotices(
  executor: Executor,
  { customerId, organizationId }: NoticeReader,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<ShownNotice[]> {
  return run<ShownNotice>(
    executor,
    `select id, title, text, order_id as "orderId", created_at as "createdAt", read_at is not null as "isRead"
       from notice where ${OWN} order by id desc limit $3 offset $4`,
    [customerId, organizationId, perPage, (page - 1) * perPage],
  )
}

export async function countNotices(
  executor: Executor,
  { customerId, organizationId }: NoticeReader,
): Promise<{ readonly all: number; readonly unread: number }> {
  const [row] = await run<{ all: number; unread: number }>(
    executor,
    `select count(*)::int as "all", count(*) filter (where read_at is null)::int as unread
       from notice where ${OWN}`,
    [customerId, organizationId],
  )
  return row ?? { all: 0, unread: 0 }
}

/** Marks a customer's notices up to one as read; answers how many were not. */
export async function markRead(
  executor: Executor,
  { customerId, organizationId }: NoticeReader,
  upToId: number,
  now: Date,
): Promise<number> {
  const text = `update notice set read_at = $4 where ${OWN} and id <= $3 and read_at is null returning id`
  return (await run(executor, text, [customerId, organizationId, upToId, now])).length
}
