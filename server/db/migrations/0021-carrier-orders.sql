-- Orders that go by a carrier, and how many orders a seller's own courier can bring on one day.
alter table shop_order
  add column carrier_point jsonb,
  add column carrier_tariff jsonb,
  add constraint shop_order_carrier check (
    (carrier_tariff is null or delivery_kind = 'cdek') and (carrier_point is null or carrier_tariff is not null)
  );
comment on column shop_order.carrier_point is 'Where the carrier hands the parcel over, as it was when ordered; null = brought home.';
comment on column shop_order.carrier_tariff is '{code, end, daysMin, daysMax, weightGrams} of the quote the order was placed by.';

alter table organization add column daily_deliveries smallint check (daily_deliveries > 0);
comment on column organization.daily_deliveries is 'Orders its own courier can bring on one day; null = any number.';

-- Counted here and not by a query, so that two checkouts of the last place meet at one row.
create table delivery_day (
  organization_id integer not null references organization on delete cascade,
  day date not null,
  taken integer not null check (taken >= 0),
  most integer,
  primary key (organization_id, day),
  constraint delivery_day_has_room check (taken <= most)
);
comment on column delivery_day.taken is 'Live courier orders of the day.';
comment on column delivery_day.most is 'The capacity when the last order came; null = any number.';
insert into delivery_day (organization_id, day, taken)
  select organization_id, delivery_date, count(*) from shop_order
   where delivery_kind = 'courier' and state <> 'canceled' group by organization_id, delivery_date;

-- Every writer of orders keeps the count, whatever it came for; a day that fills up or opens again is announced.
create function shop_order_takes_delivery_day() returns trigger language plpgsql as $$
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
    if before.taken + 1 = before.most then perform pg_notify('delivery_changed', ''); end if;
  end if;
  if has then
    insert into delivery_day as known (organization_id, day, taken, most)
    select new.organization_id, new.delivery_date, 1, daily_deliveries from organization where id = new.organization_id
    on conflict (organization_id, day) do update set taken = known.taken + 1, most = excluded.most
    returning * into after;
    if after.taken = after.most then perform pg_notify('delivery_changed', ''); end if;
  end if;
  return null;
end $$;
create trigger shop_order_takes_delivery_day after insert or update of state, delivery_date, delivery_kind on shop_order
  for each row execute function shop_order_takes_delivery_day();

-- these are kept in memory, too
drop trigger tell_delivery_changed on organization;
create trigger tell_delivery_changed after insert or delete or update of is_enabled, is_hidden, order_cutoff,
  delivery_weekdays, processing_days, delivery_duration_days, window_from_hour, window_to_hour, horizon_days, time_zone,
  title, slug, work_with_subscriptions, with_cdek, daily_deliveries on organization
  for each statement execute function tell_delivery_changed();
