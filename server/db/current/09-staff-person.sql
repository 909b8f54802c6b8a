create or replace view staff_person as
select id, name, phone, bank_subject, is_active, is_administrator, created_at,
    array(select organization_id from staff_membership
           where staff_id = staff_account.id and ended_at is null order by organization_id) as organization_ids
  from staff_account;
comment on view staff_person is 'A person who works for sellers or for the shop; organization_ids are those they work for now.';
