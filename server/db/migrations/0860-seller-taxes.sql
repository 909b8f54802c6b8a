-- Incomes of self-employed sellers at the tax service, and answers of its register of the self-employed.
create table npd_answer (
  person text not null,
  day date not null,
  is_payer boolean not null,
  asked_at timestamptz not null,
  primary key (person, day)
);
comment on table npd_answer is 'Latest answers of the register, shared by all nodes and kept for two days. person: SHA-256 of the taxpayer number.';

create table npd_seller (
  organization_id integer primary key references organization,
  since timestamptz not null,
  bind_id text,
  bound_at timestamptz,
  checked_on date,
  lost_on date
);
comment on table npd_seller is 'Self-employed sellers. Orders settled since `since` need a receipt of the tax service. bind_id: the request that the seller confirms in the tax service''s app; bound_at: since when the market registers incomes for the seller; lost_on: the day since when the register does not know the seller.';

create table npd_income (
  id bigint generated always as identity primary key,
  order_id integer not null references shop_order,
  organization_id integer not null references npd_seller,
  amount integer not null check (amount > 0),
  at timestamptz not null,
  state text not null check (state in ('due', 'registered', 'canceling', 'cancelled', 'asked', 'given', 'outdated')),
  operation_id uuid not null default gen_random_uuid(),
  receipt_id text,
  link text,
  failure text,
  attempts smallint not null default 0,
  due_at timestamptz not null
);
comment on table npd_income is 'Income of an order at the tax service. due, canceling: a job registers or cancels it; asked, given: the seller''s own receipt; cancelled, outdated: another sum took its place. operation_id makes a repeat find the same receipt.';
create unique index npd_income_open on npd_income (order_id) where state in ('due', 'registered', 'canceling', 'asked', 'given');
create index npd_income_due on npd_income (due_at) where state in ('due', 'canceling');
create index npd_income_by_move on npd_income (due_at);
create index npd_income_by_seller on npd_income (organization_id, id desc);
