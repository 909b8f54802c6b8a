create or replace view order_dinner as
select order_id, is_asap, accept_before, accepted_at, ready_at, promised_from, promised_to, first_promised_to, road_minutes,
    cutlery, drop_off
  from dinner_order;
comment on view order_dinner is 'What an order at a restaurant has beside others: until when its kitchen answers, and what was promised.';
