-- Who comes by themselves sells at the marketplace once an administrator has looked at them.
create table seller_application (
  organization_id integer primary key references organization (id) on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'returned', 'approved')),
  note text not null default '' check (length(note) <= 1000),
  created_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by integer references staff_account (id) on delete set null,
  told_at timestamptz,
  check (state = 'draft' or submitted_at is not null),
  check (state in ('draft', 'submitted') or decided_at is not null)
);
comment on table seller_application is 'Sellers without a row were let in by an administrator.';
comment on column seller_application.note is 'What an administrator wrote when it was returned; empty = nothing.';
comment on column seller_application.told_at is 'When the seller was told of the decision by a message; null = not of this one.';
create index seller_application_by_state on seller_application (state, organization_id);
