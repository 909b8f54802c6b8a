import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import type { PayoutState } from '@okolitsa/domain/payouts/payout-states.ts'
import type { SettledOrder } from '@okolitsa/domain/statements/waiting-money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { FIRST_SINCE } from './statement.store.ts'

const UNDER_WAY = DELIVERY_STATUSES.filter((state) => state !== 'received' && state !== 'canceled')

export interface PayoutRow {
  readonly id: number
  readonly at: string
  readonly amount: number
  /** A payout on its way is `sent`. */
  readonly state: Exclude<PayoutState, 'due'>
  readonly endedAt: string | null
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
    `with claimed as (
       select order_id, min(created_at) as at from line_claim join order_head on order_head.id = order_id
        where line_claim.state = 'waiting' and organization_id = $1::text::int group by order_id
     ), recent as (
       select order_id from seller_entry
        where owner = $1 and entry_id >= ${FIRST_SINCE} and at >= $2 and kind = 'settlement'
       union select order_id from claimed
     ), share as (
       select ledger_entry.order_id, -sum(amount) as amount
         from recent join ledger_entry on ledger_entry.order_id = recent.order_id
         join ledger_line on entry_id = ledger_entry.id and account = 'seller' and owner = $1
        group by ledger_entry.order_id
     )
     select coalesce((select -sum(amount) from ledger_line where account = 'seller' and owner = $1), 0)::bigint as balance,
       coalesce((select jsonb_agg(one) from (
         select ledger_entry.id, at, ledger_line.amount, coalesce(item.state, 'paid') as state, item.ended_at as "endedAt" from ledger_entry
           left join payout_item as item on item.id = (facts ->> 'itemId')::int
           join ledger_line on entry_id = ledger_entry.id and account = 'seller' and owner = $1
          where ledger_entry.kind = 'payout' and facts ->> 'organizationId' = $1 order by at desc, ledger_entry.id desc limit $3) as one),
         '[]') as payouts,
       coalesce((select jsonb_agg(one) from (
         select share.order_id as "orderId", head.state, terms.finished_at as "finishedAt", claimed.at as "claimedAt",
           share.amount
           from share join order_head as head on head.id = share.order_id
           join order_terms as terms on terms.order_id = share.order_id
           left join claimed on claimed.order_id = share.order_id) as one), '[]') as recent,
       (select jsonb_build_object('orders', count(*), 'sum', coalesce(sum(total_sum), 0)) from order_head
         where organization_id = $1::text::int and state = any($4)) as "underWay"`,
    [String(organizationId), since, payouts, UNDER_WAY],
  )
  if (!row) throw new Error('a balance without a row')
  return row
}
