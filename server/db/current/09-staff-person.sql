create or replace view staff_person as
select id, name, phone, is_active, is_administrator, created_at from staff_account;
comment on view staff_person is 'A person who works for a seller or for the shop.';
