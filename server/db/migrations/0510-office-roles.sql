-- The seven roles of the office.
alter table office_member drop constraint office_member_roles_check,
  add constraint office_member_roles_check
    check (roles <@ array['owner', 'support', 'curator', 'moderator', 'editor', 'accountant', 'analyst']
      and cardinality(roles) > 0);
