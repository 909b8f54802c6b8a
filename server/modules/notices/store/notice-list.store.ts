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

/** One page of a customer's notices, newest first. */
export async function listNotices(
  executor: Executor,
  customerId: number,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<ShownNotice[]> {
  return run<ShownNotice>(
    executor,
    `select id, title, text, order_id as "orderId", created_at as "createdAt", read_at is not null as "isRead"
       from notice where customer_id = $1 order by id desc limit $2 offset $3`,
    [customerId, perPage, (page - 1) * perPage],
  )
}

export async function countNotices(
  executor: Executor,
  customerId: number,
): Promise<{ readonly all: number; readonly unread: number }> {
  const [row] = await run<{ all: number; unread: number }>(
    executor,
    `select count(*)::int as "all", count(*) filter (where read_at is null)::int as unread
       from notice where customer_id = $1`,
    [customerId],
  )
  return row ?? { all: 0, unread: 0 }
}

/** Marks a customer's notices up to one as read; answers how many were not. */
export async function markRead(executor: Executor, customerId: number, upToId: number, now: Date): Promise<number> {
  const text = `update notice set read_at = $3 where customer_id = $1 and id <= $2 and read_at is null returning id`
  return (await run(executor, text, [customerId, upToId, now])).length
}
