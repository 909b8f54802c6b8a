create or replace view notice_order as
  select shop_order.id, shop_order.customer_id, state, delivery_kind, payment_method, organization.title as seller_title,
    delivery_date, shop_order.window_from_hour as from_hour, shop_order.window_to_hour as to_hour,
    shop_order.time_zone, total_sum, pay_before, place ->> 'regionCode' as region_code,
    exists (select from payment where order_id = shop_order.id and settled_at is not null) as has_money,
    trade_place.city as pickup_city, trade_place.address as pickup_address,
    customer.phone, customer.email,
    (select min(answer_before) from order_change where order_id = shop_order.id and order_change.state = 'proposed')
      as answer_before,
    (select amount from payment where order_id = shop_order.id and purpose = 'surcharge'
      and status in ('new', 'registered')) as surcharge_due
  from shop_order
    join organization on organization.id = shop_order.organization_id
    join customer on customer.id = shop_order.customer_id
    left join trade_place on trade_place.id = trade_place_id;
