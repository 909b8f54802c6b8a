-- What an account may do is said by its role, and no longer by an organization that is missing: who lost it is nobody's
-- administrator.
alter table staff_account add column role text not null default 'manager'
  check (role in ('administrator', 'manager', 'assembler', 'accountant'));
update staff_account set role = 'administrator' where organization_id is null;
alter table staff_account add constraint staff_account_works_somewhere
  check ((role = 'administrator') = (organization_id is null));
comment on column staff_account.role is 'An administrator works for the marketplace; every other role is one at the account''s seller.';
comment on column staff_account.organization_id is 'The seller whose person it is; an administrator has none.';
