create or replace view seller_terms as
select id, sales_paused_at, sales_paused_until, window_from_hour, window_to_hour, delivery_weekdays, order_cutoff,
    processing_days, delivery_duration_days, work_with_subscriptions, commission_percent
  from organization;
comment on view seller_terms is 'When a seller sells and brings, and what part of the goods'' money the shop keeps.';
