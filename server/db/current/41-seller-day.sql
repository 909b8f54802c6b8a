create or replace view seller_day as
select organization_id, day, orders, sum, driven, cardinality(late_minutes) as late,
    (select coalesce(sum((claim ->> 'claims')::integer), 0)::integer from jsonb_array_elements(claims) as claim) as claims
  from numbers_day;
comment on view seller_day is 'Orders that a seller completed on a day, with their sum, late deliveries and accepted claims.';
