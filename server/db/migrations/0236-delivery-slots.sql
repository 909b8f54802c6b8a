-- Days and hours of one rate, and how many orders it brings on one day: its slot.
alter table shipping_rate
  add column slot_capacity smallint check (slot_capacity > 0),
  add column weekdays smallint[],
  add column from_hour smallint,
  add column to_hour smallint,
  add constraint shipping_rate_hours check (
    (weekdays is null and from_hour is null and to_hour is null)
    or (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]
      and from_hour between 0 and 23 and to_hour between 1 and 24 and from_hour < to_hour)
  );
comment on column shipping_rate.slot_capacity is 'Orders that one slot (a day of this rate) takes; null = any number.';
comment on column shipping_rate.weekdays is '1 = Monday … 7, with from_hour and to_hour; null = as the seller delivers otherwise.';

alter table shop_order add column shipping_rate_id integer;
comment on column shop_order.shipping_rate_id is
  'The rate the courier brings it by; it may be gone since. Null = no courier, a dinner, or ordered before rates had slots.';

-- Counted here and not by a query, so that two checkouts of the last place meet at one row.
create table delivery_slot (
  shipping_rate_id integer not null references shipping_rate on delete cascade,
  day date not null,
  taken integer not null check (taken >= 0),
  most integer,
  primary key (shipping_rate_id, day),
  constraint delivery_slot_has_room check (taken <= most)
);
comment on column delivery_slot.taken is 'Live courier orders of the slot.';
comment on column delivery_slot.most is 'The capacity when the last order came; null = any number.';

-- Every writer of orders keeps the count; a slot that fills up or opens again is announced. Runs after the day was
-- counted (triggers of a row follow their names), so whoever waits for a slot holds its day already.
create function shop_order_takes_slot() returns trigger language plpgsql as $$
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
    if after.taken + 1 = capacity then perform pg_notify('delivery_changed', ''); end if;
  end if;
  if has and new.shipping_rate_id is not null then
    insert into delivery_slot as known (shipping_rate_id, day, taken, most)
    select id, new.delivery_date, 1, slot_capacity from shipping_rate
     where id = new.shipping_rate_id and organization_id = new.organization_id
    on conflict (shipping_rate_id, day) do update set taken = known.taken + 1, most = excluded.most
    returning * into after;
    if after.taken = after.most then perform pg_notify('delivery_changed', ''); end if;
  end if;
  return null;
end $$;
create trigger shop_order_takes_slot after insert or update of state, delivery_date, delivery_kind, shipping_rate_id
  on shop_order for each row execute function shop_order_takes_slot();
