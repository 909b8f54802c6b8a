/**
 * Orders whose money is not in the ledger and the receipts yet, because of an undelivered event or an unexpected
 * payment that is not refunded yet.
 */
export const ON_THE_WAY = `
on_the_way as (
  select (payload ->> 'orderId')::integer as order_id from outbox
    where delivered_at is null and payload ->> 'orderId' is not null
  union
  select order_id from payment join refund on payment_id = payment.id where is_surplus and refund.status = 'new'),
-- counted once for all checks
settlement as materialized (select order_id, facts from ledger_settlement),
posted as (
  select order_id,
    sum(amount) filter (where account = 'gateway') as gateway,
    sum(amount) filter (where account = 'customer') as customer,
    sum(amount) filter (where account in ('seller', 'courier', 'platform', 'tax') and kind = 'settlement') as given,
    sum(amount) filter (where account in ('platform', 'tax') and kind = 'settlement') as commission,
    sum(amount) filter (where account = 'market_discount' and kind = 'settlement') as discount
  from ledger_entry join ledger_line on entry_id = ledger_entry.id
  where order_id is not null group by order_id),
money_of_order as (
  select shop_order.id as order_id, state, coalesce(online, 0) as online,
    coalesce((settlement.facts ->> 'cash')::bigint, 0) as cash,
    coalesce((settlement.facts ->> 'goods')::bigint, 0) as goods,
    coalesce((settlement.facts ->> 'goods')::bigint + (settlement.facts ->> 'delivery')::bigint, 0) as worth,
    coalesce((settlement.facts ->> 'marketDiscount')::bigint, 0) as borne,
    coalesce((select -sum(amount) from bonus_entry
      where order_id = shop_order.id and kind in ('spent', 'returned')), 0) as bonuses,
    coalesce((select sum(refund.market_share) from refund join payment on payment.id = payment_id
      where payment.order_id = shop_order.id and refund.status = 'done'), 0) as by_market
  from shop_order
    left join settlement on settlement.order_id = shop_order.id
    left join lateral (select sum(captured_amount - refunded_amount) as online
      from payment where order_id = shop_order.id) as money on true
  where shop_order.id not in (select order_id from on_the_way))`

