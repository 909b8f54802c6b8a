-- A person of sellers is one account and may work at several of them, in a role at each. What is over stays, so that the
-- log of actions goes on naming who they were.
create table staff_membership (
  staff_id integer not null references staff_account on delete cascade,
  organization_id integer not null references organization on delete cascade,
  role text not null,
  since timestamptz not null,
  ended_at timestamptz,
  primary key (staff_id, organization_id),
  constraint staff_membership_role_check check (role in ('owner', 'manager', 'picker', 'courier', 'accountant'))
);
comment on table staff_membership is 'Who works at which seller, and as what.';
comment on column staff_membership.ended_at is 'Null = works there now. Whoever comes back goes on in the same row.';
create index staff_membership_by_organization on staff_membership (organization_id) where ended_at is null;

-- each seller's first manager owns it; an accountant or a picker who is alone is not raised by a migration
insert into staff_membership (staff_id, organization_id, role, since, ended_at)
select id, organization_id,
  case
    when role = 'assembler' then 'picker'
    when role = 'manager' and is_active and id = min(id) filter (where role = 'manager' and is_active) over (partition by organization_id)
      then 'owner'
    else role
  end,
  created_at, case when is_active then null else shop_now() end
  from staff_account where organization_id is not null;

-- the seller somebody has chosen to work at; a session is of one at a time
alter table staff_token add column organization_id integer;
update staff_token set organization_id = staff_account.organization_id from staff_account where staff_account.id = staff_id;
alter table staff_token add constraint staff_token_membership_fkey
  foreign key (staff_id, organization_id) references staff_membership (staff_id, organization_id) on delete cascade;
comment on column staff_token.organization_id is 'The seller the person works at in this session; null = an administrator.';

-- what the account said of its one seller
alter table staff_account add column is_administrator boolean not null default false;
update staff_account set is_administrator = true where role = 'administrator';
-- whoever left a seller has no place there, and may be invited again
update staff_account set is_active = true where organization_id is not null;
alter table staff_account drop constraint staff_account_works_somewhere, drop column role, drop column organization_id;
comment on column staff_account.is_administrator is 'Works for the marketplace. Everybody else has the rights of their memberships.';
