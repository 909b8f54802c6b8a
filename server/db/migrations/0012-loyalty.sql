-- Promo codes of sellers and bonuses of shoppers (spec 3, Promo code, User).
create table promo_code (
  id integer generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  code text not null check (code = upper(btrim(code)) and length(code) between 2 and 60),
  kind text not null check (kind in ('percent', 'fixed')),
  value integer not null check (value > 0),
  min_sum kopecks not null default 0,
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  total_limit integer check (total_limit > 0),
  per_customer_limit integer check (per_customer_limit > 0),
  customer_id integer references customer on delete cascade,
  is_listed boolean not null default true,
  created_at timestamptz not null default now(),
  unique (organization_id, code),
  check (kind <> 'percent' or value <= 100)
);
comment on column promo_code.code is 'In capitals: people type it in any case.';
comment on column promo_code.value is 'Whole per cent, or kopecks.';
comment on column promo_code.valid is 'Days of the seller''s time zone.';
comment on column promo_code.min_sum is 'Compared with the goods after special prices.';
comment on column promo_code.customer_id is 'A personal code: nobody else may use it. Null = everyone.';
comment on column promo_code.is_listed is 'False: works for whoever knows it, but is not shown.';
create index promo_code_by_code on promo_code (code);
create index promo_code_by_customer on promo_code (customer_id) where customer_id is not null;

create table promo_redemption (
  order_id integer primary key references shop_order,
  promo_code_id integer not null references promo_code,
  customer_id integer not null references customer,
  discount kopecks not null,
  created_at timestamptz not null,
  released_at timestamptz
);
comment on table promo_redemption is 'An order that uses a promo code. Written under the lock of the code''s row, so limits hold at any speed.';
comment on column promo_redemption.released_at is 'The order was cancelled: the use is given back.';
create index promo_redemption_live on promo_redemption (promo_code_id, customer_id) where released_at is null;

create table loyalty_program (
  organization_id integer primary key references organization on delete cascade,
  accrual_percent smallint not null check (accrual_percent between 0 and 100),
  max_share_percent smallint not null check (max_share_percent between 0 and 100)
);
comment on table loyalty_program is 'A seller''s own rules of bonuses; sellers without a row follow the shop''s.';
-- the seller's page tells of it from the seller's own row
create function loyalty_program_shows() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update organization set loyalty_program = null where id = old.organization_id;
  end if;
  if tg_op <> 'DELETE' then
    update organization set loyalty_program =
      jsonb_build_object('accrualPercent', new.accrual_percent, 'maxSharePercent', new.max_share_percent)
      where id = new.organization_id;
  end if;
  return null;
end $$;
create trigger loyalty_program_shows after insert or update or delete on loyalty_program
  for each row execute function loyalty_program_shows();

create table bonus_account (
  customer_id integer primary key references customer,
  balance kopecks not null default 0
);
comment on table bonus_account is 'The sum of the customer''s entries; never below nothing. One bonus = 100 kopecks.';

create table bonus_entry (
  id bigint generated always as identity primary key,
  customer_id integer not null references customer,
  kind text not null check (kind in ('accrued', 'spent', 'returned', 'expired')),
  amount integer not null check (amount <> 0 and amount % 100 = 0),
  order_id integer references shop_order,
  at timestamptz not null,
  -- one order gives, takes and returns once, however often its event is delivered
  unique (order_id, kind),
  check ((kind in ('spent', 'expired')) = (amount < 0)),
  check (kind not in ('spent', 'returned') or order_id is not null)
);
comment on column bonus_entry.amount is 'Kopecks of whole bonuses; below nothing = taken.';
comment on column bonus_entry.order_id is 'Null: a gift of the shop, or burnt by age.';
create index bonus_entry_by_customer on bonus_entry (customer_id, id desc);
create index bonus_entry_by_age on bonus_entry (at) where kind in ('accrued', 'returned');

create function bonus_entry_moves_balance() returns trigger language plpgsql as $$
begin
  update bonus_account set balance = balance + new.amount where customer_id = new.customer_id;
  if not found then
    insert into bonus_account (customer_id, balance) values (new.customer_id, new.amount)
      on conflict (customer_id) do update set balance = bonus_account.balance + new.amount;
  end if;
  return null;
end $$;
create trigger bonus_entry_moves_balance after insert on bonus_entry
  for each row execute function bonus_entry_moves_balance();

create function bonus_entry_stays() returns trigger language plpgsql as $$
begin
  raise exception 'bonus entries are never changed: write another one';
end $$;
create trigger bonus_entry_stays before update or delete on bonus_entry
  for each row execute function bonus_entry_stays();

create function bonus_account_follows() returns trigger language plpgsql as $$
begin
  -- called from the trigger of an entry, this one stands two deep
  if pg_trigger_depth() < 2 and (tg_op = 'UPDATE' or new.balance <> 0) then
    raise exception 'a balance is moved only by bonus entries';
  end if;
  return new;
end $$;
create trigger bonus_account_follows before insert or update of balance on bonus_account
  for each row execute function bonus_account_follows();

create table bonus_promise (
  order_id integer primary key references shop_order,
  customer_id integer not null references customer,
  amount integer not null check (amount > 0 and amount % 100 = 0)
);
comment on table bonus_promise is 'What an order gives when it is received, by the programme of the day it was placed.';

create view loyalty_seller as
  select organization.id, time_zone, is_enabled, is_hidden,
    accrual_percent, max_share_percent
  from organization left join loyalty_program on organization_id = organization.id;
comment on view loyalty_seller is 'Whose day it is and whose rules hold; no percents = the shop''s own programme.';
