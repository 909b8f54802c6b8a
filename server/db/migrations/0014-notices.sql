-- What shoppers are told about their orders (spec 4, statuses).

-- an event may be delivered later: nobody is woken at night
alter table outbox add column due_at timestamptz;
comment on column outbox.due_at is 'Not delivered before this moment; null = at once.';
create or replace function outbox_adds_job() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('deliver-outbox', json_build_object('id', new.id), run_at := new.due_at, max_attempts := 12);
  return null;
end $$;

create table notice (
  id bigint generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  order_id integer not null references shop_order on delete cascade,
  kind text not null,
  step text not null,
  title text not null,
  text text not null,
  amount kopecks,
  created_at timestamptz not null,
  read_at timestamptz,
  -- an event that is delivered twice tells nothing twice
  unique (order_id, kind, step)
);
comment on table notice is 'A notice in the shopper''s list. Written once for one step of one order, together with its deliveries.';
comment on column notice.step is 'Tells repeats of a kind apart: the payment or the refund; else the kind itself.';
comment on column notice.amount is 'Money that went back.';
create index notice_by_customer on notice (customer_id, id desc);

create table notice_delivery (
  notice_id bigint not null references notice on delete cascade,
  channel text not null check (channel in ('sms', 'email')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'unsure', 'dropped')),
  attempts smallint not null default 0,
  claimed_at timestamptz,
  sent_at timestamptz,
  failure text,
  primary key (notice_id, channel),
  check ((state = 'sent') = (sent_at is not null))
);
comment on table notice_delivery is 'The way of a notice to a phone or an address. «sending» is committed before the provider is called and never taken back by a crash: a message goes at most once, and only a clear refusal makes it wait for another attempt.';
comment on column notice_delivery.state is 'sending for longer than a minute, and unsure: it may have arrived, nobody can tell. dropped: it was too late or no longer true.';
create index notice_delivery_unclear on notice_delivery (claimed_at) where state in ('sending', 'unsure');

create view notice_order as
  select shop_order.id, shop_order.customer_id, state, delivery_kind, payment_method, organization.title as seller_title,
    delivery_date, shop_order.window_from_hour as from_hour, shop_order.window_to_hour as to_hour,
    shop_order.time_zone, total_sum, pay_before, place ->> 'regionCode' as region_code,
    exists (select from payment where order_id = shop_order.id and settled_at is not null) as has_money,
    trade_place.city as pickup_city, trade_place.address as pickup_address,
    customer.phone, customer.email
  from shop_order
    join organization on organization.id = shop_order.organization_id
    join customer on customer.id = shop_order.customer_id
    left join trade_place on trade_place.id = trade_place_id;
comment on view notice_order is 'What the words of a notice are made of, and whom they go to.';
