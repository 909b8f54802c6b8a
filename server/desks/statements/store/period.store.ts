import { type Executor, run } from '../../../platform/db/client.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/statement-names.ts'
import type { PeriodOfSellers, SellerPeriod } from '../ports.ts'
import { CAUSE_AND_DISCOUNT, FIRST_SINCE, LINES, ownEntries } from './statement.store.ts'

/** Longest list of the goods of an order in a paper, characters. */
const MAX_TITLE = 160

/** Sellers with entries of a period. */
export async function listSellersOf(
  executor: Executor,
  {
    from,
    to,
    period,
    most,
    among,
  }: PeriodOfSellers & { readonly most: number; readonly among: readonly number[] | null },
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `${PLANNED_EACH_TIME} select owner::int as id from seller_entry
      where entry_id >= ${FIRST_SINCE} and at >= $2 and at < $3 and (late_period is null or $4::text is null)
        and ($5::int[] is null or owner = any($5::int[]::text[]))
     union
     select owner::int from seller_entry where entry_id = any(array(select id from ledger_entry where late_period = $4::text))
        and ($5::int[] is null or owner = any($5::int[]::text[]))
      order by id limit $1`,
    [most, from, to, period, among],
  )
  return rows.map(({ id }) => id)
}

/** Statements of a period of many sellers: the lines are those of `readStatementRows`. */
export const listPeriods = (
  executor: Executor,
  { from, to, period, organizationIds }: PeriodOfSellers & { readonly organizationIds: readonly number[] },
): Promise<SellerPeriod[]> =>
  run<SellerPeriod>(
    executor,
    `with ${ownEntries('owner = any($1::int[]::text[])', '$4')}, page as materialized (${LINES})
     select seller.id as "organizationId", legal_name as "legalName", legal_address as "legalAddress", tin, ien,
       tax_system as "taxSystem",
       (coalesce((select -sum(amount) from ledger_line where account = 'seller' and owner = seller.id::text), 0)
         - coalesce((select sum(amount) from own_since where own_since.owner = seller.id::text), 0))::bigint as opening,
       coalesce((select jsonb_agg(one order by one.at, one.id) from (
         select page.id, kind, page.order_id as "orderId", page.at, page.late_period as "latePeriod", page.amount, fee, tax as "feeTax", cash, delivery,
           given as "marketDiscount", percent, note, ${CAUSE_AND_DISCOUNT}, paid.at as "paidAt",
           coalesce(sold.bonuses, 0) as bonuses, sold.title, coalesce(sold.goods, 0) as goods, printed.receipt
           from page
           left join lateral (select min(money.at) as at from money_movement as money
             where money.order_id = page.order_id and money.kind = 'payment' and money.captured > 0) as paid on true
           left join lateral (select sum(bonus_sum) as bonuses, count(*) as goods,
               left(string_agg(sold_line.title, ', ' order by sold_line.id), ${MAX_TITLE}) as title
             from sold_line where sold_line.order_id = page.order_id and page.kind in ('sale', 'cashSale')) as sold on true
           left join lateral (select concat_ws(' / ', document ->> 'documentNumber', document ->> 'documentAttribute') as receipt from receipt
             where receipt.order_id = page.order_id and receipt.state = 'registered' and page.kind in ('sale', 'cashSale')
               and receipt.kind in ('settlement', 'payment') order by registered_at limit 1) as printed on true
          where page.owner = seller.id::text) as one), '[]') as lines
       from seller_card as seller where seller.id = any($1::int[]) order by seller.id`,
    [organizationIds, from, to, period],
  )
