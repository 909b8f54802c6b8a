import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import type { SettledOrder } from '@okolitsa/domain/statements/waiting-money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

const UNDER_WAY = DELIVERY_STATUSES.filter((state) => state !== 'received' && state !== 'canceled')

export interface PayoutRow {
  readonly id: number
  readonly at: string
  readonly amount: number
}
interface RecentOrderRow extends Omit<SettledOrder, 'finishedAt' | 'claimedAt'> {
  readonly orderId: number
  readonly finishedAt: string | null
  readonly claimedAt: string | null
}
export interface BalanceRow {
  readonly balance: number
  readonly payouts: readonly PayoutRow[]
  /** Orders that ended lately or have a claim without a decision, with their share. */
  readonly recent: readonly RecentOrderRow[]
  /** Orders that are not handed over yet. */
  readonly underWay: { readonly orders: number; readonly sum: number }
}

/** The balance of a seller with what its parts depend on, of one moment. @param since orders that ended later are recent */
export async function readBalanceRow(
  executor: Executor,
  organizationId: number,
  { since, payouts }: { readonly since: Date; readonly payouts: number },
): Promise<BalanceRow> {
  const [row] = await run<BalanceRow>(
    executor,
    `with own as materialized (
       select entry_id, kind, order_id, at, amount from seller_entry where owner = $1
     ), claimed as (
       select order_id, min(created_at) as at from line_claim
        where state = 'waiting' and order_id in (select order_id from own) group by order_id
     ), recent as (
       select order_id from own where kind = 'settlement' and at > $2 union select order_id from claimed
     ), share as (select order_id, sum(amount) as amount from own join recent using (order_id) group by order_id)
     select coalesce((select sum(amount) from own), 0)::bigint as balance,
       coalesce((select jsonb_agg(one) from (
         select entry_id as id, at, -amount as amount from own where kind = 'payout' order by at desc, entry_id desc limit $3) as one),
         '[]') as payouts,
       coalesce((select jsonb_agg(one) from (
         select share.order_id as "orderId", head.state, terms.finished_at as "finishedAt", claimed.at as "claimedAt",
           share.amount
           from share join order_head as head on head.id = share.order_id
           join order_terms as terms on terms.order_id = share.order_id
           left join claimed on claimed.order_id = share.order_id) as one), '[]') as recent,
       (select jsonb_build_object('orders', count(*), 'sum', coalesce(sum(total_sum), 0)) from order_head
         where organization_id = $1::int and state = any($4)) as "underWay"`,
    [String(organizationId), since, payouts, UNDER_WAY],
  )
  if (!row) throw new Error('a balance without a row')
  return row
}
