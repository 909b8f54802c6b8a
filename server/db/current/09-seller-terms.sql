create or replace view seller_terms as
select id, popularity, sales_paused_at, sales_paused_until, window_from_hour, window_to_hour, delivery_weekdays, order_cutoff,
    processing_days, delivery_duration_days, work_with_subscriptions, commission_percent,
    has_online_payment,
    (select count(*)::int from shipping_rate where shipping_rate.organization_id = organization.id) as shipping_rates,
    (select count(*)::int from trade_place
      where trade_place.organization_id = organization.id and trade_place.closed_at is null) as pickup_places,
    array(select code from organization_payment_method as method
           where method.organization_id = organization.id order by code) as payment_methods,
    array(select valid_to from organization_document as paper
           where paper.organization_id = organization.id and valid_to is not null and checked <> 'refused' order by valid_to) as papers_end_on,
    (select jsonb_build_object('state', state, 'provedBy', proved_by, 'trade', trade) from seller_application
      where seller_application.organization_id = organization.id) as application,
    -- -1 in `unsold` says that the contract has ended
    suspended_at, case when terminated_at is null then unsold else array[-1, 0] end as unsold
  from organization;
comment on view seller_terms is 'When and how a seller sells, brings and is paid, what part of the goods'' money the shop keeps, and how it was let in; application is null when the office let it in.';
