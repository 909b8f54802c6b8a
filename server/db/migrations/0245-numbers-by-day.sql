-- What a seller sold and lost on each day that is over, so that a year is read by its days and not by its orders.
create table numbers_day (
  organization_id integer not null references organization on delete cascade,
  day date not null,
  orders integer not null,
  sum bigint not null,
  received_sum bigint not null,
  delivery bigint not null,
  promo bigint not null,
  canceled integer not null,
  canceled_sum bigint not null,
  driven integer not null,
  late_minutes integer[] not null,
  missing_lines integer not null,
  missing_sum bigint not null,
  refunded_orders integer not null,
  refunded_sum bigint not null,
  customers integer[] not null,
  products jsonb not null,
  places jsonb not null,
  reasons jsonb not null,
  claims jsonb not null,
  primary key (organization_id, day)
);
comment on table numbers_day is 'What orders that ended on a day, by their seller''s clock, came to: numbers_of_day() kept. A day that numbers_stale names is not read from here.';
comment on column numbers_day.customers is 'Who received something: days are not added up to customers, people are.';
comment on column numbers_day.late_minutes is 'Of each late order, whole minutes, the smallest first.';

-- Only added to by whoever changes an order, so that nobody waits for anybody; taken away by whoever counts the day anew.
create table numbers_stale (
  id bigint generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  finished_at timestamptz
);
comment on table numbers_stale is 'An order that ended then was written: its day is not as numbers_day says. Null: so is every day of the seller.';
create index numbers_stale_of_seller on numbers_stale (organization_id, finished_at);
create index numbers_stale_by_end on numbers_stale (finished_at);

create function numbers_follow_order() returns trigger language plpgsql as $$
begin
  insert into numbers_stale (organization_id, finished_at)
    select organization_id, finished_at
      from (values (old.organization_id, old.finished_at), (new.organization_id, new.finished_at)) as written (organization_id, finished_at)
     where finished_at is not null group by organization_id, finished_at;
  return null;
end $$;
create trigger numbers_follow_new_order after insert on shop_order
  for each row when (new.finished_at is not null) execute function numbers_follow_order();
create trigger numbers_follow_gone_order after delete on shop_order
  for each row when (old.finished_at is not null) execute function numbers_follow_order();
create trigger numbers_follow_order after update on shop_order
  for each row when ((old.finished_at is not null or new.finished_at is not null) and
    (old.finished_at, old.customer_id, old.state, old.canceled_by, old.trade_place_id, old.payment_status, old.goods_sum, old.discount_sum,
      old.promo_sum, old.delivery_sum, old.delivery_kind, old.ordered_total, old.kept_sum, old.delivery_date,
      old.window_to_hour, old.time_zone, old.place)
    is distinct from
    (new.finished_at, new.customer_id, new.state, new.canceled_by, new.trade_place_id, new.payment_status, new.goods_sum, new.discount_sum,
      new.promo_sum, new.delivery_sum, new.delivery_kind, new.ordered_total, new.kept_sum, new.delivery_date,
      new.window_to_hour, new.time_zone, new.place))
  execute function numbers_follow_order();

create function numbers_follow_line() returns trigger language plpgsql as $$
begin
  insert into numbers_stale (organization_id, finished_at)
    select organization_id, finished_at from shop_order where id in (old.order_id, new.order_id) and finished_at is not null;
  return null;
end $$;
create function numbers_follow_lines() returns trigger language plpgsql as $$
begin
  insert into numbers_stale (organization_id, finished_at)
    select organization_id, finished_at from shop_order
     where id in (select order_id from written) and finished_at is not null;
  return null;
end $$;
create trigger numbers_follow_new_lines after insert on order_line referencing new table as written
  for each statement execute function numbers_follow_lines();
create trigger numbers_follow_gone_lines after delete on order_line referencing old table as written
  for each statement execute function numbers_follow_lines();
create trigger numbers_follow_changed_line after update on order_line
  for each row when (
    (old.product_id, old.actual_sum, old.line_sum, old.kept_sum, old.picked_amount, old.ordered_amount, old.missing_amount,
      old.spoilt_percent, old.is_weight, old.replaces)
    is distinct from
    (new.product_id, new.actual_sum, new.line_sum, new.kept_sum, new.picked_amount, new.ordered_amount, new.missing_amount,
      new.spoilt_percent, new.is_weight, new.replaces))
  execute function numbers_follow_line();

create function numbers_follow_claim() returns trigger language plpgsql as $$
begin
  insert into numbers_stale (organization_id, finished_at)
    select organization_id, finished_at from shop_order where id in (old.order_id, new.order_id) and finished_at is not null;
  return null;
end $$;
create trigger numbers_follow_claim after insert or delete or update of state, refund, kind, order_line_id on order_claim
  for each row execute function numbers_follow_claim();

create function numbers_follow_refund() returns trigger language plpgsql as $$
begin
  insert into numbers_stale (organization_id, finished_at)
    select organization_id, finished_at from payment join shop_order on shop_order.id = payment.order_id
     where payment.id in (old.payment_id, new.payment_id) and finished_at is not null;
  return null;
end $$;
create trigger numbers_follow_refund after insert or delete or update of status, amount on refund
  for each row execute function numbers_follow_refund();

-- Days of another clock are other days.
create function numbers_follow_seller() returns trigger language plpgsql as $$
begin
  insert into numbers_stale (organization_id) values (new.id);
  return null;
end $$;
create trigger numbers_follow_seller after update of time_zone on organization
  for each row when (old.time_zone <> new.time_zone) execute function numbers_follow_seller();

-- Every day there is waits to be counted.
insert into numbers_stale (organization_id, finished_at)
  select organization_id, min(finished_at) from shop_order join organization on organization.id = organization_id
   where finished_at is not null group by organization_id, (finished_at at time zone organization.time_zone)::date;
