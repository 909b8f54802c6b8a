create or replace view ledger_due as
SELECT 'payment:'::text || payment.id AS cause,
    'payment'::text AS kind,
    1 AS turn,
    payment.order_id,
    shop_order.customer_id,
    COALESCE(payment.at, payment.created_at) AS at,
    jsonb_build_object('method', payment.method, 'customerId', shop_order.customer_id, 'amount', payment.captured) AS facts,
    NULL::jsonb AS before,
    -- an order with frozen lines needs no per cent; others paid 10 unless the contract set another per cent
    CASE WHEN NOT EXISTS (SELECT FROM commission_line WHERE commission_line.order_id = payment.order_id)
      THEN COALESCE(organization.commission_percent, 10) END AS commission_percent,
    NULL::jsonb AS terms,
    NULL::smallint AS vat_percent
   FROM money_movement payment
     JOIN order_head AS shop_order ON shop_order.id = payment.order_id
     JOIN seller_terms AS organization ON organization.id = shop_order.organization_id
  WHERE payment.kind = 'payment' AND payment.captured > 0 AND NOT (EXISTS ( SELECT
           FROM ledger_entry
          WHERE ledger_entry.cause = ('payment:'::text || payment.id)))
UNION ALL
 SELECT 'bonus:'::text || bonus_entry.id AS cause,
    'bonus'::text AS kind,
    2 AS turn,
    bonus_entry.order_id,
    bonus_entry.customer_id,
    bonus_entry.at,
    jsonb_build_object('kind', bonus_entry.kind, 'customerId', bonus_entry.customer_id, 'amount', bonus_entry.amount)
        || CASE WHEN bonus_entry.step LIKE 'goodwill:%' THEN '{"isGoodwill": true}'::jsonb ELSE '{}'::jsonb END AS facts,
    NULL::jsonb AS before,
    NULL::numeric AS commission_percent,
    NULL::jsonb AS terms,
    NULL::smallint AS vat_percent
   FROM bonus_entry
  WHERE NOT (EXISTS ( SELECT
           FROM ledger_entry
          WHERE ledger_entry.cause = ('bonus:'::text || bonus_entry.id)))
UNION ALL
 SELECT (('order:'::text || due.order_id) || ':'::text) || (past.times + 1) AS cause,
    'settlement'::text AS kind,
    3 AS turn,
    due.order_id,
    due.customer_id,
        CASE past.times
            WHEN 0 THEN due.at
            ELSE NULL::timestamp with time zone
        END AS at,
    due.facts,
    known.facts || owned.by AS before,
    CASE WHEN due.terms IS NULL THEN COALESCE(( SELECT (entry.facts ->> 'commissionPercent'::text)::numeric AS "numeric"
           FROM ledger_entry entry
          WHERE entry.order_id = due.order_id AND entry.facts ? 'commissionPercent'::text
          ORDER BY entry.id
         LIMIT 1), organization.commission_percent, 10) END AS commission_percent,
    due.terms,
    ( SELECT operator_vat.percent FROM operator_vat
       WHERE operator_vat.from_day <= (due.at AT TIME ZONE 'Europe/Moscow')::date
       ORDER BY operator_vat.from_day DESC LIMIT 1) AS vat_percent
   FROM ledger_settlement due
     JOIN seller_terms AS organization ON organization.id = ((due.facts ->> 'organizationId'::text)::integer)
     CROSS JOIN LATERAL ( SELECT count(*) AS times
           FROM ledger_entry
          WHERE ledger_entry.order_id = due.order_id AND ledger_entry.kind = 'settlement'::text) past
     LEFT JOIN LATERAL ( SELECT ledger_entry.facts
           FROM ledger_entry
          WHERE ledger_entry.order_id = due.order_id AND ledger_entry.kind = 'settlement'::text
          ORDER BY ledger_entry.id DESC
         LIMIT 1) known ON true
     -- an order of a merged account is settled with its present owner, who took the balance over
     CROSS JOIN LATERAL ( SELECT jsonb_build_object('customerId', due.customer_id) AS by) owned
  WHERE known.facts IS NULL OR (known.facts - '{commissionPercent,commission,vatPercent}'::text[] || owned.by) <> due.facts
UNION ALL
 SELECT 'refund:'::text || refund.id AS cause,
    'refund'::text AS kind,
    4 AS turn,
    refund.order_id,
    shop_order.customer_id,
    refund.at,
    jsonb_build_object('method', refund.method, 'customerId', shop_order.customer_id, 'amount', refund.amount) AS facts,
    NULL::jsonb AS before,
    NULL::numeric AS commission_percent,
    NULL::jsonb AS terms,
    NULL::smallint AS vat_percent
   FROM money_movement refund
     JOIN order_head AS shop_order ON shop_order.id = refund.order_id
  WHERE refund.kind = 'refund' AND refund.state = 'done'::text AND NOT (EXISTS ( SELECT
           FROM ledger_entry
          WHERE ledger_entry.cause = ('refund:'::text || refund.id)))
UNION ALL
 -- the market's part of an order's refunds: the difference from what was posted, since later refunds of the order lower it
 SELECT (('market:'::text || shared.order_id) || ':'::text) || (past.times + 1) AS cause,
    'compensation'::text AS kind,
    5 AS turn,
    shared.order_id,
    shop_order.customer_id,
        CASE past.times
            WHEN 0 THEN shared.at
            ELSE NULL::timestamp with time zone
        END AS at,
    jsonb_build_object('customerId', shop_order.customer_id, 'amount', shared.amount) AS facts,
    past.facts AS before,
    NULL::numeric AS commission_percent,
    NULL::jsonb AS terms,
    NULL::smallint AS vat_percent
   FROM ( SELECT refund.order_id,
            max(refund.at) AS at,
            COALESCE(sum(refund.market_share) FILTER (WHERE refund.state = 'done'::text), 0::bigint) AS amount
           FROM money_movement refund
          WHERE refund.kind = 'refund'
          GROUP BY refund.order_id) shared
     JOIN order_head AS shop_order ON shop_order.id = shared.order_id
     CROSS JOIN LATERAL ( SELECT count(*) AS times,
            (array_agg(ledger_entry.facts ORDER BY ledger_entry.id DESC))[1] AS facts
           FROM ledger_entry
          WHERE ledger_entry.order_id = shared.order_id AND ledger_entry.cause LIKE 'market:%'::text) past
  WHERE shared.amount <> COALESCE((past.facts ->> 'amount'::text)::bigint, 0::bigint);
