create or replace view order_terms as
select id as order_id, payment_status, is_rest_in_cash, kept_sum, held_sum, delivery_sum, ordered_total, ordered_promo,
    ordered_bonuses, ordered_delivery, used_free_delivery, saved_on_delivery, place, carrier_tariff, carrier_point,
    trade_place_id, finished_at, canceled_by, completed_by
  from shop_order;
comment on view order_terms is 'The terms of an order: its sums beside the total and its lines, what was agreed at first, where it goes, and how it ended.';
