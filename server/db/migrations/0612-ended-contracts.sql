-- A contract with a seller ends for good. It is kept as a suspension without an end, so that every rule of suspended
-- sellers holds.
alter table organization
  add column terminated_at timestamptz,
  add constraint organization_terminated_is_suspended check (terminated_at is null or suspended_at is not null) not valid;
comment on column organization.terminated_at is 'When the contract with the seller ended; null = it has not.';

create table seller_termination (
  organization_id integer primary key references organization on delete cascade,
  reason text not null check (reason in ('papers', 'complaints', 'late', 'unsafe', 'deceit', 'asked', 'other')),
  message text not null check (length(message) between 1 and 500),
  ends_on date not null,
  approved_at timestamptz not null,
  done_at timestamptz,
  told_at timestamptz
);
comment on table seller_termination is 'Approved ends of contracts with sellers; who proposed and approved is in the audit trail.';
comment on column seller_termination.ends_on is 'First day without sales, in the seller''s time zone.';
create index seller_termination_due on seller_termination (ends_on) where done_at is null;

alter table office_approval
  drop constraint office_approval_kind_check,
  add constraint office_approval_kind_check check (kind in ('setRoles', 'invite', 'activate', 'terminateSeller')) not valid;
