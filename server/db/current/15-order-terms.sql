create or replace view order_terms as
select id as order_id, payment_status, is_rest_in_cash, kept_sum, held_sum, delivery_sum, ordered_total, ordered_promo,
    ordered_bonuses, ordered_delivery, payment_method, saved_on_delivery, place, carrier_tariff, carrier_point,
    trade_place_id, finished_at, canceled_by, completed_by,
    (select coalesce(jsonb_agg(jsonb_build_object('from', from_state, 'to', to_state, 'actor', actor, 'reason', reason, 'at', at)
        order by order_transition.id), '[]')
       from order_transition where order_transition.order_id = shop_order.id) as history
  from shop_order;
comment on view order_terms is 'The terms of an order: its sums beside the total and its lines, what was agreed at first, where it goes, how it ended, and its steps.';
