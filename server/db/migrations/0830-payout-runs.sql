-- Payout runs with their payouts, and what bank statements said of them.
create table payout_run (
  id integer generated always as identity primary key,
  state text not null default 'draft' check (state in ('draft', 'approved', 'sent', 'done', 'cancelled')),
  day date not null,
  drafted_by integer not null,
  drafted_at timestamptz not null,
  approved_by integer,
  approved_at timestamptz,
  is_by_one boolean not null default false,
  way text check (way in ('file', 'draft', 'pay')),
  payer jsonb,
  sent_by integer,
  sent_at timestamptz,
  ended_by integer,
  ended_at timestamptz,
  check ((approved_by is null) = (approved_at is null)),
  check ((sent_at is null) = (state in ('draft', 'approved', 'cancelled')))
);
comment on column payout_run.is_by_one is 'True = approved by the person who drafted it, because nobody else may.';
comment on column payout_run.payer is 'The account from which the payment orders of a sent run are paid.';
comment on column payout_run.way is 'How payment orders leave: as a file, as drafts that a person signs in the bank, or as payments.';
-- one run at a time is prepared, whatever the code does
create unique index payout_run_open on payout_run ((true)) where state in ('draft', 'approved');

create table payout_item (
  id integer generated always as identity primary key,
  run_id integer not null references payout_run,
  organization_id integer not null references organization,
  payable bigint not null,
  amount bigint not null check (amount >= 0),
  taken bigint not null check (taken >= 0),
  held bigint not null check (held >= 0),
  reserved bigint not null check (reserved >= 0),
  carried bigint not null check (carried >= 0),
  owed bigint not null check (owed >= 0),
  waiting bigint not null check (waiting >= 0),
  reason text,
  requisites_id integer references requisites_version,
  destination jsonb,
  key uuid not null default gen_random_uuid() unique,
  state text check (state in ('due', 'sent', 'paid', 'returned', 'failed')),
  way text check (way in ('file', 'draft', 'pay', 'provider')),
  asked_at timestamptz,
  claimed_until timestamptz,
  outside_id text,
  needs_person boolean not null default false,
  problem text,
  paid_at timestamptz,
  ended_at timestamptz,
  unique (run_id, organization_id),
  check (payable = amount + taken + held + reserved + carried - owed),
  check ((state is null) = (amount = 0)),
  check ((amount = 0) = (reason is not null)),
  check (amount = 0 or destination is not null),
  check (state is null or (way is null) = (state = 'due') or state = 'failed')
);
create index payout_item_by_seller on payout_item (organization_id, id);
create index payout_item_at_work on payout_item (id) where state = 'sent';
comment on table payout_item is 'One seller in a run, also one who is not paid, with the reason. The sums are those of the draft and never change.';
comment on column payout_item.destination is 'Where and to whom it is paid: name, tin, and the fields of the requisites.';
comment on column payout_item.key is 'Names the payout at the bank or the provider.';
comment on column payout_item.asked_at is 'Written before the first call about it leaves; null = the other side has never heard of it.';
comment on column payout_item.needs_person is 'True = the other side disagrees or its answer was lost for good; nothing is repeated.';

create table payout_statement (
  id integer generated always as identity primary key,
  file_name text not null,
  uploaded_by integer not null,
  uploaded_at timestamptz not null
);
create table payout_movement (
  id integer generated always as identity primary key,
  statement_id integer not null references payout_statement,
  key text not null,
  movement jsonb not null,
  outcome text not null check (outcome in ('paid', 'returned', 'confirmed', 'other', 'open')),
  reason text,
  item_id integer references payout_item,
  decided_by integer,
  decided_at timestamptz
);
-- a key holds the purpose of a payment, which may exceed an index row
create unique index payout_movement_once on payout_movement (md5(key));
create index payout_movement_open on payout_movement (id) where outcome = 'open';
create index payout_movement_of_item on payout_movement (item_id) where item_id is not null;
comment on column payout_movement.outcome is 'open = a person has to decide; other = it is no payout.';
comment on column payout_movement.reason is 'Why it was not matched.';

-- the lists are extended as they stand, so that they keep what other migrations have added
do $$
declare
  known text;
begin
  select pg_get_expr(conbin, conrelid) into known from pg_constraint where conname = 'ledger_line_account_check';
  alter table ledger_line drop constraint ledger_line_account_check;
  execute format('alter table ledger_line add constraint ledger_line_account_check check (%s or account = %L) not valid',
    known, 'payout_in_transit');
  select pg_get_expr(conbin, conrelid) into known from pg_constraint where conname = 'ledger_entry_kind_check';
  alter table ledger_entry drop constraint ledger_entry_kind_check;
  execute format('alter table ledger_entry add constraint ledger_entry_kind_check check (%s or kind in (%L, %L)) not valid',
    known, 'payoutPaid', 'payoutReturn');
end $$;
