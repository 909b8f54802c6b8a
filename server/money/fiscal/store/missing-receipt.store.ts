import { type Executor, run } from '../../../platform/db/client.ts'
import type { OverdueReceipts } from '../ports.ts'

/** An order whose receipts do not cover all the money it moved. */
export interface OrderWithoutReceipt {
  readonly orderId: number
  /** Time of the first money movement without a receipt. */
  readonly since: Date
}

const WITHOUT_RECEIPTS = `select shop_order.id as "orderId", coalesce(
         (select min(at) from money_movement where money_movement.order_id = shop_order.id
           and (kind = 'payment' and captured > 0 or kind = 'refund' and money_movement.state = 'done')
           and not exists (select from receipt where cause = kind || ':' || money_movement.id)),
         finished_at, placed_at) as since
       from order_money join order_head as shop_order on shop_order.id = order_money.order_id
       join order_terms on order_terms.order_id = shop_order.id left join receipt_money on receipt_money.order_id = shop_order.id
      where moved <> coalesce(told, 0)`

/** Orders whose receipts do not add up to the money they moved, smallest id first. Reads the money of every order. */
export function listOrdersWithoutReceipts(executor: Executor): Promise<OrderWithoutReceipt[]> {
  return run<OrderWithoutReceipt>(executor, `${WITHOUT_RECEIPTS} order by shop_order.id`)
}

/** The same of orders that were finished or moved money at `after` or later. */
export function listRecentWithoutReceipts(executor: Executor, after: Date): Promise<OrderWithoutReceipt[]> {
  return run<OrderWithoutReceipt>(
    executor,
    `${WITHOUT_RECEIPTS}
        and shop_order.id in (select order_id from money_movement where at >= $1
                              union all select id from order_head where finished_at >= $1)
      order by shop_order.id`,
    [after],
  )
}

/** A receipt that is neither registered nor superseded by a correction. */
export interface UnregisteredReceipt {
  readonly orderId: number
  readonly since: Date
  readonly state: 'new' | 'sent' | 'failed'
  /** The register's own error text; null = the register has not answered. */
  readonly failure: string | null
}

/** Receipts written before `before` and not registered yet, oldest first. */
export function listUnregistered(executor: Executor, before: Date): Promise<UnregisteredReceipt[]> {
  return run<UnregisteredReceipt>(
    executor,
    `select order_id as "orderId", created_at as since, state, failure from receipt
      where state <> 'registered' and created_at < $1
        and not exists (select from receipt as correction where correction.corrects = receipt.id)
      order by created_at, id`,
    [before],
  )
}

/** Refused receipts, and those written before `before` and not registered yet. */
export async function countOverdue(executor: Executor, before: Date): Promise<OverdueReceipts> {
  const [row] = await run<OverdueReceipts>(
    executor,
    `select count(*)::int as count, min(created_at) as since, (array_agg(order_id order by created_at, id))[1] as "orderId"
       from receipt
      where state <> 'registered' and (state = 'failed' or created_at < $1)
        and not exists (select from receipt as correction where correction.corrects = receipt.id)`,
    [before],
  )
  return row ?? { count: 0, since: null, orderId: null }
}
