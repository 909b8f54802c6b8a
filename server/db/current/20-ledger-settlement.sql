create or replace view ledger_settlement as
SELECT shop_order.id AS order_id,
    shop_order.customer_id,
    order_terms.finished_at AS at,
    jsonb_build_object('customerId', shop_order.customer_id, 'organizationId', shop_order.organization_id, 'goods', sold.goods, 'delivery', order_terms.delivery_sum, 'carrier',
        CASE shop_order.delivery_kind
            WHEN 'cdek'::text THEN 'cdek'::text
            ELSE 'seller'::text
        END, 'cash',
        CASE
            WHEN order_terms.payment_method = ANY (ARRAY['cashondelivery'::text, 'banktransfer'::text, 'urozhaj'::text]) THEN shop_order.total_sum::bigint
            WHEN order_terms.is_rest_in_cash THEN GREATEST(0::bigint, shop_order.total_sum::integer - money.online)
            ELSE 0::bigint
        END) || CASE WHEN sold.given > 0 THEN jsonb_build_object('marketDiscount', sold.given) ELSE '{}'::jsonb END
        || CASE WHEN sold.lines IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('lines', sold.lines) END AS facts,
    sold.terms
   FROM order_head AS shop_order
     JOIN order_terms ON order_terms.order_id = shop_order.id
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(captured - refunded) FILTER (WHERE kind = 'payment'), 0::bigint)
                -- money returned at the market's cost still pays for the order
                + COALESCE(sum(market_share) FILTER (WHERE kind = 'refund' AND money_movement.state = 'done'), 0::bigint) AS online
           FROM money_movement
          WHERE money_movement.order_id = shop_order.id AND kind IN ('payment', 'refund') AND NOT is_surplus) money
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(sold_line.sold_sum), 0::bigint) AS goods,
            COALESCE(sum(sold_sum - bonus_sum - payable_sum), 0::bigint) AS given,
            jsonb_agg(jsonb_build_array(sold_line.id, sold_sum, actual_sum) ORDER BY sold_line.id)
              FILTER (WHERE commission_line.order_line_id IS NOT NULL) AS lines,
            jsonb_agg(jsonb_build_object('ruleId', rule_id, 'basisPoints', basis_points, 'floor', floor, 'ceiling', ceiling,
                'fixed', fixed, 'base', base) ORDER BY sold_line.id)
              FILTER (WHERE commission_line.order_line_id IS NOT NULL) AS terms
           FROM sold_line LEFT JOIN commission_line ON commission_line.order_line_id = sold_line.id
          WHERE sold_line.order_id = shop_order.id) sold
  -- the retained part of a cancelled booking belongs to the seller, like that of a received order
  WHERE shop_order.state = 'received'::text OR order_terms.kept_sum::integer > 0;
comment on view ledger_settlement is 'What an order that was handed over comes to, as the ledger posts it. facts.lines: id, sum sold and sum before the seller''s promo code of each line; terms: the frozen terms of these lines in the same order. Both are absent for an order placed before fees were frozen by line.';
