-- Papers of the agent for a period. A paper is never changed: a correction is another row that names it.
create table agency_paper_month (
  period text primary key check (period ~ '^\d{4}(-\d{2})?$'),
  asked_by integer,
  asked_at timestamptz not null,
  done_at timestamptz
);
comment on table agency_paper_month is 'Months (YYYY-MM), and years of household plots (YYYY), whose papers are to be formed. done_at: every seller has them.';

create table agency_paper_counter (
  kind text not null,
  year smallint not null,
  last integer not null check (last >= 0),
  primary key (kind, year)
);
comment on table agency_paper_counter is 'Numbers given to papers of a kind in a year. The transaction that writes papers keeps the row locked, so a rollback gives the numbers back.';

create table agency_paper (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('agentReport', 'feeAct', 'reconciliation', 'householdYear')),
  organization_id integer not null references organization,
  period text not null,
  revision smallint not null check (revision >= 0),
  corrects integer unique references agency_paper check ((corrects is null) = (revision = 0)),
  year smallint not null,
  place integer not null check (place > 0),
  number text not null,
  day date not null,
  seller text not null,
  total bigint not null,
  snapshot text not null,
  digest text not null,
  file_id uuid not null,
  formed_at timestamptz not null,
  formed_by integer,
  unique (kind, organization_id, period, revision),
  unique (kind, year, place, revision)
);
create index agency_paper_by_seller on agency_paper (organization_id, id desc);
create index agency_paper_by_period on agency_paper (period, id desc);
comment on table agency_paper is 'Papers as they were formed. snapshot: JSON of the model that the files are drawn from; digest: its SHA-256. seller: the name of the principal. total: kopecks; of a report the debt of the agent at the end, below 0 = of the seller. period: a month, a year of a household plot, or two days of a reconciliation.';
comment on column agency_paper.place is 'Place in the numbering of the kind and year; a correction of an act keeps number and day.';

create table agency_paper_reply (
  paper_id integer primary key references agency_paper,
  kind text not null check (kind in ('accepted', 'objected')),
  text text not null,
  at timestamptz not null,
  by_staff integer not null,
  answer text,
  answered_at timestamptz,
  answered_by integer,
  check ((answer is null) = (answered_at is null)),
  check (answer is null or kind = 'objected')
);
create index agency_paper_reply_waiting on agency_paper_reply (paper_id) where kind = 'objected' and answered_at is null;
comment on table agency_paper_reply is 'What the seller says of a paper: accepted, or objected within 30 days; and the answer of the office. Silence is acceptance and has no row.';

create table agency_paper_sending (
  paper_id integer primary key references agency_paper,
  operation_id uuid not null,
  state text not null check (state in ('waiting', 'invited', 'noBox', 'rejects', 'draft', 'sent', 'delivered', 'signed', 'refused', 'clarification', 'failed')),
  reason text not null default '',
  box_id text,
  sender_id text,
  receiver_id text,
  message_id text,
  document_id text,
  attempts smallint not null default 0,
  next_at timestamptz,
  changed_at timestamptz not null,
  check ((message_id is null) = (document_id is null)),
  check ((sender_id is null) = (receiver_id is null) and (sender_id is null) = (box_id is null))
);
create index agency_paper_sending_due on agency_paper_sending (next_at) where next_at is not null;
comment on table agency_paper_sending is 'A paper at the operator of electronic documents. operation_id: a repeat with it sends nothing twice. next_at: when the operator is asked again; null = the end.';

create table agency_edo_token (
  is_only boolean primary key default true check (is_only),
  given text not null,
  token text not null
);
comment on table agency_edo_token is 'Refresh token of the operator of electronic documents, which changes with each use. given: SHA-256 of the token of the settings from which it came.';

create table agency_paper_kpp (
  owner text primary key check (owner ~ '^(market|\d+)$'),
  kpp text not null check (kpp ~ '^\d{4}[\dA-Z]{2}\d{3}$')
);
comment on table agency_paper_kpp is 'КПП of companies, which electronic papers need: of the market, and of sellers by id.';

create function agency_paper_stays() returns trigger language plpgsql as $$
begin
  raise exception 'papers are not changed';
end $$;
create trigger agency_paper_stays before update or delete or truncate on agency_paper
  for each statement execute function agency_paper_stays();
