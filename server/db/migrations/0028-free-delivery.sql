-- Free deliveries of the subscription, spent on orders and given back by cancelled ones.
alter table customer
  add column free_deliveries_spent integer not null default 0 check (free_deliveries_spent >= 0);
comment on column customer.free_delivery_count is 'Free deliveries of the subscription that are left.';
comment on column customer.free_deliveries_spent is 'On orders that are not cancelled; moved together with free_delivery_count.';

alter table shop_order
  add column used_free_delivery boolean not null default false,
  -- whatever is changed later, it stays brought for nothing
  add constraint shop_order_free_delivery check (
    not used_free_delivery or (delivery_kind = 'courier' and delivery_sum = 0 and ordered_delivery = 0));
comment on column shop_order.used_free_delivery is 'The subscription paid for the courier.';
create index shop_order_by_free_delivery on shop_order (customer_id) where used_free_delivery;

-- an order is written once and cancelled once, so each takes and returns once; the check of the count refuses the rest
create function free_delivery_follows_order() returns trigger language plpgsql as $$
declare
  taken integer := case when tg_op = 'INSERT' then 1 when new.state = 'canceled' and old.state <> 'canceled' then -1 end;
begin
  update customer set free_delivery_count = free_delivery_count - taken,
    free_deliveries_spent = free_deliveries_spent + taken where id = new.customer_id and taken is not null;
  return null;
end $$;
create trigger free_delivery_follows_order after insert or update of state on shop_order
  for each row when (new.used_free_delivery) execute function free_delivery_follows_order();
