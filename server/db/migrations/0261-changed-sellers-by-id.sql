-- What is announced names the seller: whoever keeps sellers reads that one again.
create function tell_seller_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('delivery_changed', coalesce(new.id, old.id)::text);
  return null;
end $$;
create function tell_seller_part_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('delivery_changed', coalesce(new.organization_id, old.organization_id)::text);
  return null;
end $$;
-- an area that goes with its rate is told of by the rate
create function tell_seller_area_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('delivery_changed', organization_id::text) from shipping_rate
    where id in (new.shipping_rate_id, old.shipping_rate_id);
  return null;
end $$;

drop trigger tell_delivery_changed on organization;
drop trigger tell_sales_paused on organization;
create trigger tell_delivery_changed after insert or delete or update of is_enabled, is_hidden, order_cutoff,
  delivery_weekdays, processing_days, delivery_duration_days, window_from_hour, window_to_hour, horizon_days, time_zone,
  type, title, slug, tagline, small_image, hue, latitude, longitude, city, settlement, region_code,
  work_with_subscriptions, with_cdek, daily_deliveries, sales_paused_at, sales_paused_until on organization
  for each row execute function tell_seller_changed();
drop trigger tell_delivery_changed on shipping_rate;
create trigger tell_delivery_changed after insert or update or delete on shipping_rate
  for each row execute function tell_seller_part_changed();
drop trigger tell_delivery_changed on trade_place;
create trigger tell_delivery_changed after insert or update or delete on trade_place
  for each row execute function tell_seller_part_changed();
drop trigger tell_delivery_changed on seller_closure;
create trigger tell_delivery_changed after insert or update or delete on seller_closure
  for each row execute function tell_seller_part_changed();
drop trigger tell_delivery_changed on shipping_area;
create trigger tell_delivery_changed after insert or update or delete on shipping_area
  for each row execute function tell_seller_area_changed();
drop function tell_delivery_changed();

create or replace function shop_order_takes_delivery_day() returns trigger language plpgsql as $$
declare
  had boolean := tg_op = 'UPDATE' and old.delivery_kind = 'courier' and old.state <> 'canceled';
  has boolean := new.delivery_kind = 'courier' and new.state <> 'canceled';
  before delivery_day;
  after delivery_day;
begin
  if had and has and old.delivery_date = new.delivery_date then return null; end if;
  if had then
    update delivery_day set taken = taken - 1
     where organization_id = old.organization_id and day = old.delivery_date returning * into before;
    if before.taken + 1 = before.most then perform pg_notify('delivery_changed', old.organization_id::text); end if;
  end if;
  if has then
    insert into delivery_day as known (organization_id, day, taken, most)
    select new.organization_id, new.delivery_date, 1, daily_deliveries from organization where id = new.organization_id
    on conflict (organization_id, day) do update set taken = known.taken + 1, most = excluded.most
    returning * into after;
    if after.taken = after.most then perform pg_notify('delivery_changed', new.organization_id::text); end if;
  end if;
  return null;
end $$;

create or replace function shop_order_takes_slot() returns trigger language plpgsql as $$
declare
  had boolean := tg_op = 'UPDATE' and old.delivery_kind = 'courier' and old.state <> 'canceled';
  has boolean := new.delivery_kind = 'courier' and new.state <> 'canceled';
  after delivery_slot;
  capacity integer;
begin
  if had and has and old.delivery_date = new.delivery_date
    and old.shipping_rate_id is not distinct from new.shipping_rate_id then return null; end if;
  if had and old.shipping_rate_id is not null then
    update delivery_slot set taken = taken - 1
     where shipping_rate_id = old.shipping_rate_id and day = old.delivery_date and taken > 0 returning * into after;
    select slot_capacity into capacity from shipping_rate where id = old.shipping_rate_id;
    if after.taken + 1 = capacity then perform pg_notify('delivery_changed', old.organization_id::text); end if;
  end if;
  if has and new.shipping_rate_id is not null then
    insert into delivery_slot as known (shipping_rate_id, day, taken, most)
    select id, new.delivery_date, 1, slot_capacity from shipping_rate
     where id = new.shipping_rate_id and organization_id = new.organization_id
    on conflict (shipping_rate_id, day) do update set taken = known.taken + 1, most = excluded.most
    returning * into after;
    if after.taken = after.most then perform pg_notify('delivery_changed', new.organization_id::text); end if;
  end if;
  return null;
end $$;
