-- Money of orders received by any party. `at` is the time of the transfer; null = pending. A duplicate payment is a
-- surplus.
create or replace view money_movement as
select 'payment' as kind, id::text as id, order_id, method, purpose, status as state, amount::integer as amount,
    held_amount::integer as held, captured_amount::integer as captured, refunded_amount::integer as refunded, is_surplus,
    created_at, settled_at as at, null::timestamptz as due_at, null::text as actor, null::integer as actor_id,
    null::text as way, '' as note, null::text as courier_name, 0 as market_share
  from payment
union all
select 'refund', refund.id::text, payment.order_id, payment.method, payment.purpose, refund.status, refund.amount::integer,
    0, 0, 0, payment.is_surplus, refund.created_at, refund.done_at, null, null, null, null, refund.reason, null,
    refund.market_share
  from refund join payment on payment.id = refund.payment_id
union all
select 'offline', id::text, order_id, null, null, 'done', amount::integer, 0, 0, 0, false, at, at, null, actor, actor_id, null, '', courier_name, 0
  from offline_payment
union all
select 'debt', id::text, order_id, null, null, state, amount::integer, 0, 0, 0, false, created_at, paid_at, due_at, 'farmer',
    paid_by, way, note, null, 0
  from seller_debt;
comment on view money_movement is 'Money of orders. kind: payment at a gateway, refund of one, offline = taken by the seller, debt = what the seller owes the customer. market_share: part of a refund at the market''s cost.';