/** Checks of the ledger and the receipts; uses `on_the_way`. One row = one problem, in words. */
export const MONEY_PROBLEMS = `
select 'payment ' || gateway_number || ' took ' || captured_amount || ', and the ledger has ' || coalesce(line.amount, 0)
  from payment
    left join ledger_entry on ledger_entry.cause = 'payment:' || payment.id
    left join ledger_line as line on entry_id = ledger_entry.id and account = 'gateway'
  where captured_amount <> coalesce(line.amount, 0) and payment.order_id not in (select order_id from on_the_way)
union all
select 'refund ' || refund.id || ' gave ' || refund.amount || ' back, and the ledger has ' || coalesce(-line.amount, 0)
  from refund
    join payment on payment.id = payment_id
    left join ledger_entry on ledger_entry.cause = 'refund:' || refund.id
    left join ledger_line as line on entry_id = ledger_entry.id and account = 'gateway'
  where refund.status = 'done' and refund.amount <> coalesce(-line.amount, 0)
    and payment.order_id not in (select order_id from on_the_way)
union all
select 'order ' || order_id || ' has ' || online || ' at gateways, and the ledger ' || coalesce(gateway, 0)
  from money_of_order left join posted using (order_id) where online <> coalesce(gateway, 0)
union all
select 'order ' || order_id || ' (' || state || ') is not settled: the customer''s account is ' || coalesce(customer, 0)
    || ' instead of ' || worth - bonuses - borne - online - cash - by_market
  from money_of_order left join posted using (order_id)
  where coalesce(customer, 0) <> worth - bonuses - borne - online - cash - by_market
union all
select 'order ' || order_id || ' was given ' || borne || ' by the market, and the ledger has ' || coalesce(discount, 0)
  from money_of_order left join posted using (order_id) where borne <> coalesce(discount, 0)
union all
select 'the market pays ' || by_market || ' of the refunds of order ' || order_id || ', and the ledger has '
    || coalesce(paid, 0)
  from money_of_order left join lateral (select sum(amount) as paid from ledger_entry
    join ledger_line on entry_id = ledger_entry.id
    where ledger_entry.order_id = money_of_order.order_id and cause like 'market:%' and account in ('platform', 'market_discount')) as market on true
  where by_market <> coalesce(paid, 0)
union all
select 'order ' || npd_income.order_id || ' has a receipt of ' || npd_income.amount || ' at the tax service, and the ledger '
    || coalesce(income, 0)
  from npd_income left join lateral (select -sum(amount) as income from ledger_entry join ledger_line on entry_id = ledger_entry.id
    where ledger_entry.order_id = npd_income.order_id and kind = 'settlement' and account in ('seller', 'platform', 'tax')) as sold on true
  where npd_income.state = 'registered' and npd_income.amount <> coalesce(income, 0) and due_at < shop_now() - interval '1 day'
union all
select 'payment ' || gateway_number || ' is to return ' || sum(refund.amount) || ' of ' || captured_amount
  from payment join refund on payment_id = payment.id
  group by payment.id having sum(refund.amount) > captured_amount
union all
select 'order ' || order_id || ' (' || state || ') is worth ' || worth - cash || ', and ' || coalesce(-given, 0)
    || ' of it was given to seller, carrier, shop and tax'
  from money_of_order left join posted using (order_id) where coalesce(-given, 0) <> worth - cash
union all
select 'order ' || order_id || ' was handed over, and the ledger does not have it as it stands'
  from settlement
  where order_id not in (select order_id from on_the_way)
    and settlement.facts - 'customerId' is distinct from (select facts - '{commissionPercent,commission,vatPercent,customerId}'::text[] from ledger_entry
      where ledger_entry.order_id = settlement.order_id and kind = 'settlement' order by id desc limit 1)
union all
select 'order ' || order_id || ' has a commission of ' || -commission || ' on goods of ' || goods
  from money_of_order join posted using (order_id) where -commission not between 0 and goods
union all
-- counted here once more and in another way than by the shop: the fixed part per rule, not line by line
select 'order ' || order_id || ' has a commission of ' || coalesce(-commission, 0) || ', and the terms of its lines come to ' || due
  from (select order_id, sum(due) as due
      from (select order_id, sum(own) + least(max(fixed), sum(sold_sum - own)) as due
          from (select fee.order_id, rule_id, fixed, sold_sum, case when sold_sum = 0 then 0 else least(sold_sum, greatest(floor,
              least(ceiling, case base when 'sold' then sold_sum else actual_sum end::bigint * basis_points / 10000))) end as own
            from commission_line as fee join sold_line on sold_line.id = fee.order_line_id) as line
          group by order_id, rule_id) as rule
      group by order_id) as counted
    join posted using (order_id)
  where given is not null and coalesce(-commission, 0) <> due and order_id not in (select order_id from on_the_way)
union all
select 'line ' || order_line.id || ' of order ' || order_line.order_id || ' froze no fee'
  from shop_order join order_line on order_line.order_id = shop_order.id
  where sale_channel is not null and not exists (select from commission_line where order_line_id = order_line.id)
union all
select 'line ' || order_line_id || ' froze terms that rule ' || rule_id || ' does not have'
  from commission_line as fee join commission_rule as rule on rule.id = rule_id
  where (fee.basis_points, fee.floor, fee.ceiling, fee.fixed, fee.base)
    is distinct from (rule.basis_points, rule.floor, rule.ceiling, rule.fixed, rule.base)
union all
select 'seller ' || organization_id || ' was told of rule ' || rule_id || ' less than 45 days before it raises the fee'
  from commission_notification where (at at time zone 'Europe/Moscow')::date + 45 > raised_on
union all
select 'ledger entry ' || entry_id || ' sums to ' || sum(amount) from ledger_line
  group by entry_id having sum(amount) <> 0
union all
select 'payout ' || item.id || ' (' || state || ') of ' || item.amount || ' has taken ' || seller || ' from the balance, '
    || transit || ' is in transit and ' || bank || ' left the bank'
  from payout_item as item cross join lateral (
    select coalesce(sum(line.amount) filter (where account = 'seller'), 0) as seller,
      coalesce(-sum(line.amount) filter (where account = 'payout_in_transit'), 0) as transit,
      coalesce(-sum(line.amount) filter (where account = 'bank'), 0) as bank
      from ledger_entry join ledger_line as line on entry_id = ledger_entry.id
     where cause in ('payout:' || item.id || ':sent', 'payout:' || item.id || ':paid', 'payout:' || item.id || ':returned',
       'payout:' || item.id || ':failed')) as booked
  where state is not null and (seller, transit, bank) is distinct from (case when state in ('sent', 'paid') then item.amount else 0 end,
    case state when 'sent' then item.amount else 0 end, case state when 'paid' then item.amount else 0 end)
union all
select 'payouts on their way are ' || sent || ', and the ledger has ' || booked || ' in transit'
  from (select coalesce(sum(amount), 0) as sent from payout_item where state = 'sent') as items,
    (select coalesce(-sum(balance), 0) as booked from ledger_balance where account = 'payout_in_transit') as transit
  where sent <> booked
union all
select 'ledger entry ' || id || ' is of payout ' || (facts ->> 'itemId') || ', which is not there' from ledger_entry
  where kind in ('payout', 'payoutPaid', 'payoutReturn') and facts ? 'itemId'
    and not exists (select from payout_item where payout_item.id = (facts ->> 'itemId')::int)
union all
select 'payout ' || item.id || ' is ' || item.state || ' in run ' || run.id || ', which is ' || run.state
  from payout_run as run join payout_item as item on run_id = run.id
  where case item.state when 'due' then run.state in ('sent', 'done') when 'sent' then run.state <> 'sent'
    when 'paid' then run.state not in ('sent', 'done') else false end
union all
select 'seller ' || organization_id || ' is ' || count(*) || ' times in run ' || run_id from payout_item
  group by run_id, organization_id having count(*) > 1
union all
select 'run ' || id || ' was approved by its author, and another person could' from payout_run
  where approved_by = drafted_by and not is_by_one
union all
select 'payout ' || item_id || ' was paid by ' || count(*) || ' movements of the bank' from payout_movement
  where outcome in ('paid', 'confirmed') group by item_id having count(*) > 1
union all
select 'movement ' || payout_movement.id || ' of ' || (movement ->> 'amount') || ' is of payout ' || item_id || ' of ' || amount
  from payout_movement join payout_item on payout_item.id = item_id
  where outcome in ('paid', 'returned', 'confirmed') and (movement ->> 'amount')::bigint <> amount
union all
select 'seller ' || item.organization_id || ' was taken debts of ' || taken || ', and has had ' || owed + coalesce(cash, 0)
  from (select organization_id, sum(taken) as taken, sum(owed) as owed from payout_item as item join payout_run as run on run.id = run_id
      where run.state <> 'cancelled' and (item.state is null or item.state not in ('returned', 'failed')) group by organization_id) as item
    left join lateral (select sum(line.amount) as cash from ledger_line as line join ledger_entry as entry on entry.id = entry_id
      where account = 'seller' and owner = item.organization_id::text and line.amount > 0 and kind = 'settlement') as debts on true
  where taken > owed + coalesce(cash, 0)
union all
select 'the trial balance is ' || sum(amount) from ledger_line having sum(amount) <> 0
union all
select 'cash of seller ' || owner || ' did not pass through: ' || balance from ledger_balance
  where account = 'cash' and balance <> 0
union all
select 'ledger entry ' || ledger_entry.id || ' moves money of a gateway without an order'
  from ledger_entry join ledger_line on entry_id = ledger_entry.id
  where account = 'gateway' and order_id is null and kind not in ('acquirer_fee', 'acquirer_settlement')
union all
select 'customer ' || customer_id || ' has ' || ledger || ' bonuses, and the ledger ' || coalesce(-balance, 0)
  from (select customer.id as customer_id, coalesce(bonus_account.balance, 0) as ledger
      from customer left join bonus_account on customer_id = customer.id) as bonuses
    left join ledger_balance on account = 'bonus' and owner = customer_id::text
  where ledger <> coalesce(-balance, 0) and not exists (select from outbox
    where delivered_at is null and topic = 'BonusMoved' and payload ->> 'customerId' = customer_id::text)
union all
select 'order ' || order_id || ' moved ' || moved || ', and its receipts tell of ' || coalesce(told, 0)
  from order_money left join receipt_money using (order_id)
  where moved <> coalesce(told, 0) and order_id not in (select order_id from on_the_way)
    -- a shop whose bank issues the receipts stores none
    and exists (select from receipt)
union all
select 'receipt ' || id || ' of order ' || order_id || ' was refused and not corrected: ' || failure from receipt
  where state = 'failed' and not exists (select from receipt as correction where correction.corrects = receipt.id)
union all
-- what a seller took is printed by the seller: the receipts tell of the money of gateways and of nothing else
select 'the receipts of order ' || order_id || ' tell of ' || coalesce(told - told_by_hand, 0)
    || ', and the ledger took ' || coalesce(gateway, 0) || ' for the market'
  from posted full join receipt_money using (order_id)
  where coalesce(told - told_by_hand, 0) <> coalesce(gateway, 0)
    and order_id not in (select order_id from on_the_way) and exists (select from receipt)`
