create or replace view cart_shopper as
SELECT customer.id,
        CASE
            WHEN customer.has_subscription_offer THEN customer.free_delivery_count::integer
            ELSE 0
        END AS free_deliveries,
    COALESCE(bonus_account.balance::integer, 0) AS bonus_balance,
    customer.first_name
   FROM customer
     LEFT JOIN bonus_account ON bonus_account.customer_id = customer.id;
