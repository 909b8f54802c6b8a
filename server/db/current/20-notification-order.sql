create or replace view notification_order as
SELECT shop_order.id,
    shop_order.customer_id,
    shop_order.state,
    shop_order.delivery_kind,
    order_terms.payment_method,
    seller_card.voice AS seller_title,
    shop_order.delivery_date,
    shop_order.window_from_hour AS from_hour,
    shop_order.window_to_hour AS to_hour,
    shop_order.time_zone,
    shop_order.total_sum,
    shop_order.pay_before,
    order_terms.place ->> 'regionCode'::text AS region_code,
    -- when the booking terms retain a part, the refund is not announced as full
    order_terms.kept_sum::integer = 0 AND (EXISTS ( SELECT
           FROM money_movement
          WHERE money_movement.order_id = shop_order.id AND kind = 'payment' AND at IS NOT NULL)) AS has_money,
    trade_place.city AS pickup_city,
    trade_place.address AS pickup_address,
    customer.phone,
    customer.email,
    shop_order.answer_before,
    ( SELECT money_movement.amount
           FROM money_movement
          WHERE money_movement.order_id = shop_order.id AND kind = 'payment' AND purpose = 'surcharge'::text AND (money_movement.state = ANY (ARRAY['new'::text, 'registered'::text]))) AS surcharge_due,
    customer.language,
    dinner_order.promised_from,
    dinner_order.promised_to,
    order_terms.carrier_point ->> 'address'::text AS carrier_address,
    order_terms.carrier_point ->> 'city'::text AS carrier_city,
    (order_terms.carrier_tariff ->> 'end'::text) = 'locker'::text AS is_locker,
    ( SELECT booking_card.prepayment
           FROM booking_card
          WHERE booking_card.order_id = shop_order.id) AS prepayment,
    shop_order.pickup_hours,
    ( SELECT max(money_movement.due_at) AS max
           FROM money_movement
          WHERE money_movement.order_id = shop_order.id AND kind = 'debt' AND money_movement.state <> 'paid'::text) AS repay_before
   FROM order_head AS shop_order
     JOIN order_terms ON order_terms.order_id = shop_order.id
     JOIN seller_card ON seller_card.id = shop_order.organization_id
     JOIN customer_contact AS customer ON customer.id = shop_order.customer_id
     LEFT JOIN pickup_place AS trade_place ON trade_place.id = order_terms.trade_place_id
     LEFT JOIN order_dinner AS dinner_order ON dinner_order.order_id = shop_order.id;
