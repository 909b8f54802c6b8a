-- A courier's day by a link of its own, without the bank.
create table courier_link (
  id uuid primary key default uuidv7(),
  organization_id integer not null references organization on delete cascade,
  staff_id integer not null references staff_account on delete cascade,
  token_hash bytea not null unique,
  courier_name text not null check (length(courier_name) between 1 and 60),
  day date not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
comment on table courier_link is 'Whoever has the link brings the orders of that day, on behalf of the person who made it.';
comment on column courier_link.token_hash is 'SHA-256: the link itself is known to nobody but its courier.';
create index courier_link_by_day on courier_link (organization_id, day);

create table courier_visit (
  id bigint generated always as identity primary key,
  order_id integer not null references shop_order on delete cascade,
  courier_link_id uuid references courier_link on delete set null,
  outcome text not null check (outcome in ('delivered', 'noAnswer', 'notHome', 'refused', 'wrongAddress')),
  cash kopecks not null default 0,
  at timestamptz not null
);
comment on table courier_visit is 'What came of going to an address.';
comment on column courier_visit.cash is 'Money that the courier was handed there.';
create index courier_visit_by_order on courier_visit (order_id, id);
create unique index courier_visit_delivered_once on courier_visit (order_id) where outcome = 'delivered';
create index courier_visit_by_link on courier_visit (courier_link_id);
