create or replace view order_money as
SELECT shop_order.id AS order_id,
    COALESCE(( SELECT sum(payment.captured_amount::integer) AS sum
           FROM payment
          WHERE payment.order_id = shop_order.id), 0::bigint) - COALESCE(( SELECT sum(refund.amount::integer) AS sum
           FROM refund
             JOIN payment ON payment.id = refund.payment_id
          WHERE payment.order_id = shop_order.id AND refund.status = 'done'::text), 0::bigint) + COALESCE((settlement.facts ->> 'cash'::text)::integer, 0) AS moved
   FROM shop_order
     LEFT JOIN ledger_settlement settlement ON settlement.order_id = shop_order.id;
