-- Adds an order to the load of a seller's car on a day, or removes one. Nodes are notified of a day that becomes full
-- or available again.
create or replace function load_delivery_day(seller integer, of_day date, is_more boolean) returns void language plpgsql as $$
declare
  known delivery_day;
begin
  if is_more then
    insert into delivery_day as loaded (organization_id, day, taken, most)
    select seller, of_day, 1, daily_deliveries from organization where id = seller
    on conflict (organization_id, day) do update set taken = loaded.taken + 1, most = excluded.most
    returning * into known;
    if known.taken = known.most then perform pg_notify('delivery_changed', seller::text); end if;
  else
    update delivery_day set taken = taken - 1 where organization_id = seller and day = of_day returning * into known;
    if known.taken + 1 = known.most then perform pg_notify('delivery_changed', seller::text); end if;
  end if;
end $$;

-- Adds an order to the load of a rate's time slot, or removes one.
create or replace function load_delivery_slot(seller integer, rate integer, of_day date, is_more boolean) returns void
 language plpgsql as $$
declare
  known delivery_slot;
  capacity integer;
begin
  if is_more then
    insert into delivery_slot as loaded (shipping_rate_id, day, taken, most)
    select id, of_day, 1, slot_capacity from shipping_rate where id = rate and organization_id = seller
    on conflict (shipping_rate_id, day) do update set taken = loaded.taken + 1, most = excluded.most
    returning * into known;
    if known.taken = known.most then perform pg_notify('delivery_changed', seller::text); end if;
  else
    update delivery_slot set taken = taken - 1 where shipping_rate_id = rate and day = of_day and taken > 0
      returning * into known;
    select slot_capacity into capacity from shipping_rate where id = rate;
    if known.taken + 1 = capacity then perform pg_notify('delivery_changed', seller::text); end if;
  end if;
end $$;

-- Locks the days of a change in one order before its slots, also when the day stays the same: orders that exchange their
-- days or slots would otherwise deadlock.
create or replace function lock_delivery_days(seller integer, days date[]) returns void language plpgsql as $$
begin
  perform from delivery_day where organization_id = seller and day = any(days) order by day for update;
end $$;

create or replace function shop_order_takes_delivery_day() returns trigger language plpgsql as $$
declare
  had boolean := tg_op = 'UPDATE' and old.delivery_kind = 'courier' and old.state <> 'canceled';
  has boolean := new.delivery_kind = 'courier' and new.state <> 'canceled';
begin
  if had and has and old.delivery_date = new.delivery_date then return null; end if;
  if had and has then
    perform lock_delivery_days(new.organization_id, array[old.delivery_date, new.delivery_date]);
  end if;
  if had then perform load_delivery_day(old.organization_id, old.delivery_date, false); end if;
  if has then perform load_delivery_day(new.organization_id, new.delivery_date, true); end if;
  return null;
end $$;

create or replace function shop_order_takes_slot() returns trigger language plpgsql as $$
declare
  had boolean := tg_op = 'UPDATE' and old.delivery_kind = 'courier' and old.state <> 'canceled';
  has boolean := new.delivery_kind = 'courier' and new.state <> 'canceled';
begin
  if had and has and old.delivery_date = new.delivery_date
    and old.shipping_rate_id is not distinct from new.shipping_rate_id then return null; end if;
  if had and has then
    perform lock_delivery_days(new.organization_id, array[old.delivery_date, new.delivery_date]);
  end if;
  if had and old.shipping_rate_id is not null then
    perform load_delivery_slot(old.organization_id, old.shipping_rate_id, old.delivery_date, false);
  end if;
  if has and new.shipping_rate_id is not null then
    perform load_delivery_slot(new.organization_id, new.shipping_rate_id, new.delivery_date, true);
  end if;
  return null;
end $$;
