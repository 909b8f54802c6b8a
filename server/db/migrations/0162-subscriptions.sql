-- Subscriptions of customers: plans, months with their free deliveries, partner services. The counts that stood with the
-- customer become facts of the subscription.
create table subscription_plan (
  code text primary key check (code ~ '^[A-Z][A-Za-z0-9]{2,39}$'),
  family text not null check (family in ('start', 'advanced', 'optimum')),
  price kopecks not null check (price > 0),
  term_months smallint not null check (term_months between 1 and 36),
  free_deliveries smallint not null check (free_deliveries between 1 and 100),
  is_offered boolean not null default true
);
comment on table subscription_plan is 'An edition of a plan: new terms are a new code, and whoever has the old one keeps it.';
comment on column subscription_plan.price is 'For the whole term.';
comment on column subscription_plan.free_deliveries is 'Each month; what is left does not carry over.';

create table subscription_plan_service (
  plan_code text not null references subscription_plan on delete cascade,
  code text not null check (code in ('smotreshka')),
  position smallint not null check (position > 0),
  primary key (plan_code, code)
);

insert into subscription_plan (code, family, price, term_months, free_deliveries) values
  ('Start2024Year1', 'start', 99000, 12, 2),
  ('Advanced2024Year1', 'advanced', 199000, 12, 4),
  ('Optimum2024Year1', 'optimum', 299000, 12, 6);
insert into subscription_plan_service (plan_code, code, position) values
  ('Advanced2024Year1', 'smotreshka', 1),
  ('Optimum2024Year1', 'smotreshka', 1);

create table subscription (
  id integer generated always as identity primary key,
  customer_id integer not null references customer,
  plan_code text not null references subscription_plan,
  version smallint not null default 2 check (version in (1, 2)),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  ended_at timestamptz
);
comment on column subscription.version is 'Of the programme: subscribers of the first have no page of their own.';
comment on column subscription.ended_at is 'Null while it runs.';
create unique index subscription_one_runs on subscription (customer_id) where ended_at is null;
create index subscription_by_end on subscription (ends_at) where ended_at is null;
create index subscription_by_customer on subscription (customer_id);

create table subscription_month (
  id integer generated always as identity primary key,
  subscription_id integer not null references subscription,
  customer_id integer not null references customer,
  number smallint not null check (number > 0),
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  is_current boolean not null default true,
  granted smallint not null check (granted >= 0),
  returned smallint not null default 0 check (returned >= 0),
  used smallint not null default 0 check (used >= 0),
  unique (subscription_id, number),
  constraint subscription_month_holds check (used <= granted + returned)
);
comment on table subscription_month is 'Free deliveries of one month. Left = granted + returned - used.';
comment on column subscription_month.returned is 'Of orders of the month before that were cancelled in this one.';
create unique index subscription_month_one_current on subscription_month (customer_id) where is_current;
create index subscription_month_by_end on subscription_month (to_at) where is_current;

create table free_delivery_use (
  order_id integer primary key references shop_order,
  month_id integer not null references subscription_month,
  is_given_back boolean not null default false,
  given_back_to integer references subscription_month,
  check (given_back_to is null or is_given_back)
);
comment on column free_delivery_use.given_back_to is 'Null though given back: the month after was over, too.';
create index free_delivery_use_by_month on free_delivery_use (month_id);
create index free_delivery_use_by_return on free_delivery_use (given_back_to) where given_back_to is not null;

create table subscription_service (
  subscription_id integer not null references subscription,
  code text not null check (code in ('smotreshka')),
  is_on boolean not null default false,
  cinema text check (cinema ~ '^[a-z]{2,30}$'),
  cinema_chosen_at timestamptz,
  change integer not null default 0,
  told_change integer not null default 0 check (told_change <= change),
  primary key (subscription_id, code),
  check ((cinema is null) = (cinema_chosen_at is null))
);
comment on column subscription_service.change is 'Counts what the customer changed; the partner knows all of it when told_change is the same.';

-- whoever had free deliveries keeps what is left for a year, as the first programme's plan
with given as (
  select id, free_delivery_count as count, free_deliveries_spent as spent from customer
    where has_subscription_offer or free_delivery_count > 0 or free_deliveries_spent > 0
), made as (
  insert into subscription (customer_id, plan_code, version, started_at, ends_at)
    select id, 'Start2024Year1', 1, shop_now(), shop_now() + interval '1 year' from given returning id, customer_id
), months as (
  insert into subscription_month (subscription_id, customer_id, number, from_at, to_at, granted, used)
    select made.id, customer_id, 1, shop_now(), shop_now() + interval '1 year', count + spent, spent
      from made join given on given.id = customer_id returning id, customer_id
)
insert into free_delivery_use (order_id, month_id)
  select shop_order.id, months.id from months join shop_order using (customer_id)
    where used_free_delivery and state <> 'canceled';

-- An order is written once and cancelled once, so each takes and gives back once. The month that follows takes back what
-- an order of the one before had; later months do not.
create or replace function free_delivery_follows_order() returns trigger language plpgsql as $$
declare
  taken subscription_month;
  current_one subscription_month;
begin
  if tg_op = 'INSERT' then
    update subscription_month set used = used + 1 where customer_id = new.customer_id and is_current returning * into taken;
    if not found then
      raise exception 'customer % has no free deliveries', new.customer_id using errcode = 'check_violation';
    end if;
    insert into free_delivery_use (order_id, month_id) values (new.id, taken.id);
  elsif new.state = 'canceled' and old.state <> 'canceled' then
    select m.* into current_one from subscription_month m
      where m.customer_id = new.customer_id and m.is_current for no key update;
    update free_delivery_use set is_given_back = true where order_id = new.id and not is_given_back;
    if found and current_one.id is not null then
      select m.* into taken from free_delivery_use u join subscription_month m on m.id = u.month_id where u.order_id = new.id;
      if taken.id = current_one.id then
        update subscription_month set used = used - 1 where id = taken.id;
      elsif current_one.from_at <= taken.to_at + interval '1 day' then
        update subscription_month set returned = returned + 1 where id = current_one.id;
      else
        return null;
      end if;
      update free_delivery_use set given_back_to = current_one.id where order_id = new.id;
    end if;
  end if;
  return null;
end $$;

drop view cart_shopper;
alter table customer drop column free_delivery_count, drop column has_subscription_offer,
  drop column free_deliveries_spent;
