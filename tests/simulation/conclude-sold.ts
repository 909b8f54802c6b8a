import { demand } from './steps.ts'
import type { World } from './world.ts'

/** Orders whose amounts, ledger, receipts or lines differ. One row = one problem as text. */
const ORDERS = `
with told as (
  select shop_order.id, shop_order.total_sum, goods_sum - discount_sum - promo_sum as amounts, bonus_sum, delivery_sum,
    line.sold, line.bonuses, line.payable, line.is_sold,
    (select (facts ->> 'goods')::bigint from ledger_entry
      where ledger_entry.order_id = shop_order.id and kind = 'settlement' order by id desc limit 1) as ledger,
    (select sum(case operation when 'sell' then total else -total end) from receipt
      where receipt.order_id = shop_order.id and kind <> 'correction' and payment <> 'offset') as receipts,
    payment_status = 'paid' and shop_order.state = 'received'
      and not exists (select from offline_payment where offline_payment.order_id = shop_order.id) as is_paid_online
    from shop_order join lateral (select sum(sold_sum) as sold, sum(sold_line.bonus_sum) as bonuses, sum(payable_sum) as payable,
      bool_or(is_sold) as is_sold from sold_line where order_id = shop_order.id) as line on true
   where shop_order.id = any($1))
select 'order ' || id || ' has amounts of ' || amounts || ', its lines of ' || sold as problem from told where amounts <> sold
union all
select 'order ' || id || ' costs ' || total_sum || ', its lines ' || payable + delivery_sum from told
 where (total_sum, bonus_sum) is distinct from (payable + delivery_sum, bonuses)
union all
select 'order ' || id || ' sold ' || sold || ', the ledger has ' || coalesce(ledger, 0) from told
 where is_sold and ledger is distinct from sold
union all
select 'order ' || id || ' is paid online with ' || payable + delivery_sum || ', its receipts tell of ' || coalesce(receipts, 0) from told
 where is_paid_online and coalesce(receipts, 0) <> payable + delivery_sum`

/** Sellers whose numbers of all days differ from the sum of their sales. */
const SELLERS = `
with sold as (
  select shop_order.organization_id,
    sum((select sum(sold_sum) from sold_line where order_id = shop_order.id and is_sold)
      + case when delivery_kind = 'cdek' then 0 else delivery_sum end) as sum
    from shop_order where shop_order.finished_at is not null group by 1)
select 'seller ' || organization_id || ' sold for ' || coalesce(sold.sum, 0) || ', the numbers say ' || numbers.sum as problem
  from sold cross join lateral numbers_of_day(organization_id, '-infinity', 'infinity') as numbers
 where coalesce(sold.sum, 0) <> numbers.sum`

/** Checks that order totals, lines, ledger, receipts and numbers have one amount per sale. */
export async function compareSold(orderIds: readonly number[], world: World): Promise<void> {
  const problems = [
    ...(await world.sql<{ problem: string }>(ORDERS, [orderIds])),
    ...(await world.sql<{ problem: string }>(SELLERS)),
  ]
  demand(problems.length === 0, problems.map(({ problem }) => problem).join('; '))
}
