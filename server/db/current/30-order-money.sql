create or replace view order_money as
SELECT shop_order.id AS order_id,
    gateway.moved
    -- for cash taken by the seller, the register refunds only the printed part, after it was paid back
    + LEAST(COALESCE(told.told_by_hand, 0::bigint), COALESCE((settlement.facts ->> 'cash'::text)::bigint, 0::bigint) + gateway.owed) AS moved
   FROM order_head AS shop_order
     CROSS JOIN LATERAL ( SELECT
            COALESCE(sum(captured - CASE WHEN kind = 'refund' AND state = 'done' THEN amount ELSE 0 END) FILTER (WHERE kind <> 'debt'), 0::bigint) AS moved,
            COALESCE(sum(amount) FILTER (WHERE kind = 'debt' AND state <> 'paid'), 0::bigint) AS owed
           FROM money_movement
          WHERE money_movement.order_id = shop_order.id) gateway
     LEFT JOIN ledger_settlement settlement ON settlement.order_id = shop_order.id
     LEFT JOIN receipt_money told ON told.order_id = shop_order.id;
