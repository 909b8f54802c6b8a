-- A query that does not name the values of other tables does not read them: scalar subqueries are not executed, and
-- the outer join of groups is removed. Claims are few and are grouped; payments are read for the orders of the query
-- that were given back in whole or in part, and debts, which are few, for each.
create or replace view report_order as
select order_id, organization_id, customer_id, ended_at, day, trade, way, town,
    is_received or is_kept as is_sold,
    case when is_received or is_kept then sold_sum else 0 end as sold_sum,
    (select fee from order_fee where order_fee.order_id = ended.order_id) as fee,
    due is not null as is_driven,
    coalesce(ended_at > due, false) as is_late,
    is_canceled,
    case when is_canceled then lost_sum else 0 end as lost_sum,
    case when canceled_by <> 'admin' then canceled_by else
      (select case when actor = 'system' then reason else 'admin' end from order_transition
        where order_transition.order_id = ended.order_id and to_state = 'canceled' order by id desc limit 1) end as cancel_reason,
    claimed.sum as claim_sum,
    (select sum(amount)::bigint from money_movement
      where money_movement.order_id = ended.order_id and not is_surplus
        and (kind = 'refund' and money_movement.state = 'done' and is_given_back or kind = 'debt' and money_movement.state = 'paid')) as refund_sum,
    channel
  from (
    select shop_order.id as order_id, shop_order.organization_id, customer_id, finished_at as ended_at,
      (finished_at at time zone 'Europe/Moscow')::date as day,
      case when delivery_kind in ('tour', 'plan') then delivery_kind when dinner_order.order_id is not null then 'dinner' else 'goods' end as trade,
      delivery_kind as way, sale_channel as channel,
      case when delivery_kind in ('courier', 'cdek') then coalesce(place ->> 'settlement', place ->> 'city', '')
        else coalesce(pickup_place.city, '') end as town,
      state = 'received' as is_received, state = 'canceled' as is_canceled, kept_sum > 0 as is_kept, canceled_by,
      payment_status in ('returned', 'partiallyReturned') as is_given_back,
      goods_sum - discount_sum - promo_sum + case when delivery_kind = 'cdek' then 0 else delivery_sum end as sold_sum,
      ordered_total - kept_sum as lost_sum,
      case when state = 'received' and delivery_kind = 'courier' then
        coalesce(first_promised_to, (delivery_date + window_to_hour * interval '1 hour') at time zone shop_order.time_zone) end as due
      from shop_order left join dinner_order on dinner_order.order_id = shop_order.id
      left join pickup_place on pickup_place.id = trade_place_id
     where finished_at is not null
  ) as ended
  left join (select order_id, sum(refund)::bigint as sum from order_claim where state = 'accepted' group by order_id) as claimed using (order_id);
comment on view report_order is 'Orders that are over, as the reports of the office count them. Sums are kopecks.
order_id, organization_id, customer_id: the order, its seller, its customer.
ended_at, day: when it was received or cancelled, and the day of that in the time zone of the market.
trade: goods, dinner, tour or plan. way: how it was handed over. town: where it was brought to or fetched; empty = a service.
is_sold: it was received, or its terms kept a part of its price. sold_sum: what the seller sold: goods after discounts and promo code, before bonuses, and the delivery unless a carrier keeps it; the ledger settles this sum.
fee: what the market withheld, VAT inside; null = not posted.
is_driven: a courier brought it. is_late: later than the end of the window that was promised first.
is_canceled, lost_sum: it was cancelled, and what was ordered less what was kept. cancel_reason: user, farmer, admin, or the reason of the job.
claim_sum: given back by accepted claims; null = no claim was accepted.
refund_sum: money given back to the customer, by the gateway or by the seller; null = none.
channel: where it was placed: market, site, widget; null = before channels were recorded.';
