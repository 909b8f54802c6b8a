-- A seller that the market has suspended takes no new orders and leaves lists; orders that had begun are finished.
alter table organization
  add column suspended_at timestamptz,
  add constraint organization_suspended_is_hidden check (suspended_at is null or is_hidden) not valid;
alter table organization validate constraint organization_suspended_is_hidden;
comment on column organization.suspended_at is 'Since when the market has suspended the seller; null = it has not.';

create table seller_suspension (
  id integer generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  reason text not null check (reason in ('papers', 'complaints', 'late', 'unsafe', 'deceit', 'asked', 'other')),
  message text not null check (length(message) between 1 and 500),
  began_at timestamptz not null,
  until timestamptz,
  ended_at timestamptz,
  begin_told_at timestamptz,
  end_told_at timestamptz
);
comment on table seller_suspension is 'Suspensions of sellers by the market; authors are in the audit trail.';
comment on column seller_suspension.until is 'The end that comes by itself; null = the office restores the seller.';
comment on column seller_suspension.begin_told_at is 'When the seller was notified of the beginning; null = not yet.';
create unique index seller_suspension_in_effect on seller_suspension (organization_id) where ended_at is null;
create index seller_suspension_by_seller on seller_suspension (organization_id, id desc);

create table seller_note (
  id integer generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  staff_id integer not null references staff_account,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null
);
comment on table seller_note is 'Notes of the office about a seller; the seller does not see them.';
create index seller_note_by_seller on seller_note (organization_id, id desc);
create index seller_note_by_author on seller_note (staff_id);
