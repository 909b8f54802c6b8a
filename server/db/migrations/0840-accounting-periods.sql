-- Closing of months: periods, registers of acquirers, of the fiscal operator and of the bank, and decisions about what
-- differs from the ledger.
create table accounting_period (
  period text primary key check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  state text not null check (state in ('open', 'closing', 'closed')),
  closed_at timestamptz,
  closed_by integer references office_member,
  sums jsonb,
  reopened_at timestamptz,
  reopened_by integer references office_member,
  reopen_reason text,
  check ((state = 'closed') = (closed_at is not null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (sums is null))
);
comment on table accounting_period is 'Months of the market''s calendar (Moscow time). A month without a row is open; every month up to the latest closed one is closed.';
comment on column accounting_period.sums is 'Turnover of the period at its closing: {"entries": n, "accounts": {account: [debit, credit]}}, kopecks. The check of the books compares it with the ledger.';
create unique index accounting_period_closed on accounting_period (period desc) where state = 'closed';

alter table ledger_entry add column late_period text;
comment on column ledger_entry.late_period is 'The period of an entry whose own month was closed when it was posted; null = the month of its moment. Written by a trigger only.';

create function ledger_entry_period() returns trigger language plpgsql as $$
declare
  own text := to_char(new.at at time zone 'Europe/Moscow', 'YYYY-MM');
  closed text;
begin
  -- a closing holds this lock exclusively: an entry is either counted by the closing or sees it. The next statement
  -- takes a new snapshot after the lock.
  perform pg_advisory_xact_lock_shared(hashtext('accounting period'));
  select max(period) into closed from accounting_period where state = 'closed';
  new.late_period := case when own <= closed then to_char(to_date(closed, 'YYYY-MM') + interval '1 month', 'YYYY-MM') end;
  return new;
end $$;
create trigger ledger_entry_period before insert on ledger_entry for each row execute function ledger_entry_period();

-- the lists are extended as they stand, so that they keep what other migrations have added
do $$
declare
  known text;
begin
  select pg_get_expr(conbin, conrelid) into known from pg_constraint where conname = 'ledger_line_account_check';
  alter table ledger_line drop constraint ledger_line_account_check;
  execute format('alter table ledger_line add constraint ledger_line_account_check check (%s or account = %L) not valid',
    known, 'acquirer_fee');
  select pg_get_expr(conbin, conrelid) into known from pg_constraint where conname = 'ledger_entry_kind_check';
  alter table ledger_entry drop constraint ledger_entry_kind_check;
  execute format('alter table ledger_entry add constraint ledger_entry_kind_check check (%s or kind = %L) not valid',
    known, 'acquirer_fee');
end $$;

create table register_source (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('acquirer', 'fiscal', 'bank')),
  title text not null unique,
  mapping jsonb,
  made_by integer not null references office_member,
  made_at timestamptz not null
);
comment on table register_source is 'Senders of registers: an acquirer, the fiscal operator, a bank.';
comment on column register_source.mapping is 'Headings of the columns of its files, as the last import named them; null = no import yet.';

create table register_file (
  id integer generated always as identity primary key,
  source_id integer not null references register_source,
  name text not null,
  hash bytea not null,
  rows integer not null,
  known integer not null,
  made_by integer not null references office_member,
  made_at timestamptz not null,
  unique (source_id, hash)
);
comment on table register_file is 'Imported files. rows: read and new; known: rows that an earlier file had.';

create table register_row (
  id bigint generated always as identity primary key,
  file_id integer not null references register_file,
  source_id integer not null,
  kind text not null,
  row integer not null,
  period text not null,
  day date not null,
  amount bigint not null,
  is_refund boolean not null,
  fee bigint not null,
  reference text not null,
  occurrence smallint not null
);
comment on table register_row is 'Rows of registers, each once. kind: of its source. A refund is money given back, for a bank money that came in. fee: withheld by the acquirer, kopecks.';
comment on column register_row.period is 'The month of the day; the first open one if that month was closed at the import.';
comment on column register_row.occurrence is 'Number of equal rows of the file up to this one: files overlap, and one file may rightly have equal rows.';
create unique index register_row_once on register_row (source_id, reference, day, amount, is_refund, fee, occurrence);
create index register_row_of_period on register_row (period, kind);
create index register_row_of_file on register_row (file_id);

create table register_decision (
  period text not null,
  kind text not null,
  reference text not null,
  is_refund boolean not null,
  here_amount bigint,
  there_amount bigint,
  here_day date,
  there_day date,
  order_id integer,
  about text not null,
  outcome text not null check (outcome in ('accepted', 'next', 'correct')),
  comment text not null,
  entry_id bigint references ledger_entry,
  made_by integer not null references office_member,
  made_at timestamptz not null,
  primary key (period, kind, reference, is_refund),
  check ((outcome = 'correct') = (entry_id is not null))
);
comment on table register_decision is 'Decisions about differences of a period. One is in force while both amounts are those that were seen. next: the difference is counted in the following period. correct: by the entry entry_id.';

alter table office_approval
  drop constraint office_approval_kind_check,
  add constraint office_approval_kind_check
    check (kind in ('setRoles', 'invite', 'activate', 'terminateSeller', 'refundMoney', 'setFeeRule', 'reopenPeriod')) not valid;
alter table office_approval validate constraint office_approval_kind_check;
