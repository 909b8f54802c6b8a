-- Bonuses that the office gives for an order at the market's cost.
create table office_goodwill (
  id integer generated always as identity primary key,
  order_id integer not null references shop_order on delete cascade,
  member_id integer not null references office_member,
  bonuses integer not null check (bonuses between 1 and 100000),
  reason text not null check (length(reason) between 1 and 500),
  at timestamptz not null
);
comment on table office_goodwill is 'Bonuses given by the office for an order; the entry of the account is bonus_entry with the step goodwill:<id>.';
create index office_goodwill_by_order on office_goodwill (order_id, id);
create index office_goodwill_by_member on office_goodwill (member_id, at);
