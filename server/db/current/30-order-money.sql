create or replace view order_money as
SELECT shop_order.id AS order_id,
    COALESCE(( SELECT sum(payment.captured_amount::integer) AS sum
           FROM payment
          WHERE payment.order_id = shop_order.id), 0::bigint) - COALESCE(( SELECT sum(refund.amount::integer) AS sum
           FROM refund
             JOIN payment ON payment.id = refund.payment_id
          WHERE payment.order_id = shop_order.id AND refund.status = 'done'::text), 0::bigint)
    -- of money the seller took the register only takes back what it printed, when that is back
    + LEAST(COALESCE(told.told_by_hand, 0::bigint), COALESCE((settlement.facts ->> 'cash'::text)::bigint, 0::bigint) + ( SELECT COALESCE(sum(seller_debt.amount::integer), 0::bigint) AS sum
           FROM seller_debt
          WHERE seller_debt.order_id = shop_order.id AND seller_debt.state <> 'paid'::text)) AS moved
   FROM order_head AS shop_order
     LEFT JOIN ledger_settlement settlement ON settlement.order_id = shop_order.id
     LEFT JOIN receipt_money told ON told.order_id = shop_order.id;
