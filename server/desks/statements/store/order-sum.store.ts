import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { OrderSumFacts } from '@okolitsa/domain/statements/order-sum.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface OrderSumRow extends Omit<OrderSumFacts, 'settled' | 'carrierDelivery' | 'costs'> {
  readonly state: DeliveryStatus
  readonly deliveryKind: DeliveryKind
  readonly deliverySum: Kopecks
  readonly finishedAt: Date | null
  readonly claimedAt: Date | null
  /** The price of the order now, after the seller's own discounts. */
  readonly sold: Kopecks
  /** Settlements in the ledger; 0 = the order is not handed over. */
  readonly settlements: number
  readonly amount: number
  readonly fee: number
  readonly cash: number
  readonly delivery: number
  /** The frozen per cent, otherwise the one that applies to the seller now; null = the market's default. */
  readonly expectedPercent: number | null
}

/** The facts of the seller's sum of an order; null = no such order in the scope. */
export async function findOrderSum(executor: Executor, scope: Scope, orderId: number): Promise<OrderSumRow | null> {
  const [row] = await run<OrderSumRow>(
    executor,
    `select head.state, head.delivery_kind as "deliveryKind", terms.delivery_sum as "deliverySum",
       terms.finished_at as "finishedAt",
       (select min(created_at) from line_claim where order_id = head.id and state = 'waiting') as "claimedAt",
       sold.sold, entry.settlements, line.amount, line.fee, line.tax as "feeTax", entry.cash, entry.percent,
       case when entry.last ->> 'carrier' = 'seller' then (entry.last ->> 'delivery')::bigint else 0 end as delivery,
       coalesce(entry.frozen, seller.commission_percent)::float as "expectedPercent"
       from order_head as head join order_terms as terms on terms.order_id = head.id
       join seller_terms as seller on seller.id = head.organization_id
       cross join lateral (
         select coalesce(sum(sold_sum), 0)::bigint as sold from sold_line where sold_line.order_id = head.id) as sold
       cross join lateral (
         select count(*) filter (where kind = 'settlement')::int as settlements,
           (array_agg(facts order by id desc) filter (where kind = 'settlement'))[1] as last,
           ((array_agg(facts order by id desc) filter (where kind = 'settlement'))[1] ->> 'commissionPercent')::float as percent,
           (array_agg((facts ->> 'commissionPercent')::numeric order by id) filter (where facts ? 'commissionPercent'))[1] as frozen,
           coalesce(sum((select amount from ledger_line where entry_id = ledger_entry.id and account = 'cash' and kind = 'settlement'
             order by position limit 1)), 0)::bigint as cash
           from ledger_entry where ledger_entry.order_id = head.id) as entry
       cross join lateral (
         select coalesce(-sum(amount) filter (where account = 'seller' and kind = 'settlement'), 0)::bigint as amount,
           coalesce(-sum(amount) filter (where account in ('platform', 'tax') and kind = 'settlement'), 0)::bigint as fee,
           coalesce(-sum(amount) filter (where account = 'tax' and kind = 'settlement'), 0)::bigint as tax
           from ledger_entry join ledger_line on entry_id = ledger_entry.id where ledger_entry.order_id = head.id) as line
      where head.id = $1 and ${within(scope, { organization: 'head.organization_id', customer: 'null' }, 1)}`,
    [orderId, ...scopeValues(scope)],
  )
  return row ?? null
}
