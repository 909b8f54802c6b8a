create or replace view receipt_money as
SELECT order_id,
    sum(
        CASE operation
            WHEN 'sell'::text THEN total::integer - offset_sum::integer
            WHEN 'sell_refund'::text THEN offset_sum::integer - total::integer
            ELSE NULL::integer
        END) AS told
   FROM receipt
  WHERE payment <> 'offset'::text AND kind <> 'correction'::text
  GROUP BY order_id;
