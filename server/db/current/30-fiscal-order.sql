create or replace view fiscal_order as
SELECT shop_order.id,
    shop_order.state,
    order_terms.payment_method,
    shop_order.total_sum,
    order_terms.ordered_promo,
    order_terms.ordered_bonuses,
    order_terms.ordered_delivery,
    -- the seller's part of the cash they took; a debt has not been paid back yet
    (COALESCE((settlement.facts ->> 'cash'::text)::integer, 0) + ( SELECT COALESCE(sum(debt.amount), 0::bigint)
           FROM money_movement debt
          WHERE debt.order_id = shop_order.id AND debt.kind = 'debt' AND debt.state <> 'paid'::text))::integer AS taken_sum,
    seller_card.tax_system,
    seller_card.legal_name AS seller_name,
    seller_card.tin AS seller_tin,
    seller_card.phone AS seller_phone,
    customer.email,
    customer.phone,
    ( SELECT jsonb_agg(to_jsonb(order_item.*) || order_item.terms
                || jsonb_build_object('payable_sum', sold_line.payable_sum, 'bonus_sum', sold_line.bonus_sum)
              ORDER BY order_item."position", order_item.id) AS jsonb_agg
           FROM order_item
             JOIN sold_line ON sold_line.id = order_item.id
          WHERE order_item.order_id = shop_order.id) AS lines,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', payment.id, 'method', payment.method, 'amount', payment.captured) ORDER BY payment.at, payment.id), '[]'::jsonb) AS "coalesce"
           FROM money_movement payment
          WHERE payment.order_id = shop_order.id AND payment.kind = 'payment' AND payment.captured > 0) AS payments,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', refund.id, 'method', refund.method, 'amount', refund.amount) ORDER BY refund.at, refund.id), '[]'::jsonb) AS "coalesce"
           FROM money_movement refund
          WHERE refund.order_id = shop_order.id AND refund.kind = 'refund' AND refund.state = 'done'::text) AS refunds,
    order_terms.kept_sum,
    shop_order.delivery_kind,
    order_terms.delivery_sum
   FROM order_head AS shop_order
     JOIN order_terms ON order_terms.order_id = shop_order.id
     JOIN seller_card ON seller_card.id = shop_order.organization_id
     JOIN customer_contact AS customer ON customer.id = shop_order.customer_id
     LEFT JOIN ledger_settlement settlement ON settlement.order_id = shop_order.id;
