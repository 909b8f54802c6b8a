create or replace view cart_shopper as
SELECT customer.id,
    COALESCE(m.granted + m.returned - m.used, 0) AS free_deliveries,
    COALESCE(bonus_account.balance::integer, 0) AS bonus_balance,
    customer.first_name
   FROM customer_contact AS customer
     LEFT JOIN subscription_month m ON m.customer_id = customer.id AND m.is_current
     LEFT JOIN bonus_account ON bonus_account.customer_id = customer.id;
