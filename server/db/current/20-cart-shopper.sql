create or replace view cart_shopper as
select customer_id as id, free_deliveries, bonus_balance, first_name from customer_benefits;
