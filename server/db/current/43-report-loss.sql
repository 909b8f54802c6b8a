create or replace view report_loss as
select 'canceled' as kind, cancel_reason as reason, order_id, organization_id, ended_at, day, trade, way, town, lost_sum::bigint as sum
  from report_order where is_canceled
union all
select 'claimed', order_claim.kind, report_order.order_id, organization_id, ended_at, day, trade, way, town, coalesce(refund, 0)::bigint
  from report_order join order_claim on order_claim.order_id = report_order.order_id and order_claim.state = 'accepted'
union all
select 'refunded', '', order_id, organization_id, ended_at, day, trade, way, town, refund_sum
  from report_order where refund_sum > 0;
comment on view report_loss is 'What was lost with orders that are over, a row per order and reason; sums are kopecks.
kind: canceled, claimed = a claim was accepted, refunded = money was given back (also that of the other two kinds, so kinds are not added up).
reason: of a cancellation as report_order.cancel_reason; of a claim spoilt, missing or wrong; of a refund empty.
sum: what was ordered less what was kept; what the claim gave back; what was given back.
order_id, organization_id, ended_at, day, trade, way, town: as in report_order.';
