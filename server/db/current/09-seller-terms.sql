create or replace view seller_terms as
select id, popularity, sales_paused_at, sales_paused_until, window_from_hour, window_to_hour, delivery_weekdays, order_cutoff,
    processing_days, delivery_duration_days, work_with_subscriptions, commission_percent,
    has_online_payment,
    (select count(*)::int from shipping_rate where shipping_rate.organization_id = organization.id) as shipping_rates,
    (select count(*)::int from trade_place
      where trade_place.organization_id = organization.id and trade_place.closed_at is null) as pickup_places,
    array(select code from organization_payment_method as method
           where method.organization_id = organization.id order by code) as payment_methods
  from organization;
comment on view seller_terms is 'When and how a seller sells, brings and is paid, and what part of the goods'' money the shop keeps.';
