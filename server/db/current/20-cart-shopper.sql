create or replace view cart_shopper as
select customer_contact.id, free_deliveries, bonus_balance, first_name
  from customer_contact join customer_benefits on customer_benefits.customer_id = customer_contact.id;
