-- Statistics of a seller's orders that ended in [starts, ends), for stored and for queried days.
create or replace function numbers_of_day(seller integer, starts timestamptz, ends timestamptz)
 returns table (orders integer, sum bigint, received_sum bigint, delivery bigint, promo bigint, canceled integer,
   canceled_sum bigint, driven integer, late_minutes integer[], missing_lines integer, missing_sum bigint,
   refunded_orders integer, refunded_sum bigint, customers integer[], products jsonb, places jsonb, reasons jsonb, claims jsonb)
 language sql stable
as $function$
-- Sales are read from sold_line, like the ledger's settlement, plus delivery unless the carrier keeps it.
with ended as materialized (
  select shop_order.id, customer_id, state, canceled_by, trade_place_id, payment_status, finished_at, delivery_kind,
    state = 'received' as is_received, state = 'received' or kept_sum > 0 as is_sold,
    goods.sum + case when delivery_kind = 'cdek' then 0 else delivery_sum end as sum,
    case when delivery_kind = 'cdek' then 0 else delivery_sum end as delivery, goods.promo,
    ordered_total - kept_sum as lost,
    case when trade_place_id is null then coalesce(place ->> 'settlement', place ->> 'city') end as settlement,
    case when trade_place_id is null then place ->> 'region' end as region,
    case when state = 'received' and delivery_kind = 'courier' then
      coalesce(first_promised_to, (delivery_date + shop_order.window_to_hour * interval '1 hour') at time zone shop_order.time_zone)
    end as due
    from order_head as shop_order join order_terms on order_terms.order_id = shop_order.id
    join seller_card as organization on organization.id = organization_id
    left join order_dinner as dinner_order on organization.type = 'restaurant' and dinner_order.order_id = shop_order.id
    cross join lateral (select coalesce(sum(sold_sum), 0)::integer as sum, coalesce(sum(promo_sum), 0)::integer as promo
      from sold_line where order_id = shop_order.id) as goods
   where shop_order.organization_id = $1 and finished_at >= $2 and finished_at < $3
), total as (
  select count(*) filter (where is_received)::integer as orders, coalesce(sum(sum) filter (where is_sold), 0)::bigint as sum,
    coalesce(sum(sum) filter (where is_received), 0)::bigint as received_sum,
    coalesce(sum(delivery) filter (where is_sold), 0)::bigint as delivery,
    coalesce(sum(promo) filter (where is_sold), 0)::bigint as promo,
    count(*) filter (where state = 'canceled')::integer as canceled,
    coalesce(sum(lost) filter (where state = 'canceled'), 0)::bigint as canceled_sum, count(due)::integer as driven,
    coalesce(array_agg(floor(extract(epoch from finished_at - due) / 60)::integer order by finished_at - due)
      filter (where finished_at > due), '{}') as late_minutes,
    coalesce(array_agg(distinct customer_id) filter (where is_received), '{}') as customers
    from ended
), sold as materialized (
  -- lines with problems are named here, so that lines are read once
  select product_id as id, sum(actual_sum)::bigint as sum,
    sum(amount)::bigint as amount, array_agg(line.id) filter (where is_received and is_short) as short_lines
    from ended join sold_line as line on line.order_id = ended.id where ended.is_sold group by product_id
), short as materialized (
  -- a replaced line was delivered as another product
  select line.id, line.spoilt_percent > 0 or line.missing_amount > 0 as is_claimed,
    (coalesce(picked_amount, ordered_amount) < ordered_amount and (not is_weight or picked_amount = 0)
      and not exists (select from order_item as other where other.replaces = line.id)) as is_missing,
    line_sum::bigint * (ordered_amount - coalesce(picked_amount, ordered_amount)) / ordered_amount as missing_sum
    from sold cross join unnest(sold.short_lines) as short (id) join order_item as line on line.id = short.id
), place as (
  -- villages and towns of deliveries; places of pick-ups
  select trade_place_id as stall, settlement, region, count(*) as orders, sum(sum) as sum from ended
   where is_received and delivery_kind in ('courier', 'pickup', 'cdek') group by 1, 2, 3
), cancellation as (
  -- the reason of a job's cancellation is in the order's history; for people, their role is sufficient
  select coalesce(step.actor, ended.canceled_by) as actor, case when step.actor = 'system' then step.reason else '' end as reason,
    count(*) as orders, sum(ended.lost) as sum
    from ended left join lateral (
      select one.actor, one.reason from order_terms cross join jsonb_to_recordset(history) as one ("to" text, actor text, reason text)
       where ended.canceled_by = 'admin' and order_terms.order_id = ended.id and one."to" = 'canceled') as step on true
   where ended.state = 'canceled' group by 1, 2
), claim as (
  select claimed.kind, count(*) as claims, sum(claimed.refund) as sum
    from short join line_claim as claimed on claimed.order_line_id = short.id and claimed.state = 'accepted'
   where is_claimed group by claimed.kind
), missing as (
  select count(*)::integer as lines, coalesce(sum(missing_sum), 0)::bigint as sum from short where is_missing
), refunded as (
  select count(distinct id)::integer as orders, coalesce(sum(amount), 0)::bigint as sum from (
    -- the array reaches the index of each table below the view; a join alone reads all refunds of the shop
    select ended.id, back.amount - back.market_share as amount from ended join money_movement as back on back.order_id = ended.id
     where back.order_id = any(array(select id from ended))
       and (back.kind = 'refund' and back.state = 'done' and back.amount > back.market_share
          and payment_status in ('returned', 'partiallyReturned')
        -- refunded by hand
        or back.kind = 'debt' and back.state = 'paid')
  ) as given
)
select total.orders, total.sum, received_sum, delivery, promo, canceled, canceled_sum, driven, late_minutes,
  missing.lines, missing.sum, refunded.orders, refunded.sum, total.customers,
  coalesce((select jsonb_agg(jsonb_build_object('id', id, 'sum', sold.sum, 'amount', amount) order by id) from sold), '[]'),
  coalesce((select jsonb_agg(to_jsonb(place) order by stall, settlement, region) from place), '[]'),
  coalesce((select jsonb_agg(to_jsonb(cancellation) order by actor, reason) from cancellation), '[]'),
  coalesce((select jsonb_agg(to_jsonb(claim) order by kind) from claim), '[]')
  from total cross join missing cross join refunded
$function$;
