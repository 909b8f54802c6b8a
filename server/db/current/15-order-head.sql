-- An outer join, so that a query of orders alone does not read the place.
create or replace view order_head as
select shop_order.id, customer_id, shop_order.organization_id, state, delivery_kind, delivery_date, window_from_hour,
    window_to_hour, pickup_hours, time_zone,
    coalesce(pickup_place.title || ', ' || pickup_place.address, carrier_point ->> 'address', place ->> 'title', '') as address_line,
    placed_at, pay_before, total_sum, recipient_name, recipient_phone, comment,
    exists (select from dinner_order where dinner_order.order_id = shop_order.id) as is_dinner,
    (select min(answer_before) from order_change
      where order_change.order_id = shop_order.id and order_change.state = 'proposed') as answer_before,
    (select jsonb_build_object('total', total, 'cold', cold) from order_packages
      where order_packages.order_id = shop_order.id) as packages
  from shop_order left join pickup_place on pickup_place.id = shop_order.trade_place_id;
comment on view order_head is 'An order as a list tells of it: whose it is, how far it is, when and where it is handed over, and what it costs.';
