-- Items of queues of the office that a person works on.
create table office_taken (
  queue text not null check (queue in ('disputes', 'applications', 'reviews', 'callBacks', 'unanswered', 'dataRequests')),
  item_id text not null check (length(item_id) between 1 and 60),
  member_id integer not null references office_member,
  taken_at timestamptz not null,
  until timestamptz not null check (until > taken_at),
  primary key (queue, item_id)
);
comment on table office_taken is 'An item of a queue of the office that one person works on; the others leave it alone.';
comment on column office_taken.until is 'The item is free again from then on, and earlier without an open session or a right of the person.';
create index office_taken_by_member on office_taken (member_id);
