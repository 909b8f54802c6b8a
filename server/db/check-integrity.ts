import { AUDIT_PROBLEMS } from './check-audit.ts'
import { CLOSING_PROBLEMS } from './check-closing.ts'
import { MONEY_PROBLEMS, ON_THE_WAY } from './check-money.ts'
import { NUMBERS_PROBLEMS, STALE_DAYS } from './check-numbers.ts'
import { PAPER_PROBLEMS } from './check-papers.ts'

/**
 * Checks the invariants between transactions after any crash: stock equals its ledger and its holds, every order has
 * holds of its stock only, money has an order, sums add up, the ledger and the receipts account for all money. One row
 * = one problem, in words.
 */
export const INTEGRITY_SQL = `with ${ON_THE_WAY}, ${STALE_DAYS}
select 'stock of product ' || product_id || ' is not the sum of its ledger' as problem from (
  select stock.product_id, on_hand, allocated, held, coalesce(sum(on_hand_delta), 0) as on_hand_sum,
    coalesce(sum(allocated_delta), 0) as allocated_sum, coalesce(sum(held_delta), 0) as held_sum
  from stock left join stock_movement using (product_id) group by stock.product_id) as ledger
  where (on_hand, allocated, held) is distinct from (on_hand_sum, allocated_sum, held_sum)
union all
select 'stock of product ' || product_id || ' is not the sum of its holds' from (
  select stock.product_id, allocated, held,
    coalesce(sum(amount) filter (where state = 'committed'), 0) as committed,
    coalesce(sum(amount) filter (where state = 'live'), 0) as live
  from stock left join stock_hold using (product_id) group by stock.product_id) as holds
  where (allocated, held) is distinct from (committed, live)
union all
select 'the last movement of product ' || product_id || ' left ' || on_hand_after || ', the shelf has ' || on_hand
  from stock join lateral (select on_hand_after from stock_movement
    where stock_movement.product_id = stock.product_id and on_hand_delta <> 0 order by id desc limit 1) as last on true
  where on_hand_after <> on_hand
union all
select 'lot ' || stock_lot.id || ' has ' || remaining || ', its movements ' || coalesce(sum(change), 0)
  from stock_lot left join stock_lot_movement on lot_id = stock_lot.id group by stock_lot.id
  having remaining <> coalesce(sum(change), 0)
union all
select 'lots of product ' || product_id || ' have more than the shelf: ' || remaining || ' and ' || on_road || ' of ' || on_hand
  from stock join lateral (
    select coalesce(sum(remaining), 0) as remaining, coalesce(-sum((select sum(change) from stock_lot_movement
      join stock_hold on stock_hold.order_line_id = stock_lot_movement.order_line_id and state = 'committed'
      where lot_id = stock_lot.id)), 0) as on_road
    from stock_lot where stock_lot.product_id = stock.product_id) as lots on true
  where kind <> 'unlimited' and remaining > 0 and remaining + on_road > on_hand
union all
select 'line ' || line_id || ' has ' || taken || ' of lots and ' || coalesce(promised, 0) || ' in all' from (
  select order_line_id as line_id, -sum(change) as taken, (select sum(amount) from stock_hold
    where stock_hold.order_line_id = stock_lot_movement.order_line_id and state in ('committed', 'handed_over')) as promised
    from stock_lot_movement where order_line_id is not null group by order_line_id) as line
  where taken < 0 or taken > coalesce(promised, 0)
union all
select 'line ' || line.id || ' of order ' || line.order_id || ' (' || state || ', ' || payment_status || ') has '
    || promised || ' promised, ' || live || ' held and ' || handed || ' handed over instead of ' || wanted
  from shop_order join lateral (
    select order_line.id, order_id, case when kept_sum is null then coalesce(picked_amount, ordered_amount) else 0 end as wanted,
      coalesce(sum(amount) filter (where stock_hold.state = 'committed'), 0) as promised,
      coalesce(sum(amount) filter (where stock_hold.state = 'live'), 0) as live,
      coalesce(sum(amount) filter (where stock_hold.state = 'handed_over'), 0) as handed,
      coalesce(bool_or(stock_hold.state = 'expired'), false) as ran_out
    from order_line left join stock_hold on order_line_id = order_line.id
    where order_id = shop_order.id group by order_line.id) as line on true
  where case state
    when 'canceled' then promised + live <> 0
    when 'received' then promised + live <> 0 or handed <> wanted
    else promised + live <> wanted and not (ran_out and promised + live = 0)
      or payment_status in ('paid', 'open') and live > 0 end
union all
select 'order ' || id || ' (' || state || ', ' || payment_status || ') costs ' || total_sum || ', but ' || kept
    || ' is kept of its payments and ' || held || ' held'
  from shop_order join lateral (
    -- what the market returned at its cost still pays for the order
    select coalesce(sum(captured_amount - going + by_market), 0) as kept, coalesce(sum(held_amount), 0) as held,
      -- paid by hand or to the seller's own account
      (select coalesce(sum(amount), 0) from offline_payment where offline_payment.order_id = shop_order.id)
        - (select coalesce(sum(amount), 0) from seller_debt where seller_debt.order_id = shop_order.id and state = 'paid') as outside
    from payment join lateral (
      select coalesce(sum(amount), 0) as going, coalesce(sum(market_share), 0) as by_market from refund where payment_id = payment.id) as back on true
    where order_id = shop_order.id) as money on true
  where held <> held_sum or not case
    when state = 'canceled' then kept + held = kept_sum
    when payment_status in ('paid', 'partiallyReturned')
      then held = 0 and kept <= total_sum and kept + outside >= total_sum
    when payment_status = 'partiallyPaid' then kept + held + outside between 1 and total_sum - 1 and kept <= total_sum
    when payment_status = 'wait'
      then kept + held = 0 or held > 0 and kept + held + outside >= total_sum and kept <= total_sum
    else kept + held = 0 and (outside = 0 or payment_status = 'returned') end
union all
select 'the seller of order ' || id || ' (' || state || ') took ' || taken || ' and owes or gave back ' || back
    || ', but it costs ' || costs
  from (select shop_order.id, shop_order.state, case shop_order.state when 'canceled' then kept_sum else total_sum end as costs,
      (select coalesce(sum(amount), 0) from offline_payment where offline_payment.order_id = shop_order.id) as taken,
      (select coalesce(sum(amount), 0) from seller_debt where seller_debt.order_id = shop_order.id) as back
    from shop_order) as byhand
  where taken - back > costs or back > taken
union all
select 'payment ' || gateway_number || ' returned ' || refunded_amount || ' without deciding so' from payment
  where refunded_amount <> (select coalesce(sum(amount), 0) from refund where payment_id = payment.id and status = 'done')
union all
select 'refund ' || id || ' of ' || amount || ' was refused: ' || failure from refund where status = 'failed'
union all
select 'order ' || shop_order.id || ' is not the sum of its lines'
  from shop_order join lateral (select sum(actual_sum) as goods, sum(actual_sum - bonus_sum - payable_sum) as promo, sum(bonus_sum) as bonuses,
      sum(payable_sum) as payable from sold_line where order_id = shop_order.id) as line on true
  where (goods_sum - discount_sum, promo_sum, bonus_sum, total_sum) is distinct from (goods, promo, bonuses, payable + delivery_sum)
union all
select 'options of line ' || id || ' of order ' || order_id || ' cost ' || wanted || ', the line says ' || options_sum
  from (select order_line.id, order_id, options_sum, coalesce(sum((option ->> 'price')::int * (option ->> 'count')::int), 0) as wanted
    from order_line left join lateral jsonb_array_elements(options) as option on true
    where options_sum <> 0 or options <> '[]' group by order_line.id) as line
  where wanted <> options_sum
union all
select 'order ' || id || ' (' || state || ', ' || payment_status || ') at a restaurant ' ||
    case when accept_before is null then 'was told to no kitchen' else 'waits for its kitchen' end
  from shop_order join dinner_order on order_id = id
  where accept_before is not null and (state <> 'formed' or pay_before is not null)
    or accept_before is null and state = 'formed' and pay_before is null and payment_status in ('open', 'paid')
    or accepted_at is null and state in ('isAssembling', 'onTheRoad', 'readyForIssuance')
union all
select 'an idempotency record without an answer: ' || key from idempotency_record where answer is null
union all
select 'event ' || id || ' (' || topic || ') could not be delivered for a day' from outbox
  where delivered_at is null and greatest(created_at, due_at) < shop_now() - interval '1 day'
union all
select 'a order group without orders: ' || id from order_group
  where not exists (select from shop_order where order_group_id = order_group.id)
union all
select 'cart ' || cart_id || ' became ' || count(*) || ' orders' from shop_order
  where cart_id is not null group by cart_id having count(*) > 1
union all
select 'cart ' || cart_id || ' became an order and is still a cart' from shop_order
  where exists (select from cart where cart.id = shop_order.cart_id)
union all
select 'account of customer ' || customer_id || ' is not the sum of its bonuses' from bonus_account
  where balance <> (select coalesce(sum(amount), 0) from bonus_entry where customer_id = bonus_account.customer_id)
union all
select 'order ' || shop_order.id || ' (' || state || ') does not match the bonuses it took' from shop_order
  left join lateral (select coalesce(-sum(amount), 0) as taken
    from bonus_entry where order_id = shop_order.id and kind in ('spent', 'returned')) as entry on true
  where bonus_sum <> taken and not (state = 'canceled' and taken = 0)
union all
select 'order ' || shop_order.id || ' does not match the promo code it used' from shop_order
  left join promo_redemption on order_id = shop_order.id
  where promo_sum > coalesce(discount, 0) or ordered_promo > coalesce(discount, 0)
union all
select 'order ' || shop_order.id || ' leaves ' || promo_market_percent || ' % of its promo code to the market' from shop_order
  left join promo_redemption on order_id = shop_order.id left join promo_code on promo_code.id = promo_code_id
  where promo_market_percent <> coalesce(market_percent, 0)
    and not (promo_code.organization_id is null and promo_market_percent = 100 and without_consent = 'market')
union all
select 'order ' || shop_order.id || ' charges its seller for a promo code of the market without consent' from shop_order
  join promo_redemption on order_id = shop_order.id join promo_code on promo_code.id = promo_code_id
  where promo_code.organization_id is null and promo_market_percent < 100 and not exists (
    select from discount_consent where discount_consent.promo_code_id = promo_code.id
      and discount_consent.organization_id = shop_order.organization_id and is_agreed and at <= promo_redemption.created_at)
union all
select 'promo code ' || promo_code.id || ' exceeds its budget' from promo_code
  join promo_redemption on promo_code_id = promo_code.id where released_at is null
  group by promo_code.id having sum(discount) > budget
union all
select 'order ' || shop_order.id || ' (' || state || ') does not match the free delivery it took' from shop_order
  left join free_delivery_use u on u.order_id = shop_order.id
  where (used_free_delivery and state <> 'canceled') is distinct from (u.order_id is not null and not u.is_given_back)
    and (used_free_delivery or u.order_id is not null)
union all
select 'month ' || m.id || ' of customer ' || m.customer_id || ' counts ' || m.used || ' free deliveries, its orders '
    || count(u.order_id)
  from subscription_month m left join free_delivery_use u on u.month_id = m.id and u.given_back_to is distinct from m.id
  group by m.id having m.used <> count(u.order_id)
union all
select 'month ' || m.id || ' of customer ' || m.customer_id || ' took back ' || m.returned || ' free deliveries, orders gave '
    || count(u.order_id)
  from subscription_month m left join free_delivery_use u on u.given_back_to = m.id and u.month_id <> m.id
  group by m.id having m.returned <> count(u.order_id)
union all
select 'order ' || o.id || ' (' || o.state || ') of the kind ' || o.delivery_kind || ' has ' ||
    case when t.order_id is null then 'no plan' when t.from_at is null then 'no term' else 'a term of subscription ' || t.subscription_id end
  from shop_order o full join plan_order t on t.order_id = o.id
  where (o.delivery_kind = 'plan') is distinct from (t.order_id is not null)
    or t.order_id is not null and case o.state when 'formed' then t.from_at is not null
      when 'canceled' then t.from_at is null and o.kept_sum > 0 else t.from_at is null end
union all
select 'order ' || o.id || ' (' || o.state || ') paid for a term of subscription ' || s.id || ', which is of ' || s.plan_code
    || case when s.ended_at is null then ' and runs' else ' and was ended' end
  from plan_order t join shop_order o on o.id = t.order_id join subscription s on s.id = t.subscription_id
  where s.customer_id <> o.customer_id or s.plan_code <> t.plan_code
    or o.state = 'booked' and s.ended_at < t.to_at or o.state = 'canceled' and s.ended_at is null
union all
select 'orders ' || a.order_id || ' and ' || b.order_id || ' paid for the same days of subscription ' || a.subscription_id
  from plan_order a join plan_order b on b.subscription_id = a.subscription_id and b.order_id > a.order_id
  where a.from_at < b.to_at and b.from_at < a.to_at
union all
select 'promo code ' || promo_code.id || ' was used more often than allowed' from promo_code
  join promo_redemption on promo_code_id = promo_code.id where released_at is null
  group by promo_code.id having count(*) > total_limit
union all
select 'promo code ' || promo_code.id || ' was used by customer ' || r.customer_id || ' more often than allowed'
  from promo_code join promo_redemption as r on promo_code_id = promo_code.id where released_at is null
  group by promo_code.id, r.customer_id having count(*) > per_customer_limit
union all ${MONEY_PROBLEMS}
union all ${CLOSING_PROBLEMS}
union all ${NUMBERS_PROBLEMS}
union all ${PAPER_PROBLEMS}
union all ${AUDIT_PROBLEMS}`
