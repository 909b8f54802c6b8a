create or replace view order_terms as
select id as order_id, payment_status, is_rest_in_cash, kept_sum, held_sum, goods_sum, discount_sum, promo_sum, bonus_sum,
    delivery_sum, ordered_total, ordered_promo, ordered_bonuses, carrier_tariff, carrier_point, trade_place_id, finished_at,
    ordered_delivery, canceled_by, completed_by
  from shop_order;
comment on view order_terms is 'The terms of an order: its sums beside the total, what was agreed at first, what the carrier offered, and how it ended.';
