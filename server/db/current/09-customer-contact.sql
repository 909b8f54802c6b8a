create or replace view customer_contact as
select id, first_name, last_name, phone, email, language, created_at, erased_at from customer;
comment on view customer_contact is 'How a customer is called and reached.';
