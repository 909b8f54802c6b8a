import { type Executor, run } from '../../../platform/db/client.ts'
import type { PeriodOfSellers } from '../ports.ts'
import { LINES, ownEntries, type TotalRow } from './statement.store.ts'

export interface SellerTotals {
  readonly id: number
  readonly legalName: string
  readonly tin: string
  readonly opening: number
  readonly totals: readonly TotalRow[]
}

/** Balances before a period and totals of it by kind, of many sellers, in the order of ids. */
export const listMonthTotals = (
  executor: Executor,
  { from, to, period, organizationIds }: PeriodOfSellers & { readonly organizationIds: readonly number[] },
): Promise<SellerTotals[]> =>
  run<SellerTotals>(
    executor,
    `with ${ownEntries('owner = any($1::int[]::text[])', '$4')}, line as (${LINES}),
     total as (
       select owner, kind, count(*) as count, sum(amount) as amount, sum(fee) as fee, sum(tax) as "feeTax", sum(cash) as cash,
         sum(delivery) as delivery, sum(given) as "marketDiscount" from line group by owner, kind
     )
     select seller.id, legal_name as "legalName", tin,
       (coalesce((select -sum(amount) from ledger_line where account = 'seller' and owner = seller.id::text), 0)
         - coalesce((select sum(amount) from own_since where own_since.owner = seller.id::text), 0))::bigint as opening,
       (select coalesce(jsonb_agg(to_jsonb(total) - 'owner'), '[]') from total where total.owner = seller.id::text) as totals
       from seller_card as seller where seller.id = any($1::int[]) order by seller.id`,
    [organizationIds, from, to, period],
  )
