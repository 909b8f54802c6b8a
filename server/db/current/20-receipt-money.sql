create or replace view receipt_money as
SELECT order_id,
    sum(
        CASE operation
            WHEN 'sell'::text THEN total::integer - offset_sum::integer
            WHEN 'sell_refund'::text THEN offset_sum::integer - total::integer
            ELSE NULL::integer
        END) AS told,
    -- cash taken by the seller that was printed by the shop's register before the seller's own
    COALESCE(sum(
        CASE operation
            WHEN 'sell'::text THEN total::integer - offset_sum::integer
            WHEN 'sell_refund'::text THEN offset_sum::integer - total::integer
            ELSE NULL::integer
        END) FILTER (WHERE cause LIKE 'order:%:taken:%'), 0::bigint) AS told_by_hand
   FROM receipt
  WHERE payment <> 'offset'::text AND kind <> 'correction'::text
  GROUP BY order_id;
