-- Changes that one person proposes and another one approves.
create table office_approval (
  id uuid primary key,
  kind text not null check (kind in ('setRoles', 'invite', 'activate')),
  target text not null,
  subject jsonb not null,
  digest text not null,
  proposed_by integer not null references office_member,
  proposed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > proposed_at),
  ended_at timestamptz,
  outcome text check (outcome in ('approved', 'refused', 'withdrawn')),
  decided_by integer references office_member,
  check ((ended_at is null) = (outcome is null))
);
comment on table office_approval is 'A change of the office that waits for the approval of another person.';
comment on column office_approval.target is 'The person or the phone that the change is about; a target has one open proposal.';
comment on column office_approval.digest is 'Hash of the change and its proposer; an approval names it.';
comment on column office_approval.decided_by is 'Who ended it; null = a later proposal or a lost right of the proposer did.';
create unique index office_approval_open on office_approval (target) where ended_at is null;
create index office_approval_by_proposer on office_approval (proposed_by);
create index office_approval_by_decider on office_approval (decided_by) where decided_by is not null;
